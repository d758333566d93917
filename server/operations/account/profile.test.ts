import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { landmarks } from '../../demo/landmarks.ts'
import { Browser } from '../../testing/browser.ts'
import {
  buildCheckout,
  readIssuePointers,
  createTrip,
  readProblemCode,
} from '../../testing/requests.ts'
import { type TestServer, createTestServer } from '../../testing/test-server.ts'

const { accounts } = landmarks

let server: TestServer
let browser: Browser
beforeAll(async () => {
  server = await createTestServer()
})
beforeEach(async () => {
  browser = new Browser(server.app)
  await browser.signIn('oliver')
})
afterAll(() => server.close())

const update = (body: object) => browser.post('/api/update-user', body)
const suspend = (blacklisted: boolean) =>
  server.db.updateTable('account').set({ blacklisted }).where('id', '=', accounts.oliver).execute()
const fetchProfile = async () => (await browser.get(`/api/user/${accounts.oliver}`)).body

describe('updating an account', () => {
  // @shows ACCOUNT-9, ACCOUNT-40, WIRE-16, WIRE-81
  it('replaces submitted fields and clears missing ones, except the name', async () => {
    const sent = {
      fullName: '  Oliver B. Bennett ',
      phone: '+44 7700 900211',
      birthDate: '1986-11-03',
      location: ' Bath ',
      bio: 'Drives on the left.',
      enableEmailNotifications: false,
    }
    expect((await update({ _id: accounts.oliver, ...sent })).status).toBe(200)
    expect(await fetchProfile()).toMatchObject({
      ...sent,
      fullName: 'Oliver B. Bennett',
      phone: '+44 7700 900211',
      location: 'Bath',
    })
    expect((await update({ fullName: '  ' })).status).toBe(200)
    expect(await fetchProfile()).toMatchObject({
      fullName: 'Oliver B. Bennett',
      phone: null,
      birthDate: null,
      location: null,
      bio: null,
      enableEmailNotifications: false,
    })
  })

  // @shows FORM-2, FORM-18
  it('stores phone numbers as E.164, without invisible characters', async () => {
    const pasted = { phone: '\u202A00 44 (0)7700 900212\u202C', bio: 'On\u00A0the\u200Bleft' }
    expect((await update(pasted)).status).toBe(200)
    const stored = await server.db
      .selectFrom('account')
      .select(['phone', 'bio'])
      .where('id', '=', accounts.oliver)
      .executeTakeFirst()
    expect(stored).toEqual({ phone: '+447700900212', bio: 'On theleft' })
  })

  it('keeps a phone number that was stored under an earlier rule', async () => {
    const old = { phone: '0612345678' }
    await server.db.updateTable('account').set(old).where('id', '=', accounts.oliver).execute()
    expect(await fetchProfile()).toMatchObject(old)
    expect((await update({ ...old, bio: 'Moved.' })).status).toBe(200)
    expect(await fetchProfile()).toMatchObject({ ...old, bio: 'Moved.' })
  })

  // @shows SAFE-6
  it('ignores fields that are not editable', async () => {
    const sly = { type: 'admin', email: 'other@example.org', verified: false, blacklisted: true }
    expect((await update({ ...sly, payLater: false, license: 'x.pdf' })).status).toBe(200)
    expect(await fetchProfile()).toMatchObject({
      type: 'user',
      email: 'oliver@masar.example',
      verified: true,
      blacklisted: false,
      license: null,
    })
  })

  it.each([
    [{ phone: '12' }, 400, 'invalid-request', '/phone'],
    [{ birthDate: '2005-05-21' }, 422, 'too-young', '/birthDate'],
    [{ birthDate: '1850-05-21' }, 400, 'invalid-request', '/birthDate'],
    [{ birthDate: '2099-05-21' }, 400, 'invalid-request', '/birthDate'],
    [{ birthDate: 'yesterday' }, 400, 'invalid-request', '/birthDate'],
    [{ bio: 'x'.repeat(2001) }, 400, 'invalid-request', '/bio'],
  ])('is rejected with %j', async (wrong, status, code, pointer) => {
    const reply = await update(wrong)
    expect([reply.status, readProblemCode(reply)]).toEqual([status, code])
    expect(readIssuePointers(reply)).toContain(pointer)
  })
})

describe('emails about bookings', () => {
  // @shows ACCOUNT-13, NOTIF-12, WIRE-17
  it('can be switched off and on, without affecting notifications', async () => {
    const path = '/api/update-email-notifications'
    const mailsAboutNewBooking = async () => {
      const { body } = await browser.post('/api/checkout', buildCheckout(createTrip()))
      const { bookingId } = body as { bookingId: string }
      const mails = await server.mails.list('oliver@masar.example')
      return mails.filter(({ text }) => text.includes(bookingId)).length
    }
    await update({ phone: '+447700900210', birthDate: '1986-11-02' })
    await browser.post(path, { enableEmailNotifications: false })
    expect(await mailsAboutNewBooking()).toBe(0)
    await browser.post(path, { _id: accounts.oliver, enableEmailNotifications: true })
    expect(await mailsAboutNewBooking()).toBe(1)
  })
})

describe('signing out everywhere', () => {
  it('ends all sessions of this account, and no others', async () => {
    const [phone, other] = [new Browser(server.app), new Browser(server.app)]
    await phone.signIn('oliver', true)
    await other.signIn('yasmine')
    const reply = await browser.post('/api/sign-out-everywhere')
    expect(reply.status).toBe(200)
    expect(browser.cookie('masar-session')).toBeUndefined()
    expect((await phone.post('/api/validate-access-token')).status).toBe(401)
    expect((await other.post('/api/validate-access-token')).status).toBe(200)
  })

  it('requires a session', async () => {
    expect((await new Browser(server.app).post('/api/sign-out-everywhere')).status).toBe(401)
  })
})

describe('an account that is suspended during its session', () => {
  // @shows SESSION-9
  it('can only sign out', async () => {
    await suspend(true)
    const reply = await update({ fullName: 'Nobody' })
    expect([reply.status, readProblemCode(reply)]).toEqual([401, 'suspended'])
    expect((await browser.post('/api/sign-out')).status).toBe(200)
    await suspend(false)
  })
})
