import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { connect } from '../../db/connection/connect.ts'
import { landmarks } from '../../demo/landmarks.ts'
import { Browser } from '../../testing/browser.ts'
import { createPng } from '../../testing/files.ts'
import { createServerOn, type TestServer } from '../../testing/test-server.ts'
import { openDatabase } from '../../testing/prepared/dumps.ts'

const { nour } = landmarks.accounts
const SECRET = 'very-secret-thing'
const ENCODED_EMAIL = 'somebody%40example.org'

/** A server on which everything fails: its database has no tables. */
let broken: TestServer
beforeAll(async () => {
  const empty = await connect({ pglite: await openDatabase('empty') })
  broken = createServerOn(empty, { botCheck: { secret: SECRET, url: 'http://127.0.0.1:9' } })
})
afterAll(() => broken.close())

const CALLS: [string, (browser: Browser) => Promise<unknown>][] = [
  ['check-token', (b) => b.get(`/api/check-token/frontend/${nour}/${ENCODED_EMAIL}/${SECRET}`)],
  ['confirm-email', (b) => b.get(`/api/confirm-email/${ENCODED_EMAIL}/${SECRET}`)],
  ['activate', (b) => b.post('/api/activate', { userId: nour, token: SECRET, password: SECRET })],
  ['resend', (b) => b.post(`/api/resend/frontend/${ENCODED_EMAIL}/true`)],
  [
    'sign-in',
    (b) => b.post('/api/sign-in/frontend', { email: 'somebody@example.org', password: SECRET }),
  ],
  [
    'sign-up',
    (b) =>
      b.post('/api/sign-up', {
        email: 'somebody@example.org',
        password: SECRET,
        fullName: 'Somebody',
        language: 'fr',
      }),
  ],
  ['check-password', (b) => b.get(`/api/check-password/${nour}/${SECRET}`)],
  ['verify-recaptcha', (b) => b.post(`/api/verify-recaptcha/${SECRET}/192.0.2.1`)],
  ['create-license', (b) => b.upload('/api/create-license', 'file', createPng(`${SECRET}.png`))],
  ['licenses', (b) => b.get(`/api/licenses/${SECRET}.pdf`)],
]

describe('the log of a failed call', () => {
  // @shows SAFE-7
  it.each(CALLS)('to %s is one line without secrets or email addresses', async (_what, attempt) => {
    const browser = new Browser(broken.app)
    // With a session cookie, calls that require a session fail too, instead of being rejected.
    browser.setCookie('masar-session', SECRET)
    browser.setCookie('masar-bot-check', SECRET)
    broken.logged.length = 0
    await attempt(browser)
    expect(broken.logged).toHaveLength(1)
    expect(broken.logged[0]).toMatch(/^500 (GET|POST) \/api\//)
    expect(broken.logged[0]).not.toMatch(/very-secret-thing|somebody/)
  })
})
