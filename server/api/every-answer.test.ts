import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { readConfig } from '../config/config.ts'
import { createSite } from '../site/site.ts'
import { CallControl } from '../test-control/call-control.ts'
import { TestActions } from '../test-control/test-actions.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

/** The whole server, with everything that can be switched on. */
function siteWith(env: Record<string, string> = {}) {
  const { app: api, db, mails, sandbox } = server
  const config = readConfig({ APP_DIR: '/nowhere', ...env })
  const testActions = new TestActions(db)
  return createSite({
    api,
    config,
    callControl: new CallControl(),
    testActions,
    mails,
    sandbox,
    log: () => {},
  })
}

/** A request for every route there is, those of the app's pages and of nothing among them. */
function listRequests(site: ReturnType<typeof siteWith>, headers: Record<string, string> = {}) {
  const routes = site.routes.flatMap(({ path, method }) =>
    (method === 'ALL' ? ['GET', 'POST', 'OPTIONS'] : [method]).map((asked) => ({
      method: asked,
      path: path.replace(/:api\{[^}]*\}/, 'api').replaceAll(/:\w+\??|\*/g, 'settings'),
    })),
  )
  const others = ['/', '/config.json', '/missing.js', '/api/nothing', '/outbox?to=%00']
  return [...routes, ...others.map((path) => ({ method: 'GET', path }))].map(
    ({ method, path }) => new Request(`http://localhost:3002${path}`, { method, headers }),
  )
}

const requestName = ({ method, url }: Request) => `${method} ${new URL(url).pathname}`

const askAsShop = (env: Record<string, string>) =>
  siteWith(env).request('/api/settings', { headers: { host: 'shop.test' } })

describe('every answer, of whichever route', () => {
  it('is of the type that it says, and in nobody’s frame', async () => {
    const site = siteWith()
    const requests = listRequests(site)
    expect(requests.length).toBeGreaterThan(20)
    for (const request of requests) {
      const { headers } = await site.fetch(request)
      expect.soft(headers.get('x-content-type-options'), requestName(request)).toBe('nosniff')
      expect.soft(headers.get('x-frame-options'), requestName(request)).toBe('DENY')
      expect.soft(headers.get('strict-transport-security'), requestName(request)).toBeNull()
    }
  })

  it('asks browsers to come by https alone, where customers do', async () => {
    const site = siteWith({ PUBLIC_URL: 'https://localhost' })
    for (const request of listRequests(site)) {
      const { headers } = await site.fetch(request)
      const transport = headers.get('strict-transport-security')
      expect.soft(transport, requestName(request)).toMatch(/^max-age=\d{8,}; includeSubDomains$/)
    }
  })

  it.each([
    'evil.example',
    'evil.example:3002',
    'localhost.evil.example',
    '192.0.2.1',
    '[::2]',
    '',
  ])('is a refusal to a page that calls us by the name “%s”', async (host) => {
    const site = siteWith()
    for (const request of listRequests(site, { host })) {
      const response = await site.fetch(request)
      expect.soft(response.status, requestName(request)).toBe(421)
      expect.soft(await response.text()).not.toMatch(/@|"/)
    }
  })

  it.each(['localhost', 'LOCALHOST:3002', '127.0.0.1:3002', '[::1]:3002', 'shop.test'])(
    'is the right one by our own name “%s”',
    async (host) => {
      const site = siteWith({ ALLOWED_HOSTS: 'shop.test' })
      const response = await site.request('/api/settings', { headers: { host } })
      expect(response.status).toBe(200)
    },
  )

  it('is the right one by any name in production, unless names are given', async () => {
    const production = { NODE_ENV: 'production' }
    expect((await askAsShop(production)).status).toBe(200)
    expect((await askAsShop({ ...production, ALLOWED_HOSTS: 'other.test' })).status).toBe(421)
  })
})
