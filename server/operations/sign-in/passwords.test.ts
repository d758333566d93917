import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { demoAccounts } from '../../demo/demo-accounts.ts'
import { landmarks } from '../../demo/landmarks.ts'
import { Browser } from '../../testing/browser.ts'
import { readIssuePointers } from '../../testing/requests.ts'
import { createSignedInBrowser } from '../../testing/signed-in-browser.ts'
import { createServerOn, type TestServer, createTestServer } from '../../testing/test-server.ts'

const { accounts } = landmarks
const currentPassword = demoAccounts.carmen.password ?? ''

let server: TestServer
let browser: Browser
beforeAll(async () => {
  server = await createTestServer()
})
beforeEach(async () => {
  browser = new Browser(server.app)
  await browser.signIn('carmen')
})
afterAll(() => server.close())

const change = (body: object) => browser.post('/api/change-password', body)
const check = (password: string, id: string = accounts.carmen) =>
  browser.get(`/api/check-password/${id}/${encodeURIComponent(password)}`)
const isSignedIn = async (one: Browser) =>
  (await one.post('/api/validate-access-token')).status === 200

describe('changing the password', () => {
  // @shows ACCOUNT-37, WIRE-21, SAFE-17
  it('requires the current password, whatever `strict` is', async () => {
    for (const strict of [true, false])
      for (const password of ['wrong', '', null, undefined]) {
        const reply = await change({ password, newPassword: 'taken-over', strict })
        expect(reply.status).toBe(204)
      }
    expect((await check(currentPassword)).status).toBe(200)
  })

  // @shows ACCOUNT-39, WIRE-20, WIRE-21
  it('ends all other sessions and keeps this one', async () => {
    const elsewhere = new Browser(server.app)
    await elsewhere.signIn('carmen')
    const body = { _id: accounts.carmen, password: currentPassword, newPassword: 'ñandú / 7?' }
    expect((await change({ ...body, strict: true })).status).toBe(200)
    expect([await isSignedIn(browser), await isSignedIn(elsewhere)]).toEqual([true, false])
    expect((await check('ñandú / 7?')).status).toBe(200)
    expect((await check(currentPassword)).status).toBe(204)
    expect((await change({ password: 'ñandú / 7?', newPassword: currentPassword })).status).toBe(
      200,
    )
  })

  // @shows ACCOUNT-15
  it('requires at least six characters', async () => {
    const reply = await change({ password: currentPassword, newPassword: 'short' })
    expect([reply.status, readIssuePointers(reply)]).toEqual([400, ['/newPassword']])
  })

  // @shows SAFE-19
  it.each(['password1', 'Carmen2026'])(
    'rejects a password that is too easy to guess: %s',
    async (guess) => {
      const reply = await change({ password: currentPassword, newPassword: guess })
      expect([reply.status, readIssuePointers(reply)]).toEqual([400, ['/newPassword']])
      expect((await check(currentPassword)).status).toBe(200)
    },
  )
})

describe('an account without a password', () => {
  // @shows ACCOUNT-38, WIRE-23
  it('is reported, and can set a first password without a current one', async () => {
    const lucie = await createSignedInBrowser(server, 'lucie')
    const path = `/api/has-password/${accounts.lucie}`
    expect((await lucie.get(path)).status).toBe(204)
    const body = { newPassword: 'a-first-one' }
    expect((await lucie.post('/api/change-password', { ...body, strict: true })).status).toBe(204)
    expect((await lucie.post('/api/change-password', { ...body, strict: false })).status).toBe(200)
    expect((await lucie.get(path)).status).toBe(200)
    const { email } = demoAccounts.lucie
    const reply = await lucie.post('/api/sign-in/frontend', { email, password: 'a-first-one' })
    expect(reply.status).toBe(200)
  })
})

describe('guessing a password', () => {
  // @shows SAFE-8
  it('is limited per account, across all IP addresses', async () => {
    const { app } = createServerOn(server, { rateLimit: true })
    const statuses: number[] = []
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const guesser = new Browser(app)
      guesser.address = `192.0.2.${attempt}`
      guesser.setCookie('masar-session', browser.cookie('masar-session') ?? '')
      const body = { password: `guess-${attempt}`, newPassword: 'taken-over', strict: true }
      statuses.push((await guesser.post('/api/change-password', body)).status)
    }
    expect(statuses).toEqual([...Array<number>(10).fill(204), 429, 429])
  })
})
