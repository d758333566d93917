import { describe, expect, it } from 'vitest'

import { readClientAddress, toNetworkPrefix } from './address.ts'

const from = (forwarded: string | null, trustedProxies: number, address = '198.51.100.9') => {
  const headers = forwarded === null ? {} : { 'x-forwarded-for': forwarded }
  return readClientAddress(
    new Request('http://localhost/', { headers }),
    { address },
    { trustedProxies },
  )
}

describe('readClientAddress', () => {
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
    ['the other end, where no address was written', 'unknown', 1, '198.51.100.9'],
    ['the other end, where a path was written', '..', 1, '198.51.100.9'],
    ['the other end, where nothing was written', null, 1, '198.51.100.9'],
    ['an address, without the port that was written with it', '203.0.113.7:4711', 1, '203.0.113.7'],
    ['an address, without its brackets', '[2001:db8::1]:4711', 1, '2001:db8::1'],
    ['an old address, also in the new spelling', '::ffff:203.0.113.7', 1, '203.0.113.7'],
    ['an old address in the new spelling, in hexadecimals', '::FFFF:cb00:7107', 1, '203.0.113.7'],
    ['an address in its one spelling', '2001:0DB8:0:0:0:0:0:1', 1, '2001:db8::1'],
  ])('is %s', (_, forwarded, proxies, expected) => {
    expect(from(forwarded, proxies)).toBe(expected)
  })

  it('is an IPv4 address even if a dual-stack socket reports it as IPv6', () => {
    expect(from(null, 0, '::ffff:127.0.0.1')).toBe('127.0.0.1')
  })
})

describe('toNetworkPrefix', () => {
  it('returns an IPv4 address unchanged', () => {
    expect(toNetworkPrefix('203.0.113.7')).toBe('203.0.113.7')
  })

  it('returns the /64 of an IPv6 address, because one customer has many addresses in it', () => {
    expect(toNetworkPrefix('2001:db8:1:2:3:4:5:6')).toBe(toNetworkPrefix('2001:db8:1:2::1'))
    expect(toNetworkPrefix('2001:db8:1:2::1')).not.toBe(toNetworkPrefix('2001:db8:1:3::1'))
  })

  it('returns anything that is not an address unchanged', () => {
    expect(toNetworkPrefix('')).toBe('')
  })
})
