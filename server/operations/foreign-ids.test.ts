import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { operations as contract } from '../contract.ts'
import { landmarks } from '../db/seed/landmarks.ts'
import { browserOf } from '../testing/browser-of.ts'
import { Browser, type Reply } from '../testing/browser.ts'
import { pdf, png } from '../testing/files.ts'
import { booking } from '../testing/requests.ts'
import { type TestServer, testServer } from '../testing/world.ts'
import { operations } from './all-operations.ts'

const { accounts, bookings, places, suppliers } = landmarks
const victim = accounts.yasmine
const email = 'yasmine@masar.example'

let server: TestServer
let attacker: Browser
let licence: string
beforeAll(async () => {
  server = await testServer()
  attacker = await browserOf(server, 'oliver')
  const yasmine = await browserOf(server, 'yasmine')
  const { body } = await yasmine.upload(`/api/update-license/${victim}`, 'file', pdf())
  licence = String(body)
})
afterAll(() => server.close())

type Attempt = (browser: Browser) => Promise<Reply>
const post =
  (path: string, body?: object): Attempt =>
  (browser) =>
    browser.post(path, body)
const get =
  (path: string): Attempt =>
  (browser) =>
    browser.get(path)

/** One attempt on what is somebody else's for every call that reads the session. */
const ATTEMPTS: Record<string, Attempt> = {
  readUser: get(`/api/user/${victim}`),
  updateLanguage: post('/api/update-language', { id: victim, language: 'en' }),
  updateUser: post('/api/update-user', { _id: victim, fullName: 'Mallory' }),
  updateEmailNotifications: post('/api/update-email-notifications', {
    _id: victim,
    enableEmailNotifications: false,
  }),
  updateAvatar: (browser) => browser.upload(`/api/update-avatar/${victim}`, 'image', png()),
  deleteAvatar: post(`/api/delete-avatar/${victim}`),
  checkPassword: get(`/api/check-password/${victim}/sidi-bou-said`),
  hasPassword: get(`/api/has-password/${victim}`),
  changePassword: post('/api/change-password', {
    _id: victim,
    password: 'sidi-bou-said',
    newPassword: 'taken-over',
  }),
  uploadLicense: (browser) => browser.upload(`/api/update-license/${victim}`, 'file', pdf()),
  deleteLicense: post(`/api/delete-license/${victim}`),
  readLicense: (browser) => browser.get(`/api/licenses/${licence}`),
  resendVerification: post('/api/resend-link', { email }),
  readNotificationCounter: get(`/api/notification-counter/${victim}`),
  listNotifications: get(`/api/notifications/${victim}/1/30`),
  markNotificationsAsRead: post(`/api/mark-notifications-as-read/${victim}`, { ids: [] }),
  markNotificationsAsUnread: post(`/api/mark-notifications-as-unread/${victim}`, { ids: [] }),
  deleteNotifications: post(`/api/delete-notifications/${victim}`, { ids: [] }),
  streamNotifications: get(`/api/notification-events/${victim}`),
  readBooking: get(`/api/booking/${bookings.past}/fr`),
  requestCancellation: post(`/api/cancel-booking/${bookings.cancellable}`),
  updateBooking: (browser) =>
    browser.call('PUT', '/api/update-booking', {
      booking: { ...booking(), _id: bookings.paidInFull },
    }),
  updateBookingStatus: post('/api/update-booking-status', {
    ids: [bookings.cancellable],
    status: 'cancelled',
  }),
  listSuppliers: get('/api/suppliers/1/10'),
  listCarsForBooking: post('/api/booking-cars/1/10', {
    supplier: suppliers.plain,
    pickupLocation: places.tunis,
  }),
  deleteBookings: post('/api/delete-bookings', { ids: [bookings.cancelledUpcoming] }),
}

/** Here the session alone says whose it is, whatever is named; their own tests hold them to it. */
const OWN_ONLY = [
  'checkOut',
  'deleteLinks',
  'listBookings',
  'releaseBooking',
  'signOut',
  'signOutEverywhere',
  'validateAccessToken',
]

/** Tried in payments/journeys, where there is somebody to be paid. */
const PAYMENTS = ['createCheckoutSession', 'createPayPalOrder']

describe('what is another customer’s', () => {
  it.each(Object.entries(ATTEMPTS))('is closed to %s', async (_id, attempt) => {
    const before = await everything()
    expect((await attempt(attacker)).status).toBe(403)
    expect((await attempt(new Browser(server.app))).status).toBe(401)
    expect(await everything()).toEqual(before)
  })

  it('is tried by every call that reads the session', () => {
    const asking = contract
      .filter(({ id, security }) => security.includes('sessionCookie') && id in operations)
      .map(({ id }) => id)
    const tried = [...Object.keys(ATTEMPTS), ...OWN_ONLY, ...PAYMENTS]
    expect(asking.toSorted()).toEqual(tried.toSorted())
  })
})

const everything = () =>
  server.db
    .selectFrom('account')
    .leftJoin('upload', 'upload.account_id', 'account.id')
    .selectAll('account')
    .select(['upload.name', 'upload.kind'])
    .where('account.id', '=', victim)
    .execute()
