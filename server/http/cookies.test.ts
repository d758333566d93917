import { describe, expect, it } from 'vitest'

import { readConfig } from '../config/config.ts'
import { createCookieJar, SESSION_COOKIE } from './cookies.ts'

const NOW = new Date('2026-05-20T10:00:00Z')
const DAY_MS = 86_400_000

const makeJar = (cookie: string, env: Record<string, string> = {}) =>
  createCookieJar(new Request('http://shop.test/', { headers: { cookie } }), readConfig(env), NOW)

const writeCookie = (value: string, expires: Date | null, env: Record<string, string> = {}) => {
  const jar = makeJar('', env)
  jar.write(SESSION_COOKIE, value, expires)
  return jar.written()[0]?.split('; ').toSorted()
}

describe('a received cookie', () => {
  it.each([
    ['alone', `${SESSION_COOKIE}=token`, 'token'],
    ['among others', `theme=dark;${SESSION_COOKIE}=a.b-c_d; ${SESSION_COOKIE}2=x`, 'a.b-c_d'],
    ['sent twice (the first one counts)', `${SESSION_COOKIE}=one; ${SESSION_COOKIE}=two`, 'one'],
    ['empty', `${SESSION_COOKIE}=`, null],
    ['without an equals sign', SESSION_COOKIE, null],
    ['under another name', `not-${SESSION_COOKIE}=token`, null],
    ['among invalid cookies', `=;;%00=\u00ff; ${SESSION_COOKIE}=token`, 'token'],
  ])('is read correctly: %s', (_, header, value) => {
    expect(makeJar(header).read(SESSION_COOKIE)).toBe(value)
  })

  it('needs the `__Host-` prefix when the public URL is https', () => {
    const https = { PUBLIC_URL: 'https://shop.test' }
    const planted = makeJar(`${SESSION_COOKIE}=planted`, https)
    expect(planted.read(SESSION_COOKIE)).toBeNull()
    const own = makeJar(`${SESSION_COOKIE}=planted; __Host-${SESSION_COOKIE}=own`, https)
    expect(own.read(SESSION_COOKIE)).toBe('own')
  })

  it('is not read from the prototype of an object', () => {
    expect(makeJar('a=b').read('constructor')).toBeNull()
  })
})

describe('a sent cookie', () => {
  const ALWAYS = ['HttpOnly', 'Path=/', 'SameSite=Lax']

  it('is inaccessible to scripts and other sites, and expires with the browser session', () => {
    expect(writeCookie('token', null)).toEqual([...ALWAYS, `${SESSION_COOKIE}=token`])
  })

  it('is stored until its expiry', () => {
    const expires = new Date(NOW.getTime() + DAY_MS)
    expect(writeCookie('token', expires)).toContain('Max-Age=86400')
  })

  it('is stored for at most 400 days, even if its expiry was computed a moment later', () => {
    const expires = new Date(NOW.getTime() + 400 * DAY_MS + 1500)
    expect(writeCookie('token', expires)).toContain('Max-Age=34560000')
  })

  it('is bound to this host and https when the public URL is https', () => {
    expect(writeCookie('token', null, { PUBLIC_URL: 'https://shop.test' })).toEqual([
      'HttpOnly',
      'Path=/',
      'SameSite=Lax',
      'Secure',
      `__Host-${SESSION_COOKIE}=token`,
    ])
  })

  it('requires https with SameSite=None', () => {
    const env = { COOKIE_SAME_SITE: 'none', PUBLIC_URL: 'https://shop.test' }
    expect(writeCookie('token', null, env)).toEqual([
      'HttpOnly',
      'Path=/',
      'SameSite=None',
      'Secure',
      `__Host-${SESSION_COOKIE}=token`,
    ])
  })

  it('can be cleared', () => {
    const jar = makeJar('')
    jar.clear(SESSION_COOKIE)
    expect(jar.written()[0]).toMatch(new RegExp(`^${SESSION_COOKIE}=;.*Max-Age=0;`))
  })
})
