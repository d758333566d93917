import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { demoAccounts } from '../../demo/demo-accounts.ts'
import { landmarks } from '../../demo/landmarks.ts'
import { SESSION_COOKIE } from '../../http/cookies.ts'
import { Browser } from '../../testing/browser.ts'
import { readIssuePointers, readProblemCode } from '../../testing/requests.ts'
import {
  NOW,
  createServerOn,
  type TestServer,
  createTestServer,
} from '../../testing/test-server.ts'

const DAY_MS = 86_400_000

let server: TestServer
let browser: Browser
beforeAll(async () => {
  server = await createTestServer()
})
beforeEach(() => {
  server.clock.now = NOW
  browser = new Browser(server.app)
})
afterAll(() => server.close())

const advanceDays = (days: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + days * DAY_MS)
}
const isSignedIn = async () => (await browser.post('/api/validate-access-token')).status === 200

const signUpBody = (email: string) => ({
  email,
  password: 'six-ch',
  fullName: 'New Customer',
  language: 'es',
  birthDate: '2005-05-20',
})

describe('signing in', () => {
  // @shows SESSION-23, WIRE-2, WIRE-9
  it('opens a session with a token hidden from scripts and absent from the database', async () => {
    const reply = await browser.signIn('yasmine')
    expect(reply.status).toBe(200)
    expect(reply.body).toMatchObject({ email: demoAccounts.yasmine.email, blacklisted: false })
    expect(reply.headers.getSetCookie()[0]).toMatch(
      /^masar-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    expect(await isSignedIn()).toBe(true)
    const rows = await server.db.selectFrom('session').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(browser.cookie(SESSION_COOKIE))
  })

  it('ignores the case of the address', async () => {
    const { password } = demoAccounts.yasmine
    const body = { email: 'YASMINE@masar.EXAMPLE', password }
    expect((await browser.post('/api/sign-in/frontend', body)).status).toBe(200)
  })

  // @shows SESSION-10
  it.each([
    ['a wrong password', { email: demoAccounts.yasmine.email, password: 'wrong' }],
    ['an unknown address', { email: 'nobody@masar.example', password: 'sidi-bou-said' }],
    ['an account without a password', { email: demoAccounts.lucie.email, password: 'anything' }],
    ['a supplier account', { email: demoAccounts.jasmin.email, password: 'sidi-bou-said' }],
  ])('with %s returns the same error', async (_why, body) => {
    const reply = await browser.post('/api/sign-in/frontend', body)
    expect([reply.status, reply.body]).toEqual([204, ''])
    expect(await isSignedIn()).toBe(false)
  })

  it('reports the suspension to a suspended customer, and then rejects their calls', async () => {
    const reply = await browser.signIn('karim')
    expect(reply.status).toBe(200)
    expect(reply.body).toMatchObject({ blacklisted: true })
    const next = await browser.get(`/api/user/${landmarks.accounts.karim}`)
    expect([next.status, readProblemCode(next)]).toEqual([401, 'suspended'])
    expect((await browser.post('/api/sign-out')).status).toBe(200)
  })

  it('sets Secure on cookies when the public URL uses https', async () => {
    const { app } = createServerOn(server, { publicUrl: new URL('https://masar.example') })
    const reply = await new Browser(app).signIn('yasmine')
    expect(reply.headers.getSetCookie()[0]).toContain('; Secure')
  })
})

describe('a session', () => {
  // @shows SESSION-23, WIRE-12
  it('lasts a day', async () => {
    await browser.signIn('yasmine')
    advanceDays(0.9)
    expect(await isSignedIn()).toBe(true)
    advanceDays(0.2)
    const reply = await browser.post('/api/validate-access-token')
    expect([reply.status, readProblemCode(reply)]).toEqual([401, 'unauthenticated'])
  })

  // @shows SESSION-23
  it('with “Stay signed in” lasts 400 days from the last visit', async () => {
    await browser.signIn('yasmine', true)
    advanceDays(399)
    expect(await isSignedIn()).toBe(true)
    advanceDays(399)
    expect(await isSignedIn()).toBe(true)
    advanceDays(401)
    expect(await isSignedIn()).toBe(false)
  })

  it('with “Stay signed in” ends 1,200 days after sign-in, and so does its cookie', async () => {
    await browser.signIn('yasmine', true)
    const visit = async () => {
      advanceDays(399)
      return browser.post('/api/validate-access-token')
    }
    const replies = [await visit(), await visit(), await visit()]
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    const lives = replies.map(
      ({ headers }) => /Max-Age=\d+/.exec(headers.getSetCookie()[0] ?? '')?.[0],
    )
    expect(lives).toEqual([400, 400, 3].map((days) => `Max-Age=${(days * DAY_MS) / 1000}`))
    advanceDays(2.9)
    expect(await isSignedIn()).toBe(true)
    advanceDays(0.2)
    const reply = await browser.post('/api/validate-access-token')
    expect([reply.status, readProblemCode(reply)]).toEqual([401, 'unauthenticated'])
    await browser.signIn('yasmine', true)
    advanceDays(399)
    expect(await isSignedIn()).toBe(true)
  })

  // @shows SESSION-6, SESSION-24, WIRE-11
  it('ends on the server when its owner signs out', async () => {
    await browser.signIn('yasmine')
    const token = browser.cookie(SESSION_COOKIE) ?? ''
    expect((await browser.post('/api/sign-out', null)).status).toBe(200)
    browser.setCookie(SESSION_COOKIE, token)
    expect(await isSignedIn()).toBe(false)
  })

  it('cannot be forged', async () => {
    browser.setCookie(SESSION_COOKIE, 'a'.repeat(43))
    expect(await isSignedIn()).toBe(false)
  })
})

describe('signing up', () => {
  // @shows ACCOUNT-11, WIRE-3, WIRE-15
  it('creates an unverified customer who can sign in, and queues a verification email', async () => {
    expect((await browser.post('/api/sign-up', signUpBody('New@Example.org'))).status).toBe(200)
    const body = { email: 'new@example.org', password: 'six-ch' }
    const { _id } = (await browser.post('/api/sign-in/frontend', body)).body as { _id: string }
    const profile = await browser.get(`/api/user/${_id}`)
    expect(profile.body).toMatchObject({ email: 'new@example.org', verified: false, type: 'user' })
    const mail = await server.db
      .selectFrom('outbox')
      .selectAll()
      .where('account_id', '=', _id)
      .executeTakeFirstOrThrow()
    expect(mail).toMatchObject({ kind: 'verify', language: 'es' })
  })

  // @shows SAFE-6
  it('ignores fields that are not part of the form', async () => {
    const body = { ...signUpBody('sly@example.org'), verified: true, type: 'admin', active: false }
    expect((await browser.post('/api/sign-up', body)).status).toBe(200)
    const row = await server.db
      .selectFrom('account')
      .select(['type', 'verified', 'active'])
      .where('email', '=', 'sly@example.org')
      .executeTakeFirst()
    expect(row).toEqual({ type: 'user', verified: false, active: true })
  })

  // @shows BOOK-15
  it('is rejected when the address already has an account', async () => {
    const reply = await browser.post('/api/sign-up', signUpBody('YASMINE@masar.example'))
    expect([reply.status, readProblemCode(reply)]).toEqual([409, 'email-taken'])
  })

  it('creates one account for two concurrent requests', async () => {
    const twice = [1, 2].map(() => browser.post('/api/sign-up', signUpBody('twice@example.org')))
    const statuses = (await Promise.all(twice)).map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  it.each([
    [{ birthDate: '2005-05-21' }, 422, 'too-young', '/birthDate'],
    [{ birthDate: '1850-05-21' }, 400, 'invalid-request', '/birthDate'],
    [{ birthDate: '2099-05-21' }, 400, 'invalid-request', '/birthDate'],
    [{ phone: '12' }, 400, 'invalid-request', '/phone'],
    [{ password: 'short' }, 400, 'invalid-request', '/password'],
    [{ password: 'iloveyou' }, 400, 'invalid-request', '/password'],
    [{ fullName: '   ' }, 400, 'invalid-request', '/fullName'],
    [{ email: 'no-address' }, 400, 'invalid-request', '/email'],
  ])('is rejected with %j', async (wrong, status, code, pointer) => {
    const reply = await browser.post('/api/sign-up', { ...signUpBody('x@example.org'), ...wrong })
    expect([reply.status, readProblemCode(reply)]).toEqual([status, code])
    expect(readIssuePointers(reply)).toContain(pointer)
  })

  // @shows WIRE-8
  it('can check first whether the address is available', async () => {
    const [free, used] = ['free@example.org', 'Yasmine@masar.example']
    expect((await browser.post('/api/validate-email', { email: free })).status).toBe(200)
    expect((await browser.post('/api/validate-email', { email: used })).status).toBe(204)
  })
})

describe('an account', () => {
  // @shows WIRE-15
  it('is readable only by its owner', async () => {
    const path = `/api/user/${landmarks.accounts.yasmine}`
    expect(readProblemCode(await browser.get(path))).toBe('unauthenticated')
    await browser.signIn('oliver')
    expect(readProblemCode(await browser.get(path))).toBe('forbidden')
  })

  // @shows LANG-8, WIRE-14
  it('stores its language, which only its owner can change', async () => {
    await browser.signIn('nour')
    expect((await browser.post('/api/update-language', { language: 'en' })).status).toBe(200)
    const profile = await browser.get(`/api/user/${landmarks.accounts.nour}`)
    expect(profile.body).toMatchObject({ language: 'en' })
    const id = landmarks.accounts.yasmine
    const foreign = await browser.post('/api/update-language', { id, language: 'en' })
    expect(readProblemCode(foreign)).toBe('forbidden')
  })
})
