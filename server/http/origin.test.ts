import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'

import { readConfig } from '../config/config.ts'
import { createCookieJar } from './cookies.ts'
import { allowOrigins, refuseForeignPages } from './origin.ts'

type Headers = Record<string, string>
const createPost = (headers: Headers) =>
  new Request('http://shop.test/api/sign-out', { method: 'POST', headers })

const isAccepted = (env: Record<string, string>, headers: Headers) => {
  try {
    refuseForeignPages(createPost(headers), readConfig(env))
    return true
  } catch {
    return false
  }
}

const HTTPS_ENV = { PUBLIC_URL: 'https://shop.test' }
const ONE_PROXY_ENV = { TRUSTED_PROXIES: '1' }

describe('the origin of an unsafe call', () => {
  it.each([
    ['our own', {}, { origin: 'http://shop.test' }],
    ['our own, at the public URL', HTTPS_ENV, { origin: 'https://shop.test' }],
    [
      'our own, received over https by a trusted proxy',
      ONE_PROXY_ENV,
      { origin: 'https://shop.test', 'x-forwarded-proto': 'https' },
    ],
    ['an operator’s', { ALLOWED_ORIGINS: 'https://a.test' }, { origin: 'https://a.test' }],
  ])('may be %s', (_, env, headers) => {
    expect(isAccepted(env, { host: 'shop.test', ...headers })).toBe(true)
  })

  // @shows SAFE-11
  it.each([
    [
      'with our host name over http, which an attacker in the network can forge',
      HTTPS_ENV,
      { origin: 'http://shop.test' },
    ],
    ['with our host name and another scheme', {}, { origin: 'https://shop.test' }],
    ['with our host name and another port', {}, { origin: 'http://shop.test:8080' }],
    [
      'with our host name and a forged proxy header',
      {},
      { origin: 'https://shop.test', 'x-forwarded-proto': 'https' },
    ],
    [
      'with another host name and a forged forwarded host',
      ONE_PROXY_ENV,
      { origin: 'http://evil.test', 'x-forwarded-host': 'evil.test' },
    ],
    [
      'with our host name and a forged scheme before the proxy’s',
      ONE_PROXY_ENV,
      { origin: 'https://shop.test', 'x-forwarded-proto': 'https, http' },
    ],
  ])('may not be one %s', (_, env, headers) => {
    expect(isAccepted(env, { host: 'shop.test', ...headers })).toBe(false)
  })

  it.each(['application/json', 'text/plain'])(
    'may not be another site, whatever the content type (%s)',
    (type) => {
      expect(isAccepted({}, { origin: 'https://evil.test', 'content-type': type })).toBe(false)
      expect(isAccepted({}, { 'sec-fetch-site': 'cross-site', 'content-type': type })).toBe(false)
    },
  )

  it('may be missing, because providers and API clients send no origin', () => {
    expect(isAccepted({}, {})).toBe(true)
  })
})

describe('a page on another origin', () => {
  const origin = 'https://a.test'
  const site = new Hono()
    .use(allowOrigins({ allowedOrigins: [origin] }))
    .get('/', (c) => c.text('', 200, { vary: 'Accept-Encoding' }))
    .onError((_error, c) => c.text('', 500))
    .get('/broken', () => {
      throw new Error('Broken')
    })
  const request = async (path: string, headers: Headers, method = 'GET') => {
    const reply = await site.request(path, { method, headers })
    expect(reply.headers.get('vary')).toContain('Origin')
    return Object.fromEntries(
      [...reply.headers].filter(([name]) => name.startsWith('access-control-')),
    )
  }
  const READS = {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': 'ETag,Retry-After,X-Request-Id',
  }
  const preflight = {
    'access-control-request-method': 'PUT',
    'access-control-request-headers': 'content-type,x-language',
  }

  it('can read responses with cookies when the operator allows its origin', async () => {
    expect(await request('/', { origin })).toEqual(READS)
    expect(await request('/broken', { origin })).toEqual(READS)
  })

  it('passes the CORS preflight', async () => {
    expect(await request('/', { origin, ...preflight }, 'OPTIONS')).toEqual({
      ...READS,
      'access-control-allow-methods': 'GET,POST,PUT,DELETE',
      'access-control-allow-headers': 'content-type,x-language',
      'access-control-max-age': '600',
    })
  })

  it.each(['https://b.test', 'null', `${origin}.evil.test`, origin.toUpperCase()])(
    'gets no CORS headers when it is %s',
    async (other) => {
      expect(await request('/', { origin: other })).toEqual({})
      expect(await request('/', { origin: other, ...preflight }, 'OPTIONS')).toEqual({})
    },
  )
})

const writeCookie = (env: Record<string, string>, headers: Headers) => {
  const cookies = createCookieJar(createPost(headers), readConfig(env), new Date())
  cookies.write('a', 'b', null)
  return cookies.written()[0]
}

describe('a cookie', () => {
  it('requires https only if the site is served over https, whatever clients claim', () => {
    expect(writeCookie(HTTPS_ENV, {})).toContain('Secure')
    expect(writeCookie(ONE_PROXY_ENV, { 'x-forwarded-proto': 'https' })).toContain('Secure')
    expect(writeCookie({}, { 'x-forwarded-proto': 'https' })).not.toContain('Secure')
  })
})
