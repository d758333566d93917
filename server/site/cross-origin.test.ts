import { describe, expect, it } from 'vitest'

import { readConfig } from '../config/config.ts'
import { createSite } from './site.ts'

const answer = () => Promise.resolve(Response.json({}))

const never = () => new Promise<Response>(() => undefined)

describe('a page of an allowed origin', () => {
  const origin = 'https://front.example'
  const siteFor = (api: () => Promise<Response>) =>
    createSite({
      api,
      config: { ...readConfig({}), allowedOrigins: [origin], allowedHosts: ['api.example'] },
      callControl: null,
      log: () => undefined,
    })
  type Site = ReturnType<typeof siteFor>
  const call = (shop: Site, host = 'api.example', init: RequestInit = {}) =>
    shop.request(
      `https://${host}/API/settings`,
      { ...init, headers: { host, origin } },
      { address: '203.0.113.7' },
    )

  async function exhaust(shop: Site): Promise<Response> {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- calls until the limit is reached
      const response = await call(shop)
      if (response.status !== 200) return response
    }
  }
  function fillQueue(shop: Site): Promise<Response> {
    for (let calls = 0; calls < 64; calls++) void call(shop)
    return Promise.resolve(call(shop))
  }

  // @shows SAFE-11
  it.each<[string, number, () => Promise<Response>]>([
    ['an answer', 200, async () => call(siteFor(answer))],
    ['a limit', 429, () => exhaust(siteFor(answer))],
    ['a full queue', 503, () => fillQueue(siteFor(never))],
    ['a failure', 500, async () => call(siteFor(() => Promise.reject(new Error('Broken'))))],
    ['an unknown host', 421, async () => call(siteFor(answer), 'other.example')],
  ])('can read %s (%i) and its Retry-After header', async (_, status, request) => {
    const { status: actual, headers } = await request()
    expect(actual).toBe(status)
    expect(headers.get('access-control-allow-origin')).toBe(origin)
    expect(headers.get('access-control-allow-credentials')).toBe('true')
    expect(headers.get('access-control-expose-headers')).toContain('Retry-After')
    expect(headers.get('vary')).toContain('Origin')
    expect(headers.has('retry-after')).toBe(status === 429 || status === 503)
  })

  it('passes the preflight, unlike pages of other origins', async () => {
    const preflight = {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    }
    const named = await siteFor(never).request('https://api.example/api/sign-out', preflight)
    expect([named.status, named.headers.get('access-control-allow-origin')]).toEqual([204, origin])
    expect(named.headers.get('access-control-allow-methods')).toContain('POST')
    const other = createSite({
      api: answer,
      config: { ...readConfig({}), allowedOrigins: [] },
      callControl: null,
    })
    const refused = await other.request('/api/sign-out', preflight)
    expect(refused.headers.get('access-control-allow-origin')).toBeNull()
  })
})
