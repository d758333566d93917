import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { contractOperations as contract } from '../../contract/contract.ts'
import { landmarks } from '../../demo/landmarks.ts'
import { Browser, type BrowserReply } from '../../testing/browser.ts'
import { createPdf, createPng } from '../../testing/files.ts'
import { buildSessionRequest } from '../../testing/payer.ts'
import { buildBookingInput } from '../../testing/requests.ts'
import { createSignedInBrowser } from '../../testing/signed-in-browser.ts'
import { type TestServer, createTestServer } from '../../testing/test-server.ts'

const { accounts, bookings, locations, suppliers } = landmarks
const victimId = accounts.yasmine
const victimEmail = 'yasmine@masar.example'

let server: TestServer
let attacker: Browser
let licenseName: string
beforeAll(async () => {
  server = await createTestServer()
  attacker = await createSignedInBrowser(server, 'oliver')
  const yasmine = await createSignedInBrowser(server, 'yasmine')
  const { body } = await yasmine.upload(`/api/update-license/${victimId}`, 'file', createPdf())
  licenseName = String(body)
})
afterAll(() => server.close())

type Attempt = (browser: Browser) => Promise<BrowserReply>
const post =
  (path: string, body?: object): Attempt =>
  (browser) =>
    browser.post(path, body)
const get =
  (path: string): Attempt =>
  (browser) =>
    browser.get(path)

/** For each call that reads the session, an attempt to access another customer's data. */
const ATTEMPTS: Record<string, Attempt> = {
  readUser: get(`/api/user/${victimId}`),
  updateLanguage: post('/api/update-language', { id: victimId, language: 'en' }),
  updateUser: post('/api/update-user', { _id: victimId, fullName: 'Mallory' }),
  updateEmailNotifications: post('/api/update-email-notifications', {
    _id: victimId,
    enableEmailNotifications: false,
  }),
  updateAvatar: (browser) => browser.upload(`/api/update-avatar/${victimId}`, 'image', createPng()),
  deleteAvatar: post(`/api/delete-avatar/${victimId}`),
  checkPassword: get(`/api/check-password/${victimId}/sidi-bou-said`),
  hasPassword: get(`/api/has-password/${victimId}`),
  changePassword: post('/api/change-password', {
    _id: victimId,
    password: 'sidi-bou-said',
    newPassword: 'taken-over',
  }),
  uploadLicense: (browser) =>
    browser.upload(`/api/update-license/${victimId}`, 'file', createPdf()),
  deleteLicense: post(`/api/delete-license/${victimId}`),
  readLicense: (browser) => browser.get(`/api/licenses/${licenseName}`),
  resendVerification: post('/api/resend-link', { email: victimEmail }),
  readNotificationCounter: get(`/api/notification-counter/${victimId}`),
  listNotifications: get(`/api/notifications/${victimId}/1/30`),
  markNotificationsAsRead: post(`/api/mark-notifications-as-read/${victimId}`, { ids: [] }),
  markNotificationsAsUnread: post(`/api/mark-notifications-as-unread/${victimId}`, { ids: [] }),
  deleteNotifications: post(`/api/delete-notifications/${victimId}`, { ids: [] }),
  streamNotifications: get(`/api/notification-events/${victimId}`),
  readBooking: get(`/api/booking/${bookings.past}/fr`),
  readBookingDocument: get(`/api/booking-document/${bookings.past}`),
  readBookingDocumentPdf: get(`/api/booking-document/${bookings.past}/pdf`),
  requestCancellation: post(`/api/cancel-booking/${bookings.cancellable}`),
  updateBooking: (browser) =>
    browser.call('PUT', '/api/update-booking', {
      booking: { ...buildBookingInput(), _id: bookings.paidInFull },
    }),
  updateTripDetails: post(`/api/update-trip-details/${bookings.cancellable}`, { note: 'Mallory' }),
  reportDelay: post(`/api/report-delay/${bookings.cancellable}`, {
    expectedArrival: '2030-01-01T10:00:00.000Z',
  }),
  listBookingMessages: get(`/api/booking/${bookings.cancellable}/messages`),
  sendMessage: post(`/api/booking/${bookings.cancellable}/messages`, { text: 'Mallory' }),
  updateBookingStatus: post('/api/update-booking-status', {
    ids: [bookings.cancellable],
    status: 'cancelled',
  }),
  listSuppliers: get('/api/suppliers/1/10'),
  listCarsForBooking: post('/api/booking-cars/1/10', {
    supplier: suppliers.plain,
    pickupLocation: locations.tunis,
  }),
  checkOut: post('/api/checkout', {
    booking: buildBookingInput({ driver: victimId }),
    payLater: true,
  }),
  listBookings: post('/api/bookings/1/10/en', {
    suppliers: [suppliers.plain],
    statuses: ['pending'],
    user: victimId,
  }),
  createCheckoutSession: post('/api/create-checkout-session', buildSessionRequest(bookings.unpaid)),
  createPayPalOrder: post('/api/create-paypal-order', buildSessionRequest(bookings.unpaid)),
  deleteLinks: (browser) => browser.delete(`/api/delete-tokens/${victimId}`),
  deleteBookings: post('/api/delete-bookings', [bookings.cancelledUpcoming]),
}

/** Calls without an id: the session alone decides whose data is used. */
const CALLS_WITHOUT_IDS = ['signOut', 'signOutEverywhere', 'validateAccessToken']

/** The status for another customer; 403 by default. */
const FOREIGN_STATUSES: Record<string, number> = {
  readBookingDocument: 404,
  readBookingDocumentPdf: 404,
  updateTripDetails: 404,
  reportDelay: 404,
  listBookingMessages: 404,
  sendMessage: 404,
}

/** The status without a session; 401 by default. */
const SIGNED_OUT_STATUSES: Record<string, number> = { deleteLinks: 400 }

describe('another customer’s data', () => {
  // @shows BOOKING-27, SAFE-4
  it.each(Object.entries(ATTEMPTS))('cannot be accessed with %s', async (id, attempt) => {
    const before = await readVictimData()
    expect((await attempt(attacker)).status).toBe(FOREIGN_STATUSES[id] ?? 403)
    expect((await attempt(new Browser(server.app))).status).toBe(SIGNED_OUT_STATUSES[id] ?? 401)
    expect(await readVictimData()).toEqual(before)
  })

  // @shows WIRE-66
  it('survives an attempt to release it, although the response is a success', async () => {
    const before = await readVictimData()
    for (const session of [bookings.unpaid, 'cs_of_somebody_else']) {
      const path = `/api/delete-temp-booking/${bookings.unpaid}/${session}`
      expect((await attacker.delete(path)).status).toBe(200)
    }
    expect(await readVictimData()).toEqual(before)
  })

  // @shows SAFE-4
  it('is tested with every call of the contract that reads the session', () => {
    const sessionCalls = contract.filter(({ security }) => security.includes('sessionCookie'))
    const tried = [...Object.keys(ATTEMPTS), ...CALLS_WITHOUT_IDS, 'releaseBooking']
    expect(sessionCalls.map(({ id }) => id).toSorted()).toEqual(tried.toSorted())
  })
})

const readVictimData = async () => [
  await server.db
    .selectFrom('account')
    .leftJoin('upload', 'upload.account_id', 'account.id')
    .selectAll('account')
    .select(['upload.name', 'upload.kind'])
    .where('account.id', '=', victimId)
    .execute(),
  await server.db.selectFrom('booking').selectAll().where('driver_id', '=', victimId).execute(),
  await server.db.selectFrom('trip_details').selectAll().execute(),
  await server.db.selectFrom('booking_message').selectAll().execute(),
]
