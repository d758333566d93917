import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { Browser } from '../../testing/browser.ts'
import { startStub, type StubServer } from '../../testing/processes/stub-server.ts'
import { buildGuestCheckout, createTrip, readProblemCode } from '../../testing/requests.ts'
import {
  NOW,
  createServerOn,
  type TestServer,
  createTestServer,
} from '../../testing/test-server.ts'

const PROVIDER_ANSWERS: Record<string, object> = {
  person: { success: true, score: 0.9, action: 'submit' },
  checkbox: { success: true },
  robot: { success: true, score: 0.1, action: 'submit' },
  elsewhere: { success: true, score: 0.9, action: 'login' },
  stale: { success: false, 'error-codes': ['timeout-or-duplicate'] },
}

let verifier: StubServer
let server: TestServer
let app: TestServer['app']
let logged: string[]
beforeAll(async () => {
  verifier = await startStub(({ body }) => {
    const token = new URLSearchParams(body).get('response') ?? ''
    return token === 'away' ? { status: 503, json: {} } : { json: PROVIDER_ANSWERS[token] ?? {} }
  })
  server = await createTestServer()
  ;({ app, logged } = createServerOn(server, {
    botCheck: { secret: 'the-secret', url: verifier.url },
  }))
})
afterAll(async () => {
  await server.close()
  await verifier.close()
})

const contactMessage = {
  from: 'ana@example.org',
  to: 'ana@example.org',
  subject: 'Hello',
  message: 'A question.',
  isContactForm: true,
}
let accounts = 0
const createAccount = () => ({
  email: `person-${(accounts += 1)}@example.org`,
  password: 'a long enough one',
  fullName: 'Ana Trabelsi',
  birthDate: '1990-01-01',
  phone: '+21620123456',
  language: 'en',
})

const verifyToken = (token: string) =>
  new Browser(app).post(`/api/verify-recaptcha/${token}/192.0.2.7`)

/** Calls from public forms, each with its status after the bot check has passed. */
describe('a form', () => {
  const FORMS = [
    ['sign-up', (browser: Browser) => browser.post('/api/sign-up', createAccount()), 200],
    [
      'checkout',
      (browser: Browser) => browser.post('/api/checkout', buildGuestCheckout(createTrip())),
      200,
    ],
    ['contact', (browser: Browser) => browser.post('/api/send-email', contactMessage), 200],
    [
      'password reset',
      (browser: Browser) => browser.post('/api/resend/frontend/nobody@example.org/true'),
      204,
    ],
  ] as const

  // @shows SAFE-10
  it.each(FORMS)(
    'is rejected without the bot check, and accepted once after it: %s',
    async (_, send, status) => {
      const browser = new Browser(app)
      expect(readProblemCode(await send(browser))).toBe('bot-check-missing')
      await browser.post('/api/verify-recaptcha/robot/192.0.2.7')
      expect(readProblemCode(await send(browser))).toBe('bot-check-missing')
      await browser.post('/api/verify-recaptcha/person/192.0.2.7')
      expect((await send(browser)).status).toBe(status)
      expect(readProblemCode(await send(browser))).toBe('bot-check-missing')
    },
  )

  it('is accepted without a bot check when none is configured', async () => {
    expect((await FORMS[0][1](new Browser(server.app))).status).toBe(200)
  })

  it('can be retried after a lost response, but only with the same key', async () => {
    const browser = new Browser(app)
    await browser.post('/api/verify-recaptcha/person/192.0.2.7')
    const body = buildGuestCheckout(createTrip())
    const send = (key: string) =>
      browser.post('/api/checkout', body, { headers: { 'idempotency-key': key } })
    expect((await send('first-attempt')).status).toBe(200)
    expect((await send('first-attempt')).status).toBe(200)
    expect(readProblemCode(await send('second-attempt'))).toBe('bot-check-missing')
  })

  it('cannot be sent ten minutes after the check', async () => {
    const browser = new Browser(app)
    await browser.post('/api/verify-recaptcha/person/192.0.2.7')
    await server.db.updateTable('bot_check_pass').set({ expires_at: NOW }).execute()
    expect(readProblemCode(await FORMS[1][1](browser))).toBe('bot-check-missing')
  })
})

describe('the bot check', () => {
  // @shows WIRE-28, SAFE-10
  it.each([
    ['person', 200],
    ['checkbox', 200],
    ['robot', 204],
    ['elsewhere', 204],
    ['stale', 204],
  ])('of a token from a %s returns %i', async (token, status) => {
    expect((await verifyToken(token)).status).toBe(status)
    const { body } = verifier.requests.at(-1) ?? { body: '' }
    expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
      secret: 'the-secret',
      response: token,
      remoteip: '192.0.2.7',
    })
  })

  it('is requested without an IP address when the page cannot determine one', async () => {
    await new Browser(app).post('/api/verify-recaptcha/person/0.0.0.0')
    expect(verifier.requests.at(-1)?.body).not.toContain('remoteip')
  })

  it('fails without revealing secrets when its service is unavailable', async () => {
    const reply = await verifyToken('away')
    expect([reply.status, readProblemCode(reply)]).toEqual([500, 'internal'])
    expect(logged.join()).toContain('/api/verify-recaptcha/{token}/{ip}')
    expect(logged.join()).not.toMatch(/the-secret|\/away/)
  })

  it('is not offered when it is not configured', async () => {
    const reply = await new Browser(server.app).post('/api/verify-recaptcha/person/192.0.2.7')
    expect([reply.status, readProblemCode(reply)]).toEqual([501, 'not-built'])
  })
})
