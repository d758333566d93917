import { describe, expect, it } from 'vitest'

import { readClientAddress, toNetworkPrefix } from './address.ts'

const readAddress = (
  forwarded: string | null,
  trustedProxies: number,
  address = '198.51.100.9',
) => {
  const headers = forwarded === null ? {} : { 'x-forwarded-for': forwarded }
  return readClientAddress(
    new Request('http://localhost/', { headers }),
    { address },
    { trustedProxies },
  )
}

describe('the client’s address', () => {
  it.each([
    ['the remote address, without a proxy', '203.0.113.7', 0, '198.51.100.9'],
    ['the address that the proxy has seen', '203.0.113.7', 1, '203.0.113.7'],
    [
      'the address that the proxy appended, ignoring earlier ones',
      '41.0.0.1, 203.0.113.7',
      1,
      '203.0.113.7',
    ],
    [
      'the address that the outer of two proxies has seen',
      '41.0.0.1, 203.0.113.7, 10.0.0.2',
      2,
      '203.0.113.7',
    ],
    [
      'the remote address, when there are fewer proxies than configured',
      '203.0.113.7',
      2,
      '198.51.100.9',
    ],
    ['the remote address, when the header contains no address', 'unknown', 1, '198.51.100.9'],
    ['the remote address, when the header contains a path', '..', 1, '198.51.100.9'],
    ['the remote address, when there is no header', null, 1, '198.51.100.9'],
    ['the forwarded address without its port', '203.0.113.7:4711', 1, '203.0.113.7'],
    ['the forwarded address without its brackets', '[2001:db8::1]:4711', 1, '2001:db8::1'],
    ['an IPv4 address, even when forwarded as IPv6', '::ffff:203.0.113.7', 1, '203.0.113.7'],
    [
      'an IPv4 address, even when forwarded as hexadecimal IPv6',
      '::FFFF:cb00:7107',
      1,
      '203.0.113.7',
    ],
    ['the canonical form of an IPv6 address', '2001:0DB8:0:0:0:0:0:1', 1, '2001:db8::1'],
  ])('is %s', (_, forwarded, proxies, expected) => {
    expect(readAddress(forwarded, proxies)).toBe(expected)
  })

  it('is an IPv4 address even if a dual-stack socket reports it as IPv6', () => {
    expect(readAddress(null, 0, '::ffff:127.0.0.1')).toBe('127.0.0.1')
  })
})

describe('toNetworkPrefix', () => {
  it('returns an IPv4 address unchanged', () => {
    expect(toNetworkPrefix('203.0.113.7')).toBe('203.0.113.7')
  })

  it('returns the /64 of an IPv6 address, which belongs to one customer', () => {
    expect(toNetworkPrefix('2001:db8:1:2:3:4:5:6')).toBe(toNetworkPrefix('2001:db8:1:2::1'))
    expect(toNetworkPrefix('2001:db8:1:2::1')).not.toBe(toNetworkPrefix('2001:db8:1:3::1'))
  })

  it('leaves anything but an IP address unchanged', () => {
    expect(toNetworkPrefix('')).toBe('')
  })
})
