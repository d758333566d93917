import { describe, expect, it } from 'vitest'

import { clientAddress, networkPrefix } from './address.ts'

const from = (forwarded: string | null, trustedProxies: number, address = '198.51.100.9') => {
  const headers = forwarded === null ? {} : { 'x-forwarded-for': forwarded }
  return clientAddress(
    new Request('http://localhost/', { headers }),
    { address },
    { trustedProxies },
  )
}

describe('who calls', () => {
  it.each([
    ['whoever holds the other end, without a proxy', '203.0.113.7', 0, '198.51.100.9'],
    ['whom the proxy has seen', '203.0.113.7', 1, '203.0.113.7'],
    [
      'whom the proxy has seen, whatever was written before',
      '41.0.0.1, 203.0.113.7',
      1,
      '203.0.113.7',
    ],
    ['whom the outer of two proxies has seen', '41.0.0.1, 203.0.113.7, 10.0.0.2', 2, '203.0.113.7'],
    ['the other end, where the way was shorter than said', '203.0.113.7', 2, '198.51.100.9'],
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

  it('is an old address, too, where the socket listens for both', () => {
    expect(from(null, 0, '::ffff:127.0.0.1')).toBe('127.0.0.1')
  })
})

describe('whom a limit counts', () => {
  it('is an old address', () => {
    expect(networkPrefix('203.0.113.7')).toBe('203.0.113.7')
  })

  it('is the network of a new one, in which one customer has as many as they like', () => {
    expect(networkPrefix('2001:db8:1:2:3:4:5:6')).toBe(networkPrefix('2001:db8:1:2::1'))
    expect(networkPrefix('2001:db8:1:2::1')).not.toBe(networkPrefix('2001:db8:1:3::1'))
  })

  it('is whatever is no address as it is', () => {
    expect(networkPrefix('')).toBe('')
  })
})
