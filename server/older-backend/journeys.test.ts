import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { demoAccounts } from '../demo/demo-accounts.ts'
import { landmarks } from '../demo/landmarks.ts'
import { buildCheckPath, getLinkPath, findNewestLink } from '../testing/account-links.ts'
import { Browser } from '../testing/browser.ts'
import { buildGuestCheckout, createTrip, buildCarSearch } from '../testing/requests.ts'
import { type TestServer, createEmbeddedServer } from '../testing/test-server.ts'
import { restrictHoldsToConfirmed } from './confirmed-holds.ts'
import { simulateOlderBackend } from './older-backend.ts'

let server: TestServer
let browser: Browser
beforeAll(async () => {
  server = await createEmbeddedServer()
  await restrictHoldsToConfirmed(server.db)
})
beforeEach(() => {
  const older = simulateOlderBackend((request, network) => server.app(request, network))
  browser = new Browser((request, network = {}) => Promise.resolve(older(request, network)))
})
afterAll(() => server.close())

const { yasmine } = landmarks.accounts
const readStatus = async (reply: Promise<{ status: number }>) => (await reply).status
const post = (path: string, body: unknown = null) => readStatus(browser.post(path, body))
const get = (path: string) => readStatus(browser.get(path))
const PASSWORD = 'sidi-bou-said'

async function countCars(more: object) {
  const { body } = await browser.post('/api/frontend-cars/1/30', buildCarSearch(more))
  return (body as { pageInfo: { totalRecords: number }[] }[])[0]?.pageInfo[0]?.totalRecords ?? 0
}

// @shows WIRE-78
describe('on an older backend', () => {
  it('the home page loads settings, countries and suppliers, and suggests a location', async () => {
    expect(await get('/api/settings')).toBe(200)
    expect(await get('/api/countries-with-locations/en/true/1')).toBe(200)
    expect(await get('/api/all-suppliers')).toBe(200)
    const found = await browser.get('/api/locations/1/30/en?s=tunis')
    expect(found.body).toMatchObject([
      {
        resultData: expect.arrayContaining([expect.objectContaining({ name: expect.any(String) })]),
      },
    ])
  })

  it('filters narrow the results', async () => {
    const all = await countCars({})
    expect(await countCars({ gearbox: ['automatic'] })).toBeLessThan(all)
    expect(await countCars({ gearbox: [] })).toBe(0)
  })

  it('a guest books and pays later', async () => {
    const body = buildGuestCheckout({ ...createTrip() })
    expect(await post('/api/checkout', body)).toBe(200)
  })

  it('a confirmed booking holds the car, but an unpaid one does not', async () => {
    const trip = createTrip()
    const isListed = async () => {
      const { body } = await browser.post('/api/frontend-cars/1/50', buildCarSearch(trip))
      const [page] = body as { resultData: { _id: string }[] }[]
      return page?.resultData.some(({ _id }) => _id === landmarks.cars.free)
    }
    const book = async (email: string) => {
      const request = buildGuestCheckout(trip, { email })
      const { status: code, body } = await browser.post('/api/checkout', request)
      expect(code).toBe(200)
      return (body as { bookingId: string }).bookingId
    }
    await book('first@example.org')
    expect(await isListed()).toBe(true)
    const second = await book('second@example.org')
    const confirmed = { status: 'reserved' } as const
    await server.db.updateTable('booking').set(confirmed).where('id', '=', second).execute()
    expect(await isListed()).toBe(false)
  })

  it('signing out clears only the host-only cookie, so the session remains valid', async () => {
    const older = simulateOlderBackend((request, network) => server.app(request, network))
    const ask = (path: string, cookie: string, body: unknown = null) =>
      older(
        new Request(`http://rent.example.com${path}`, {
          method: 'POST',
          headers: { cookie, 'content-type': 'application/json', origin: 'http://localhost:3002' },
          body: JSON.stringify(body),
        }),
        { address: '192.0.2.1' },
      )
    const { email, password } = demoAccounts.yasmine
    const signedIn = await ask('/api/sign-in/frontend', '', { email, password })
    const [cookie = ''] = signedIn.headers.getSetCookie()
    expect(cookie).toMatch(/^masar-session=.+; Domain=example\.com$/)
    const session = cookie.replace(/;.*/, '')
    const signedOut = await ask('/api/sign-out', session)
    expect(signedOut.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^masar-session=; Path=\/; Expires=Thu, 01 Jan 1970/),
    ])
    expect((await ask('/api/validate-access-token', session)).status).toBe(200)
  })

  it('email addresses are reported as taken or available', async () => {
    expect(await post('/api/validate-email', { email: 'yasmine@masar.example' })).toBe(204)
    expect(await post('/api/validate-email', { email: 'nobody-yet@masar.example' })).toBe(200)
    const somebody = {
      email: 'new@masar.example',
      password: PASSWORD,
      fullName: 'New',
      language: 'en',
    }
    expect(await post('/api/sign-up', somebody)).toBe(200)
    expect(await post('/api/sign-up', somebody)).toBe(400)
  })

  it('a forgotten password can be reset once with the emailed link', async () => {
    expect(await post('/api/resend/frontend/nobody-yet@masar.example/true')).toBe(204)
    expect(await post('/api/resend/frontend/oliver@masar.example/true')).toBe(200)
    const link = await findNewestLink(server, 'oliver@masar.example')
    expect(await get(buildCheckPath(link))).toBe(200)
    const { userId, token } = link
    expect(await post('/api/activate', { userId, token, password: PASSWORD })).toBe(200)
    // Without a code, a used link looks malformed: the page calls the link incomplete and offers a new one.
    expect(await get(buildCheckPath(link))).toBe(400)
    expect(await post('/api/activate', { userId, token, password: PASSWORD })).toBe(400)
  })

  it('a new email address is confirmed with the emailed link', async () => {
    const email = 'confirms@masar.example'
    const account = { email, password: PASSWORD, fullName: 'Confirms', language: 'en' }
    expect(await post('/api/sign-up', account)).toBe(200)
    const isVerified = () =>
      server.db
        .selectFrom('account')
        .select('verified')
        .where('email', '=', email)
        .executeTakeFirst()
    expect(await isVerified()).toEqual({ verified: false })
    const { href } = await findNewestLink(server, email)
    expect(await get(getLinkPath(href))).toBe(200)
    expect(await isVerified()).toEqual({ verified: true })
  })

  it('a customer signs in, stays signed in, changes their settings, and signs out', async () => {
    const wrong = { email: 'yasmine@masar.example', password: 'not-the-password' }
    expect(await post('/api/sign-in/frontend', wrong)).toBe(204)
    expect(await readStatus(browser.signIn('yasmine', true))).toBe(200)
    expect(await post('/api/validate-access-token')).toBe(200)
    expect(await get(`/api/user/${yasmine}`)).toBe(200)

    const profile = {
      _id: yasmine,
      fullName: 'Yasmine',
      phone: '+21620123456',
      location: 'Tunis',
      bio: '',
    }
    expect(await post('/api/update-user', { ...profile, birthDate: '1990-05-17' })).toBe(200)
    expect(await post('/api/update-language', { id: yasmine, language: 'es' })).toBe(200)
    const mails = { _id: yasmine, enableEmailNotifications: false }
    expect(await post('/api/update-email-notifications', mails)).toBe(200)
    const change = { _id: yasmine, newPassword: 'another-one-here', strict: true }
    expect(await post('/api/change-password', { ...change, password: 'wrong-one' })).toBe(204)
    expect(await post('/api/change-password', { ...change, password: PASSWORD })).toBe(200)
    const back = { _id: yasmine, newPassword: PASSWORD, password: 'another-one-here', strict: true }
    expect(await post('/api/change-password', back)).toBe(200)

    const list = { suppliers: [], statuses: [], user: yasmine, filter: { keyword: 'zzz' } }
    expect((await browser.post('/api/bookings/1/20/en', list)).body).toMatchObject([
      { resultData: [] },
    ])
    expect(await post('/api/sign-out')).toBe(200)
    expect(await post('/api/validate-access-token')).toBeGreaterThanOrEqual(401)
  })

  it('a suspended customer gets the reason, but no session', async () => {
    const { body } = await browser.signIn('karim')
    expect(body).toMatchObject({ blacklisted: true })
    expect(await post('/api/validate-access-token')).toBeGreaterThanOrEqual(401)
  })

  it('notifications are listed, marked as read or unread, counted and deleted', async () => {
    await browser.signIn('yasmine')
    const list = await browser.get(`/api/notifications/${yasmine}/1/20`)
    const [page] = list.body as { resultData: { _id: string }[] }[]
    const ids = page?.resultData.slice(0, 1).map(({ _id }) => _id) ?? []
    expect(await post(`/api/mark-notifications-as-read/${yasmine}`, { ids })).toBe(200)
    expect(await post(`/api/mark-notifications-as-unread/${yasmine}`, { ids })).toBe(200)
    expect(await get(`/api/notification-counter/${yasmine}`)).toBe(200)
    expect(await post(`/api/delete-notifications/${yasmine}`, { ids })).toBe(200)
  })

  it('a contact message is sent', async () => {
    const mail = {
      from: 'guest@example.org',
      to: 'contact@masar.example',
      subject: 'Newsletter',
      message: 'guest@example.org',
      isContactForm: false,
    }
    expect(await post('/api/send-email', mail)).toBe(200)
  })

  it('unknown payments and cars return 204', async () => {
    expect(await post('/api/check-checkout-session/cs_none')).toBe(204)
    expect(await get('/api/booking-id/cs_none')).toBe(204)
    expect(await get('/api/car/66aa000000000000000000ff/en')).toBe(204)
  })
})
