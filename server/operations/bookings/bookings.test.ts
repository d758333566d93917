import type { components } from '@masar/openapi/schema.d.ts'

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { createObjectId } from '../../db/object-id.ts'
import { landmarks } from '../../demo/landmarks.ts'
import { Browser } from '../../testing/browser.ts'
import { readBookingList, readSupplierIds } from '../../testing/lists.ts'
import { buildGuestCheckout, createTrip, readProblemCode } from '../../testing/requests.ts'
import { NOW, type TestServer, createEmbeddedServer } from '../../testing/test-server.ts'

type Schemas = components['schemas']
type Query = Schemas['BookingsQuery']

const { bookings, accounts } = landmarks

let server: TestServer
let browser: Browser
let suppliers: string[]
beforeAll(async () => {
  server = await createEmbeddedServer()
  suppliers = await readSupplierIds(new Browser(server.app))
})
beforeEach(async () => {
  browser = new Browser(server.app)
  await browser.signIn('yasmine')
})
afterAll(() => server.close())

const fetchBookings = (query?: Partial<Query>, page?: number, size?: number) =>
  readBookingList(browser, query, page, size)

describe('the list of bookings', () => {
  // @shows WIRE-39, WIRE-64
  it('contains only the customer’s bookings, newest first, in pages', async () => {
    const { rows, total } = await fetchBookings({ user: accounts.yasmine })
    expect(rows).toHaveLength(total)
    expect(rows.every(({ driver: { _id } }) => _id === accounts.yasmine)).toBe(true)
    const made = rows.map(({ createdAt = '' }) => createdAt)
    expect(made).toEqual(made.toSorted().toReversed())
    const second = await fetchBookings({}, 2, 5)
    expect(second.rows).toEqual(rows.slice(5, 10))
    expect(second.total).toBe(total)
  })

  // @shows WIRE-76
  it('requires a session', async () => {
    const stranger = new Browser(server.app)
    const reply = await stranger.post('/api/bookings/1/20/fr', { suppliers, statuses: [] })
    expect(readProblemCode(reply)).toBe('unauthenticated')
  })

  it.each<[string, Partial<Query>, (row: Schemas['BookingRow']) => boolean]>([
    ['status', { statuses: ['paid'] }, ({ status }) => status === 'paid'],
    ['keyword', { filter: { keyword: 'peugeot' } }, ({ car }) => car.name.includes('Peugeot')],
    ['start', { filter: { from: NOW.toISOString() } }, ({ from }) => new Date(from) >= NOW],
    ['end', { filter: { to: NOW.toISOString() } }, ({ to }) => new Date(to) <= NOW],
    [
      'day',
      { filter: { dateBetween: NOW.toISOString() } },
      ({ from, to }) =>
        Date.parse(from) < NOW.getTime() + 86_400_000 && Date.parse(to) > NOW.getTime(),
    ],
  ])('can be filtered by %s', async (_what, query, fits) => {
    const all = (await fetchBookings()).rows
    const { rows, total } = await fetchBookings(query)
    expect(total).toBeGreaterThan(0)
    expect(rows).toEqual(all.filter(fits))
  })

  it('finds one of the customer’s own bookings by its id', async () => {
    const found = await fetchBookings({ filter: { keyword: bookings.past } })
    expect(found.rows.map(({ _id }) => _id)).toEqual([bookings.past])
    await browser.signIn('oliver')
    expect((await fetchBookings({ filter: { keyword: bookings.past } })).total).toBe(0)
  })

  // @shows BOOKING-29
  it('excludes bookings with a pending payment', async () => {
    expect((await fetchBookings({ statuses: ['void'] })).total).toBe(1)
    await openPaymentWindow(bookings.unpaid)
    expect((await fetchBookings({ statuses: ['void'] })).total).toBe(0)
  })

  it('is empty when no supplier or no status is selected', async () => {
    expect((await fetchBookings({ suppliers: [] })).total).toBe(0)
    expect((await fetchBookings({ statuses: [] })).total).toBe(0)
  })
})

describe('a booking', () => {
  // @shows BOOKING-12, WIRE-64, SAFE-5
  it('is returned to its customer with its price lines, additional driver and timeline', async () => {
    const { body } = await browser.get(`/api/booking/${bookings.withAdditionalDriver}/fr`)
    const detail = body as Schemas['BookingDetail']
    expect(detail).toMatchObject({
      days: 5,
      status: 'paid',
      timeZone: 'Africa/Tunis',
      _additionalDriver: { fullName: 'Farès Trabelsi' },
    })
    const sum = detail.priceLines?.reduce((all, { amount }) => all + Math.round(amount * 1000), 0)
    expect(sum).toBe(Math.round(detail.price * 1000))
    expect(detail.timeline?.[0]?.kind).toBe('created')
    expect(JSON.stringify(detail)).not.toMatch(/password|argon/)
  })

  it.each([
    ['fr', 'Tunis, Tunisie'],
    ['en', 'Tunis, Tunisia'],
  ])('includes the area of each location, in %s', async (language, area) => {
    const { body } = await browser.get(`/api/booking/${bookings.withAdditionalDriver}/${language}`)
    const { pickupLocation, dropOffLocation } = body as Schemas['BookingDetail']
    expect([pickupLocation.area, dropOffLocation.area]).toEqual([area, area])
  })

  // @shows BOOKING-27
  it('cannot be read by other customers', async () => {
    await browser.signIn('oliver')
    const reply = await browser.get(`/api/booking/${bookings.past}/fr`)
    expect([reply.status, readProblemCode(reply)]).toEqual([403, 'forbidden'])
  })

  it('that does not exist returns 204', async () => {
    expect((await browser.get(`/api/booking/${'0'.repeat(24)}/fr`)).status).toBe(204)
    expect((await browser.get('/api/booking/nonsense/fr')).status).toBe(400)
  })
})

const requestCancellation = (id: string) => browser.post(`/api/cancel-booking/${id}`, null)

describe('requesting a cancellation', () => {
  // @shows BOOKING-10, WIRE-65
  it('is recorded once, in the booking and in notifications to all parties', async () => {
    expect((await requestCancellation(bookings.cancellable)).status).toBe(200)
    expect((await requestCancellation(bookings.cancellable)).status).toBe(204)
    const { body } = await browser.get(`/api/booking/${bookings.cancellable}/fr`)
    expect(body).toMatchObject({ cancelRequest: true, status: 'pending' })
    expect((body as Schemas['BookingDetail']).timeline?.at(-1)?.kind).toBe('cancelRequested')
    const notified = await server.db
      .selectFrom('notification')
      .innerJoin('account', 'account.id', 'notification.account_id')
      .select('account.type')
      .where('booking_id', '=', bookings.cancellable)
      .where('notification.created_at', '=', NOW)
      .execute()
    expect(notified.map(({ type }) => type)).toEqual(expect.arrayContaining(['user', 'admin']))
  })

  // @shows BOOKING-17, WIRE-65
  it.each(['notCancellable', 'cancelRequested', 'cancelledUpcoming', 'past', 'unpaid'] as const)(
    'has no effect on the demo booking %s',
    async (name) => {
      expect((await requestCancellation(bookings[name])).status).toBe(204)
    },
  )

  it('is allowed only for the customer’s own bookings', async () => {
    await browser.signIn('oliver')
    expect(readProblemCode(await requestCancellation(bookings.depositPaid))).toBe('forbidden')
    browser = new Browser(server.app)
    expect(readProblemCode(await requestCancellation(bookings.depositPaid))).toBe('unauthenticated')
  })
})

describe('an unfinished booking', () => {
  // @shows WIRE-66, WIRE-67
  it('is found by its payment session, and released with the guest’s account', async () => {
    const body = buildGuestCheckout(createTrip())
    await browser.post('/api/sign-out')
    const reply = await browser.post('/api/checkout', body)
    const { bookingId } = reply.body as Schemas['CheckoutAnswer']
    await openPaymentWindow(bookingId, 'cs_test_1')
    expect((await browser.get('/api/booking-id/cs_test_1')).body).toBe(bookingId)
    expect((await browser.get('/api/booking-id/cs_test_2')).status).toBe(204)

    await browser.delete(`/api/delete-temp-booking/${bookingId}/cs_test_2`)
    expect((await browser.get('/api/booking-id/cs_test_1')).status).toBe(200)
    const released = await browser.delete(`/api/delete-temp-booking/${bookingId}/cs_test_1`)
    expect(released.status).toBe(200)
    expect((await browser.get('/api/booking-id/cs_test_1')).status).toBe(204)
    expect((await browser.post('/api/checkout', body)).status).toBe(200)
  })

  it('without a payment can be released only by its owner', async () => {
    await browser.post('/api/sign-out')
    const body = buildGuestCheckout(createTrip())
    const reply = await browser.post('/api/checkout', body)
    const { bookingId } = reply.body as Schemas['CheckoutAnswer']
    await openPaymentWindow(bookingId)
    const giveUp = (somebody: Browser) =>
      somebody.delete(`/api/delete-temp-booking/${bookingId}/${bookingId}`)

    await giveUp(new Browser(server.app))
    expect((await browser.get(`/api/booking/${bookingId}/fr`)).status).toBe(200)
    await giveUp(browser)
    expect((await browser.post('/api/checkout', body)).status).toBe(200)
  })

  it('cannot be released once it is paid', async () => {
    await browser.delete(`/api/delete-temp-booking/${bookings.paidInFull}/cs_test_1`)
    expect((await browser.get(`/api/booking/${bookings.paidInFull}/fr`)).status).toBe(200)
  })
})

async function openPaymentWindow(bookingId: string, session: string | null = null) {
  const expiresAt = new Date(NOW.getTime() + 3_600_000)
  await server.db
    .updateTable('booking')
    .set({ status: 'void', expires_at: expiresAt })
    .where('id', '=', bookingId)
    .execute()
  if (!session) return
  await server.db
    .insertInto('payment')
    .values({
      id: createObjectId(NOW),
      booking_id: bookingId,
      provider: 'sandbox',
      reference: session,
      currency: 'TND',
      amount_minor: 276_000,
      base_amount: 276_000,
      rate: 1,
      status: 'open',
      created_at: NOW,
      updated_at: NOW,
    })
    .execute()
}
