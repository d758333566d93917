import { describe, expect, it } from 'vitest'

import { readConfig } from '../config.ts'
import { cookieJar } from './cookies.ts'
import { refuseForeignPages } from './origin.ts'

type Headers = Record<string, string>
const posted = (headers: Headers) =>
  new Request('http://shop.test/api/sign-out', { method: 'POST', headers })

const isTaken = (env: Record<string, string>, headers: Headers) => {
  try {
    refuseForeignPages(posted(headers), readConfig(env))
    return true
  } catch {
    return false
  }
}

const SECURE = { PUBLIC_URL: 'https://shop.test' }
const BEHIND_ONE = { TRUSTED_PROXIES: '1' }

describe('a page that acts for a customer', () => {
  it.each([
    ['our own', {}, { origin: 'http://shop.test' }],
    ['our own, under the address of customers', SECURE, { origin: 'https://shop.test' }],
    [
      'our own, which has come to a proxy of ours by https',
      BEHIND_ONE,
      { origin: 'https://shop.test', 'x-forwarded-proto': 'https' },
    ],
    ['an operator’s', { ALLOWED_ORIGINS: 'https://a.test' }, { origin: 'https://a.test' }],
  ])('may be %s', (_, env, headers) => {
    expect(isTaken(env, { host: 'shop.test', ...headers })).toBe(true)
  })

  it.each([
    [
      'of our name, which anybody in between may have written',
      SECURE,
      { origin: 'http://shop.test' },
    ],
    ['of our name and another scheme', {}, { origin: 'https://shop.test' }],
    ['of our name and another port', {}, { origin: 'http://shop.test:8080' }],
    [
      'of our name, with a proxy made up',
      {},
      { origin: 'https://shop.test', 'x-forwarded-proto': 'https' },
    ],
    [
      'of another name, which it says was ours',
      BEHIND_ONE,
      { origin: 'http://evil.test', 'x-forwarded-host': 'evil.test' },
    ],
    [
      'of our name, with a scheme written before that of the proxy',
      BEHIND_ONE,
      { origin: 'https://shop.test', 'x-forwarded-proto': 'https, http' },
    ],
  ])('may not be one %s', (_, env, headers) => {
    expect(isTaken(env, { host: 'shop.test', ...headers })).toBe(false)
  })
})

const written = (env: Record<string, string>, headers: Headers) => {
  const cookies = cookieJar(posted(headers), readConfig(env), new Date())
  cookies.write('a', 'b', null)
  return cookies.written()[0]
}

describe('a cookie', () => {
  it('is for https alone where customers come by https, and nobody can make that up', () => {
    expect(written(SECURE, {})).toContain('Secure')
    expect(written(BEHIND_ONE, { 'x-forwarded-proto': 'https' })).toContain('Secure')
    expect(written({}, { 'x-forwarded-proto': 'https' })).not.toContain('Secure')
  })
})
