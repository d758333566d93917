import type { JWTPayload } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { demoAccounts } from '../../demo/demo-accounts.ts'
import { Browser } from '../../testing/browser.ts'
import { startStub } from '../../testing/processes/stub-server.ts'
import {
  GOOGLE_CLAIMS,
  type Issuer,
  NOW_SECONDS,
  startTokenIssuer,
} from '../../testing/processes/token-issuer.ts'
import { readIssuePointers, readProblemCode } from '../../testing/requests.ts'
import { createServerOn, type TestServer, createTestServer } from '../../testing/test-server.ts'

let google: Issuer
let stranger: Issuer
let server: TestServer
let app: TestServer['app']
let browser: Browser

const createServerWithKeys = (keysUrl: string) =>
  createServerOn(server, {
    social: { google: { clientId: GOOGLE_CLAIMS.aud, keysUrl }, apple: null, facebook: null },
  })
beforeAll(async () => {
  google = await startTokenIssuer(GOOGLE_CLAIMS)
  stranger = await startTokenIssuer(GOOGLE_CLAIMS)
  server = await createTestServer()
  app = createServerWithKeys(google.keys.url).app
})
beforeEach(() => {
  browser = new Browser(app)
})
afterAll(async () => {
  await server.close()
  await google.keys.close()
  await stranger.keys.close()
})

const signIn = (accessToken: string, email: string, other: object = {}) =>
  browser.post('/api/social-sign-in', {
    socialSignInType: 'google',
    accessToken,
    email,
    ...other,
  })
const signInWithGoogle = async (email: string, claims: JWTPayload = {}) =>
  signIn(await google.token({ email, ...claims }), email)
const findAccount = (email: string) =>
  server.db.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirst()

describe('signing in with Google', () => {
  // @shows SESSION-25, WIRE-10
  it('creates an account the first time, verified and without a password', async () => {
    const email = 'ana.google@example.org'
    const reply = await signInWithGoogle(email, { name: 'Ana Trabelsi' })
    expect([reply.status, reply.body]).toMatchObject([200, { email, fullName: 'Ana Trabelsi' }])
    expect((await browser.post('/api/validate-access-token')).status).toBe(200)
    expect(await findAccount(email)).toMatchObject({
      type: 'user',
      verified: true,
      active: true,
      password_hash: null,
    })
    const again = await signInWithGoogle(email)
    expect((again.body as { _id: string })._id).toBe((reply.body as { _id: string })._id)
  })

  it.each(['Win 1000 EUR\r\nhttps://phish.example/now', 'evil.com', ' '])(
    'replaces a name that our forms would reject: %j',
    async (name) => {
      const email = `ana.${crypto.randomUUID()}@example.org`
      const reply = await signInWithGoogle(email, { name })
      const { fullName } = reply.body as { fullName: string }
      expect(fullName).toBe(email.split('@')[0]?.replace('.', ' '))
    },
  )

  it('finds the same account again, even if its email address has changed', async () => {
    const sub = 'somebody-at-google'
    const first = await signInWithGoogle('before@example.org', { sub })
    const later = await signInWithGoogle('after@example.org', { sub })
    expect((later.body as { _id: string })._id).toBe((first.body as { _id: string })._id)
  })

  it('creates one account for two concurrent tabs', async () => {
    const email = 'twice.google@example.org'
    const replies = await Promise.all([signInWithGoogle(email), signInWithGoogle(email)])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
  })

  it('signs in to the existing account with the same address, and keeps its password', async () => {
    const { email, password } = demoAccounts.nour
    expect((await signInWithGoogle(email)).status).toBe(200)
    const again = await browser.post('/api/sign-in/frontend', { email, password })
    expect(again.status).toBe(200)
  })

  it('takes over an unverified account from the person who created it', async () => {
    const email = 'victim@example.org'
    const body = { email, password: 'attackers-own', fullName: 'Not Me', language: 'en' }
    const attacker = new Browser(app)
    await attacker.post('/api/sign-up', body)
    await attacker.post('/api/sign-in/frontend', body)
    expect((await signInWithGoogle(email)).status).toBe(200)
    expect((await attacker.post('/api/validate-access-token')).status).toBe(401)
    expect((await attacker.post('/api/sign-in/frontend', body)).status).toBe(204)
  })

  it.each<[string, JWTPayload]>([
    ['was meant for another service', { aud: 'another-app' }],
    ['comes from another issuer', { iss: 'https://accounts.evil.example' }],
    ['is over', { exp: NOW_SECONDS - 1 }],
    ['has no end', { exp: undefined }],
    ['has an unverified address', { email_verified: false }],
    ['has no address', { email: undefined }],
  ])('is rejected with a token that %s', async (_why, claims) => {
    const reply = await signInWithGoogle('mallory@example.org', claims)
    expect([reply.status, readIssuePointers(reply)]).toEqual([400, ['/accessToken']])
    expect(await findAccount('mallory@example.org')).toBeUndefined()
  })

  it('is rejected when the token is forged, unsigned or malformed', async () => {
    const email = 'mallory@example.org'
    const forged = await stranger.token({ email })
    const unsigned = `${btoa('{"alg":"none"}')}.${forged.split('.')[1]}.`
    for (const accessToken of [forged, unsigned, 'no token at all']) {
      const reply = await signIn(accessToken, email)
      expect([reply.status, readIssuePointers(reply)]).toEqual([400, ['/accessToken']])
    }
  })

  it('is rejected when the address differs from the token’s', async () => {
    const accessToken = await google.token({ email: 'mallory@example.org' })
    const reply = await signIn(accessToken, demoAccounts.yasmine.email)
    expect([reply.status, readIssuePointers(reply)]).toEqual([400, ['/email']])
  })

  // @shows SESSION-25
  it('is limited to customers, and reports suspensions', async () => {
    const reply = await signInWithGoogle(demoAccounts.jasmin.email)
    expect([reply.status, readProblemCode(reply)]).toEqual([403, 'forbidden'])
    expect((await browser.post('/api/validate-access-token')).status).toBe(401)
    const suspended = await signInWithGoogle(demoAccounts.karim.email)
    expect([suspended.status, suspended.body]).toMatchObject([200, { blacklisted: true }])
  })

  it('ignores the name and the picture in the request body', async () => {
    const email = 'plain@example.org'
    const body = { fullName: 'The President', avatar: 'https://tracker.example/p.png' }
    await signIn(await google.token({ email }), email, body)
    expect(await findAccount(email)).toMatchObject({ full_name: 'plain', avatar: null })
  })
})

describe('a provider', () => {
  it('that is not configured returns 501', async () => {
    browser = new Browser(server.app)
    for (const socialSignInType of ['google', 'apple', 'facebook']) {
      const reply = await signIn('x', 'ana@example.org', { socialSignInType })
      expect([reply.status, readProblemCode(reply)]).toEqual([501, 'not-built'])
    }
  })

  it('whose signing keys are unavailable causes a server error', async () => {
    const away = await startStub(() => ({ status: 500, json: {} }))
    const { app: other, logged } = createServerWithKeys(away.url)
    browser = new Browser(other)
    const email = 'ana@example.org'
    const accessToken = await google.token({ email })
    const reply = await signIn(accessToken, email)
    await away.close()
    expect([reply.status, readProblemCode(reply)]).toEqual([500, 'internal'])
    expect(logged.join()).not.toContain(accessToken)
  })
})
