import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { demoAccounts } from '../../demo/demo-accounts.ts'
import { landmarks } from '../../demo/landmarks.ts'
import { findNewestLink } from '../../testing/account-links.ts'
import { Browser, type BrowserReply } from '../../testing/browser.ts'
import { createPng } from '../../testing/files.ts'
import { readProblemCode } from '../../testing/requests.ts'
import { createSignedInBrowser } from '../../testing/signed-in-browser.ts'
import { createServerOn, type TestServer, createTestServer } from '../../testing/test-server.ts'

const { nour } = landmarks.accounts
const TOKEN = 'a'.repeat(43)
const PERSON = { email: 'ana@example.org', fullName: 'Ana', language: 'fr' }

let limited: TestServer
beforeAll(async () => {
  limited = await createTestServer()
})
afterAll(() => limited.close())

type Attempt = (browser: Browser) => Promise<BrowserReply>
const post =
  (path: string, body?: object): Attempt =>
  (browser) =>
    browser.post(path, body)
const get =
  (path: string): Attempt =>
  (browser) =>
    browser.get(path)

/** How many times in a row a client may make each call before it is rejected. */
const CALL_LIMITS: [string, number, Attempt][] = [
  ['signUp', 5, post('/api/sign-up', { ...PERSON, password: 'six-ch', phone: '1' })],
  ['validateEmail', 20, post('/api/validate-email', { email: PERSON.email })],
  ['signIn', 10, post('/api/sign-in/frontend', { email: PERSON.email, password: 'wrong' })],
  ['checkLink', 10, get(`/api/check-token/frontend/${nour}/a%40b.tn/${TOKEN}`)],
  ['activate', 10, post('/api/activate', { userId: nour, token: TOKEN, password: 'long-enough' })],
  ['confirmEmail', 10, get(`/api/confirm-email/a%40b.tn/${TOKEN}`)],
  ['resendLink', 5, post('/api/resend/frontend/a%40b.tn/true')],
  ['resendVerification', 5, post('/api/resend-link', {})],
  ['deleteLinks', 60, (browser) => browser.delete(`/api/delete-tokens/${nour}`)],
  ['updateUser', 60, post('/api/update-user', { phone: '1' })],
  [
    'updateEmailNotifications',
    60,
    post('/api/update-email-notifications', { enableEmailNotifications: true }),
  ],
  ['hasPassword', 60, get(`/api/has-password/${nour}`)],
  ['checkPassword', 10, get(`/api/check-password/${nour}/wrong`)],
  ['changePassword', 10, post('/api/change-password', { password: 'x', newPassword: 'long-one' })],
  ['updateAvatar', 10, (browser) => browser.upload(`/api/update-avatar/${nour}`, 'x', createPng())],
  ['deleteAvatar', 60, post(`/api/delete-avatar/${nour}`)],
  [
    'uploadLicense',
    10,
    (browser) => browser.upload(`/api/update-license/${nour}`, 'x', createPng()),
  ],
  ['deleteLicense', 60, post(`/api/delete-license/${nour}`)],
  [
    'uploadTemporaryLicense',
    6,
    (browser) => browser.upload('/api/create-license', 'x', createPng()),
  ],
  ['deleteTemporaryLicense', 60, post(`/api/delete-temp-license/${TOKEN}.pdf`)],
  ['readLicense', 120, get(`/api/licenses/${TOKEN}.pdf`)],
  ['readAvatar', 120, get(`/api/avatars/${TOKEN}.png`)],
]

const attemptSignIn = (
  app: TestServer['app'],
  time: number,
  email: string,
  password = 'wrong-one',
) => {
  const browser = new Browser(app)
  browser.address = `198.51.100.${time}`
  return browser.post('/api/sign-in/frontend', { email, password })
}

/** Guesses eleven times, each from another address, and returns the last status. */
const guessPassword = async (browser: Browser, email: string) => {
  const body = { email, password: 'wrong-one' }
  const statuses: number[] = []
  for (let time = 0; time < 11; time += 1) {
    browser.address = `198.51.100.${time}`
    statuses.push((await browser.post('/api/sign-in/frontend', body)).status)
  }
  return statuses.at(-1)
}

describe('the rate limit', () => {
  // @shows SAFE-8
  it.each(CALL_LIMITS)('applies to %s after %i calls in a row', async (_id, times, attempt) => {
    const { app } = createServerOn(limited, { rateLimit: true })
    const browser = new Browser(app)
    const session = (await createSignedInBrowser(limited, 'nour')).cookie('masar-session') ?? ''
    browser.setCookie('masar-session', session)
    for (let time = 0; time < times; time += 1)
      expect((await attempt(browser)).status).not.toBe(429)
    const reply = await attempt(browser)
    expect([reply.status, readProblemCode(reply)]).toEqual([429, 'too-many-requests'])
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('applies per IP address, without affecting others', async () => {
    const { app } = createServerOn(limited, { rateLimit: true })
    const statuses: number[] = []
    for (let time = 0; time < 12; time += 1) {
      const browser = new Browser(app)
      browser.address = time < 11 ? '192.0.2.1' : '198.51.100.1'
      const path = `/api/check-token/frontend/${nour}/a%40b.tn/${TOKEN}`
      statuses.push((await browser.get(path)).status)
    }
    expect(statuses.slice(-3)).toEqual([204, 429, 204])
  })

  it('applies per client and account at sign-in, so guessing never locks out the owner', async () => {
    const { app, clock } = createServerOn(limited, { rateLimit: true })
    const { email, password } = demoAccounts.oliver
    const spelt = (time: number) => (time % 2 === 0 ? email : ` ${email.toUpperCase()} `.trim())
    const guesser = [...Array<number>(14).keys()].map((time) => attemptSignIn(app, 1, spelt(time)))
    const statuses = (await Promise.all(guesser)).map(({ status }) => status)
    expect(statuses).toEqual([...Array<number>(10).fill(204), ...Array<number>(4).fill(429)])
    // Even the correct password is rejected from the guessing client, but accepted from another one.
    expect((await attemptSignIn(app, 1, email, password ?? '')).status).toBe(429)
    expect((await attemptSignIn(app, 2, email, password ?? '')).status).toBe(200)
    clock.now = new Date(clock.now.getTime() + 60_000)
    expect((await attemptSignIn(app, 1, email)).status).toBe(204)
  })

  it.each(['oliver@masar.example', 'nobody@masar.example'])(
    'applies to %s across all IP addresses, except in a known browser',
    async (email) => {
      const { app } = createServerOn(limited, { rateLimit: true })
      const { password } = demoAccounts.oliver
      const known = new Browser(app)
      await known.signIn('oliver')
      await known.post('/api/sign-out')
      const attempts = Array.from({ length: 62 }, (_, time) => attemptSignIn(app, time, email))
      const statuses = (await Promise.all(attempts)).map(({ status }) => status)
      expect(statuses).toEqual([...Array<number>(60).fill(204), 429, 429])
      expect((await attemptSignIn(app, 70, email, password ?? '')).status).toBe(429)
      expect((await known.signIn('oliver')).status).toBe(200)
      expect((await attemptSignIn(app, 71, 'carmen@masar.example')).status).toBe(204)
    },
  )

  it('recognizes a known browser only for its account, and ignores forged device cookies', async () => {
    const { app } = createServerOn(limited, { rateLimit: true })
    const known = new Browser(app)
    await known.signIn('oliver')
    const mark = known.cookie('masar-device') ?? ''
    const stranger = new Browser(app)
    stranger.setCookie('masar-device', `${mark.split('.')[0]}.${'a'.repeat(43)}`)
    expect(await guessPassword(known, demoAccounts.oliver.email)).toBe(429)
    expect(await guessPassword(known, demoAccounts.carmen.email)).toBe(204)
    expect(await guessPassword(stranger, demoAccounts.oliver.email)).toBe(204)
  })

  it('recognizes the browser in which the owner set a password with an emailed link', async () => {
    const server = createServerOn(limited, { rateLimit: true })
    const browser = new Browser(server.app)
    await browser.post('/api/resend/frontend/nour%40masar.example/true')
    const { userId, token } = await findNewestLink(server, 'nour@masar.example')
    await browser.post('/api/activate', { userId, token, password: 'chosen-again' })
    expect(browser.cookie('masar-device')).toMatch(/^[\w-]+\.[\w-]{43}$/)
  })

  it('does not count sign-ins with the correct password', async () => {
    const { app } = createServerOn(limited, { rateLimit: true })
    const { email, password } = demoAccounts.oliver
    for (let time = 0; time < 12; time += 1)
      expect((await attemptSignIn(app, time, email, password ?? '')).status).toBe(200)
  })

  it('counts wrong staff passwords, too', async () => {
    const { app } = createServerOn(limited, { rateLimit: true })
    const statuses: number[] = []
    for (let time = 0; time < 11; time += 1) {
      const browser = new Browser(app)
      const body = { email: 'office@jasmin.example', password: 'wrong-one' }
      statuses.push((await browser.post('/api/sign-in/admin', body)).status)
    }
    expect(statuses.slice(-2)).toEqual([204, 429])
  })

  it('allows three emails to one recipient, across all IP addresses', async () => {
    const { app } = createServerOn(limited, { rateLimit: true })
    const statuses: number[] = []
    for (let time = 0; time < 4; time += 1) {
      const browser = new Browser(app)
      browser.address = `198.51.100.${time}`
      const reply = await browser.post('/api/resend/frontend/carmen%40masar.example/true')
      statuses.push(reply.status)
    }
    expect(statuses).toEqual([200, 200, 200, 429])
  })
})
