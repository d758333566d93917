import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { demoAccounts } from '../../db/seed/demo-accounts.ts'
import { landmarks } from '../../db/seed/landmarks.ts'
import { browserOf } from '../../testing/browser-of.ts'
import { Browser } from '../../testing/browser.ts'
import { pointersOf } from '../../testing/requests.ts'
import { serverOn, type TestServer, testServer } from '../../testing/world.ts'

const { accounts } = landmarks
const current = demoAccounts.carmen.password ?? ''

let server: TestServer
let browser: Browser
beforeAll(async () => {
  server = await testServer()
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
  // @shows call.change-password
  it('needs the one of now, whatever strict says', async () => {
    for (const strict of [true, false])
      for (const password of ['wrong', '', null, undefined]) {
        const reply = await change({ password, newPassword: 'taken-over', strict })
        expect(reply.status).toBe(204)
      }
    expect((await check(current)).status).toBe(200)
  })

  // @shows call.check-password, call.change-password
  it('signs everybody else out and keeps this session', async () => {
    const elsewhere = new Browser(server.app)
    await elsewhere.signIn('carmen')
    const body = { _id: accounts.carmen, password: current, newPassword: 'ñandú / 7?' }
    expect((await change({ ...body, strict: true })).status).toBe(200)
    expect([await isSignedIn(browser), await isSignedIn(elsewhere)]).toEqual([true, false])
    expect((await check('ñandú / 7?')).status).toBe(200)
    expect((await check(current)).status).toBe(204)
    expect((await change({ password: 'ñandú / 7?', newPassword: current })).status).toBe(200)
  })

  // @shows password.length
  it('asks for six characters', async () => {
    const reply = await change({ password: current, newPassword: 'short' })
    expect([reply.status, pointersOf(reply)]).toEqual([400, ['/newPassword']])
  })
})

describe('an account without a password', () => {
  // @shows call.has-password
  it('is told apart, and chooses a first one without naming one', async () => {
    const lucie = await browserOf(server, 'lucie')
    const asked = `/api/has-password/${accounts.lucie}`
    expect((await lucie.get(asked)).status).toBe(204)
    const body = { newPassword: 'a-first-one' }
    expect((await lucie.post('/api/change-password', { ...body, strict: true })).status).toBe(204)
    expect((await lucie.post('/api/change-password', { ...body, strict: false })).status).toBe(200)
    expect((await lucie.get(asked)).status).toBe(200)
    const { email } = demoAccounts.lucie
    const reply = await lucie.post('/api/sign-in/frontend', { email, password: 'a-first-one' })
    expect(reply.status).toBe(200)
  })
})

describe('guessing', () => {
  it('is limited by account, from however many addresses', async () => {
    const { app } = serverOn(server, { rateLimit: true })
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
