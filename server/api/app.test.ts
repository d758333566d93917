import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { Refusal } from '../contract/problem.ts'
import { connect } from '../db/connection/connect.ts'
import { landmarks } from '../demo/landmarks.ts'
import { Browser } from '../testing/browser.ts'
import { Payer } from '../testing/payer.ts'
import { readIssuePointers, readProblemCode, buildCarSearch } from '../testing/requests.ts'
import { createServerOn, type TestServer, createTestServer } from '../testing/test-server.ts'
import { openDatabase } from '../testing/prepared/dumps.ts'

let server: TestServer
let browser: Browser
beforeAll(async () => {
  server = await createTestServer()
  browser = new Browser(server.app)
})
afterAll(() => server.close())

const createRejection = (code: ConstructorParameters<typeof Refusal>[0]) => () =>
  Promise.reject(new Refusal(code))

describe('paths', () => {
  // @shows WIRE-71
  it.each(['/api/settings', '/api/settings/', '/API/Settings'])(
    'ignore case and a trailing slash: %s',
    async (path) => {
      expect((await browser.get(path)).status).toBe(200)
    },
  )

  // @shows WIRE-72
  it('outside the contract return 404', async () => {
    const reply = await browser.get('/api/nothing-here')
    expect([reply.status, readProblemCode(reply)]).toEqual([404, 'not-found'])
  })

  // @shows WIRE-72
  it('list the allowed methods when the method is not supported', async () => {
    const reply = await browser.call('PUT', '/api/settings')
    expect([reply.status, readProblemCode(reply)]).toEqual([405, 'wrong-method'])
    expect(reply.headers.get('allow')).toBe('GET, OPTIONS')
  })

  it('list the allowed methods for OPTIONS', async () => {
    const reply = await browser.call('OPTIONS', '/api/settings')
    expect([reply.status, reply.headers.get('allow')]).toEqual([204, 'GET, OPTIONS'])
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
    const unknown = await browser.call('OPTIONS', '/api/nothing-here')
    expect([unknown.status, readProblemCode(unknown)]).toEqual([404, 'not-found'])
  })

  it('return 501 for calls that are not implemented', async () => {
    const reply = await browser.post('/api/create-payment-intent', {})
    expect([reply.status, readProblemCode(reply)]).toEqual([501, 'not-built'])
  })

  // @shows WIRE-73
  it.each(['%E0%A4%A', '..%2f..%2fetc', '%00', 'a'.repeat(5000)])(
    'with the id %s are rejected',
    async (id) => {
      const reply = await browser.get(`/api/car/${id}/fr`)
      expect([reply.status, readProblemCode(reply)]).toEqual([400, 'invalid-request'])
    },
  )
})

describe('bodies', () => {
  const path = '/api/sign-in/frontend'

  // @shows WIRE-77
  it.each(['{"email":', '"', 'nul', '[1,]', '\u00ff', String.raw`{"email":"a\u0000b"}`])(
    'that are not JSON (%s) are rejected',
    async (raw) => {
      const reply = await browser.post(path, undefined, { raw })
      expect([reply.status, readProblemCode(reply)]).toEqual([400, 'malformed-json'])
    },
  )

  it('that are missing are rejected', async () => {
    expect((await browser.post(path)).status).toBe(400)
  })

  it('are rejected in media types other than JSON', async () => {
    const headers = { 'content-type': 'text/plain' }
    const reply = await browser.post(path, { email: 'a@b.tn', password: 'x' }, { headers })
    expect([reply.status, readProblemCode(reply)]).toEqual([415, 'unsupported-media-type'])
  })

  // @shows SAFE-15
  it('of more than a megabyte are rejected', async () => {
    const reply = await browser.post(path, { email: 'x'.repeat(1_100_000) })
    expect([reply.status, readProblemCode(reply)]).toEqual([413, 'too-large'])
  })

  // @shows WIRE-77
  it.each([
    [{ email: 7, password: 'x' }, '/email'],
    [{ email: 'a@b.tn' }, '/password'],
    [{ email: `${'a'.repeat(300)}@b.tn`, password: 'x' }, '/email'],
    [{ email: 'a@b.tn', password: ['x'] }, '/password'],
    [[], ''],
    ['text', ''],
  ])('of the wrong shape (%j) are rejected with the field', async (body, pointer) => {
    const reply = await browser.post(path, body)
    expect([reply.status, readProblemCode(reply)]).toEqual([400, 'invalid-request'])
    expect(readIssuePointers(reply)).toContain(pointer)
  })

  it.each([
    { from: '2026-06-10T09:00:60Z' },
    { from: '0000-01-01T00:00:00Z' },
    { to: '9999-12-31T23:59:59Z' },
    { to: '2028-06-12T09:00:01Z' },
  ])('with dates outside our calendar (%j) are rejected', async (dates) => {
    const reply = await browser.post('/api/frontend-cars/1/15', buildCarSearch(dates))
    expect([reply.status, readProblemCode(reply)]).toEqual([400, 'invalid-request'])
  })

  // @shows PRICE-13
  it('with a rental that ends before it starts are rejected as too short', async () => {
    const reply = await browser.post(
      '/api/frontend-cars/1/15',
      buildCarSearch({ from: '2026-06-20T09:00:00Z' }),
    )
    expect([reply.status, readProblemCode(reply)]).toEqual([422, 'too-short'])
  })
})

describe('pages on other sites', () => {
  const origin = 'https://elsewhere.example'

  // @shows SAFE-11
  it('cannot act for a customer', async () => {
    const reply = await browser.post('/api/sign-out', null, { headers: { origin } })
    expect([reply.status, readProblemCode(reply)]).toEqual([403, 'foreign-origin'])
  })

  it('can act for a customer if the operator has allowed their origin', async () => {
    const { app } = createServerOn(server, { allowedOrigins: [origin] })
    const reply = await new Browser(app).post('/api/sign-out', null, { headers: { origin } })
    expect(reply.status).toBe(200)
  })
})

describe('responses', () => {
  // @shows SAFE-12
  it('disallow caching and script execution', async () => {
    const { headers } = await browser.get('/api/settings')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  // @shows WIRE-40
  it('have status 500 when the contract does not list the error', async () => {
    const own = createServerOn(server)
    const payer = new Payer(own)
    await payer.book()
    own.providers[0] = { ...own.sandbox.provider, open: createRejection('already-paid') }
    expect((await payer.prepare()).status).toBe(409)
    // The contract lists this status for the call, but not this code.
    own.providers[0] = { ...own.sandbox.provider, open: createRejection('link-used') }
    expect(readProblemCode(await payer.prepare())).toBe('internal')
    expect(own.logged.pop()).toContain('/code must be equal to one of the allowed values')
    own.providers[0] = { ...own.sandbox.provider, open: createRejection('wrong-method') }
    expect(readProblemCode(await payer.prepare())).toBe('internal')
    expect(own.logged[0]).toContain('createCheckoutSession answers 405: this status is not listed')
  })

  // @shows SAFE-7
  it('reveal no internals on failure, and the log contains no path parameters', async () => {
    // Connected, but without tables.
    const empty = await connect({ pglite: await openDatabase('empty') })
    const broken = createServerOn(empty)
    const reply = await new Browser(broken.app).get(`/api/car/${landmarks.cars.free}/fr`)
    expect([reply.status, readProblemCode(reply)]).toEqual([500, 'internal'])
    expect(JSON.stringify(reply.body)).not.toMatch(/ at |node_modules|select/)
    expect(broken.logged).toHaveLength(1)
    expect(broken.logged[0]).toMatch(/^500 GET \/api\/car\/\{id\}\/\{language\}: /)
    expect(broken.logged[0]).not.toContain(landmarks.cars.free)
    await empty.close()
  })
})

describe('an IP address with too many requests', () => {
  it('is rate-limited for a while, and other addresses are not', async () => {
    const { app, clock } = createServerOn(server, { rateLimit: true })
    const eager = new Browser(app)
    const checkEmail = () => eager.post('/api/validate-email', { email: 'somebody@example.org' })
    const statuses = await Promise.all(Array.from({ length: 40 }, checkEmail))
    const refused = statuses.find(({ status }) => status === 429)
    expect(refused && readProblemCode(refused)).toBe('too-many-requests')
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)

    const other = new Browser(app)
    other.address = '192.0.2.2'
    expect((await other.post('/api/validate-email', { email: 'a@example.org' })).status).toBe(200)

    clock.now = new Date(clock.now.getTime() + 60_000)
    expect((await checkEmail()).status).toBe(200)
  })
})
