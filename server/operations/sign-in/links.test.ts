import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { demoAccounts } from '../../demo/demo-accounts.ts'
import { landmarks } from '../../demo/landmarks.ts'
import { buildCheckPath, findNewestLink } from '../../testing/account-links.ts'
import { Browser } from '../../testing/browser.ts'
import {
  buildGuestCheckout,
  readIssuePointers,
  createTrip,
  readProblemCode,
} from '../../testing/requests.ts'
import { NOW, type TestServer, createTestServer } from '../../testing/test-server.ts'

const HOUR_MS = 3_600_000
const { accounts } = landmarks
const yasmineEmail = demoAccounts.yasmine.email

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

const advanceHours = (hours: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + hours * HOUR_MS)
}
const resend = (email: string, reset: boolean, appType = 'frontend') =>
  browser.post(`/api/resend/${appType}/${encodeURIComponent(email)}/${reset}`)
const activate = (link: { userId: string; token: string }, password = 'a-new-password') =>
  browser.post('/api/activate', { ...link, password })
const signIn = (email: string, password: string) =>
  browser.post('/api/sign-in/frontend', { email, password })

let people = 0
async function signUp(language = 'en') {
  const email = `person-${(people += 1)}@example.org`
  const body = { email, password: 'six-ch', fullName: 'A Person', language }
  expect((await browser.post('/api/sign-up', body)).status).toBe(200)
  return email
}

async function bookAsGuest() {
  const body = buildGuestCheckout(createTrip())
  expect((await browser.post('/api/checkout', body)).status).toBe(200)
  return body.driver?.email ?? ''
}

async function isVerified(email: string) {
  const account = await server.db
    .selectFrom('account')
    .select(['verified', 'active'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return account.verified && account.active
}

describe('a guest’s activation link', () => {
  // @shows ACCOUNT-33, WIRE-4, WIRE-7
  it('sets the first password, once', async () => {
    const email = await bookAsGuest()
    const link = await findNewestLink(server, email)
    expect(link.href).toMatch(/^http:\/\/localhost:3002\/activate\/\?u=/)
    expect(link.email).toBe(email)
    expect((await browser.get(buildCheckPath(link))).status).toBe(200)
    expect((await activate(link)).status).toBe(200)
    expect(await isVerified(email)).toBe(true)
    expect((await signIn(email, 'a-new-password')).status).toBe(200)

    const again = await activate(link, 'another-password')
    expect([again.status, readProblemCode(again)]).toEqual([409, 'link-used'])
    expect(readProblemCode(await browser.get(buildCheckPath(link)))).toBe('link-used')
    expect((await signIn(email, 'another-password')).status).toBe(204)
  })

  // @shows SAFE-19
  it('stays valid when the password is too easy to guess', async () => {
    const email = await bookAsGuest()
    const link = await findNewestLink(server, email)
    for (const guess of ['123456', email.split('@')[0] ?? '']) {
      const reply = await activate(link, guess)
      expect([reply.status, readIssuePointers(reply)]).toEqual([400, ['/password']])
    }
    expect((await activate(link)).status).toBe(200)
  })

  it('works for only one of two concurrent requests', async () => {
    const link = await findNewestLink(server, await bookAsGuest())
    const replies = await Promise.all([activate(link, 'one-of-them'), activate(link, 'the-other')])
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  // @shows ACCOUNT-28, WIRE-6
  it('can be requested again after it has expired', async () => {
    const email = await bookAsGuest()
    const old = await findNewestLink(server, email)
    advanceHours(25)
    expect(readProblemCode(await browser.get(buildCheckPath(old)))).toBe('link-expired')
    expect(readProblemCode(await activate(old))).toBe('link-expired')
    expect((await resend(email, false)).status).toBe(200)
    expect(readProblemCode(await browser.get(buildCheckPath(old)))).toBe('link-replaced')
    expect((await activate(await findNewestLink(server, email))).status).toBe(200)
  })

  it('is not sent to active users, who get a link to the sign-in page', async () => {
    expect((await resend(yasmineEmail, false)).status).toBe(200)
    const [mail] = await server.mails.list(yasmineEmail)
    expect(mail).toMatchObject({
      kind: 'active-already',
      links: ['http://localhost:3002/sign-in?l=fr'],
    })
  })
})

describe('the password reset link', () => {
  // @shows WIRE-6, WIRE-7, SAFE-14
  it('changes the password and ends all sessions', async () => {
    const { email, password } = demoAccounts.nour
    await browser.signIn('nour')
    expect((await resend(email, true)).status).toBe(200)
    const link = await findNewestLink(server, email)
    expect(link.href).toMatch(/^http:\/\/localhost:3002\/reset-password\/\?u=/)
    expect((await activate(link)).status).toBe(200)
    expect((await browser.post('/api/validate-access-token')).status).toBe(401)
    expect((await signIn(email, password ?? '')).status).toBe(204)
    expect((await signIn(email, 'a-new-password')).status).toBe(200)
  })

  // @shows ACCOUNT-33, SAFE-2
  it('is rejected for another account, address or account type', async () => {
    await resend(yasmineEmail, true)
    const link = await findNewestLink(server, yasmineEmail)
    const foreign = { ...link, userId: accounts.oliver }
    expect((await activate(foreign)).status).toBe(204)
    expect((await browser.get(buildCheckPath(foreign))).status).toBe(204)
    const byName = { ...link, email: demoAccounts.oliver.email }
    expect((await browser.get(buildCheckPath(byName))).status).toBe(204)
    const path = buildCheckPath(link)
    expect((await browser.get(path.replace('frontend', 'admin'))).status).toBe(204)
    expect((await browser.get(`/api/confirm-email/${yasmineEmail}/${link.token}`)).status).toBe(204)
    expect((await browser.get(path)).status).toBe(200)
  })

  // @shows ACCOUNT-33
  it('does not work with the token of a verification link', async () => {
    const email = await signUp()
    const { token } = await findNewestLink(server, email)
    const { _id: userId } = (await signIn(email, 'six-ch')).body as { _id: string }
    expect((await activate({ userId, token })).status).toBe(204)
    expect((await browser.get(buildCheckPath({ userId, email, token, href: '' }))).status).toBe(204)
  })

  it.each([
    [{ token: 'short' }, '/token'],
    [{ userId: 'unknown' }, '/userId'],
    [{ password: 'short' }, '/password'],
  ])('is rejected when malformed: %j', async (wrong, pointer) => {
    const body = { userId: accounts.nour, token: 'a'.repeat(43), password: 'long-enough' }
    const reply = await browser.post('/api/activate', { ...body, ...wrong })
    expect([reply.status, reply.body]).toMatchObject([400, { errors: [{ pointer }] }])
  })

  // @shows ACCOUNT-19, SAFE-2
  it('is not available for unknown addresses or staff', async () => {
    expect((await resend('nobody@example.org', true)).status).toBe(204)
    expect((await resend(demoAccounts.jasmin.email, true)).status).toBe(403)
    expect((await resend(yasmineEmail, true, 'admin')).status).toBe(403)
    const mails = await server.mails.list(demoAccounts.jasmin.email)
    expect(mails.filter(({ kind }) => kind === 'reset')).toEqual([])
  })
})

describe('requesting a link', () => {
  // @shows ACCOUNT-36
  it.each([true, false])('does not change the account (reset: %s)', async (reset) => {
    const email = await signUp()
    const read = () =>
      server.db
        .selectFrom('account')
        .selectAll()
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
    const before = await read()
    expect((await resend(email, reset)).status).toBe(200)
    await findNewestLink(server, email)
    expect(await read()).toEqual(before)
    expect((await signIn(email, 'six-ch')).status).toBe(200)
  })
})

describe('invalidating links', () => {
  // @shows WIRE-5
  it('is limited to the signed-in account', async () => {
    await resend(yasmineEmail, true)
    const link = await findNewestLink(server, yasmineEmail)
    const path = `/api/delete-tokens/${accounts.yasmine}`
    expect((await browser.delete(path)).status).toBe(400)
    await browser.signIn('oliver')
    expect((await browser.delete(path)).status).toBe(403)
    expect((await browser.get(buildCheckPath(link))).status).toBe(200)
    await browser.signIn('yasmine')
    expect((await browser.delete(path)).status).toBe(200)
    expect(readProblemCode(await browser.get(buildCheckPath(link)))).toBe('link-replaced')
  })

  it('returns 400 when the account has no links', async () => {
    await browser.signIn('carmen')
    expect((await browser.delete(`/api/delete-tokens/${accounts.carmen}`)).status).toBe(400)
  })
})

describe('a copy of the database', () => {
  // @shows SAFE-13
  it('contains no usable link, because the link table stores only hashes', async () => {
    const email = await signUp()
    const queued = await server.db.selectFrom('outbox').selectAll().execute()
    expect(queued.find(({ sent_at }) => sent_at === null)).toMatchObject({ facts: {} })
    const { token } = await findNewestLink(server, email)
    const stored = await server.db.selectFrom('account_link').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(token)
  })
})
