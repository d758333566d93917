import type { components } from '@masar/openapi/schema.d.ts'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { landmarks } from '../../demo/landmarks.ts'
import type { Browser, BrowserReply } from '../../testing/browser.ts'
import {
  buildBookingInput as input,
  buildCheckout,
  readIssuePointers,
  createTrip,
  readProblemCode,
} from '../../testing/requests.ts'
import { createSignedInBrowser } from '../../testing/signed-in-browser.ts'
import { NOW, type TestServer, createTestServer } from '../../testing/test-server.ts'

type Schemas = components['schemas']
type Input = Partial<Schemas['BookingInput']>

const { accounts, bookings, cars, locations, suppliers } = landmarks

let server: TestServer
let oliver: Browser
let jasmin: Browser
beforeAll(async () => {
  server = await createTestServer()
  oliver = await createSignedInBrowser(server, 'oliver')
  jasmin = await createSignedInBrowser(server, 'jasmin')
})
afterAll(() => server.close())

/** In dinars, once per booking; the car costs 92 dinars per day. */
const AMENDMENTS_PRICE = 15

async function book(
  other: Input = {},
): Promise<{ _id: string; trip: ReturnType<typeof createTrip> }> {
  const trip = createTrip()
  const requestedBooking = { ...trip, amendments: true, price: 276 + AMENDMENTS_PRICE, ...other }
  const rejected = await oliver.post('/api/checkout', buildCheckout(requestedBooking))
  const { price } = rejected.body as { price?: number }
  const reply =
    readProblemCode(rejected) === 'price-changed'
      ? await oliver.post(
          '/api/checkout',
          buildCheckout({ ...requestedBooking, price: price ?? 0 }),
        )
      : rejected
  expect(reply.status).toBe(200)
  return { _id: (reply.body as Schemas['CheckoutAnswer']).bookingId, trip }
}

const sendAmendment = (
  _id: string,
  change: Input,
  more: object = {},
  browser = oliver,
): Promise<BrowserReply> =>
  browser.call('PUT', '/api/update-booking', { booking: { ...input(change), _id }, ...more })

/** Amends a booking at the price that the server returns. */
async function amendAtServerPrice(_id: string, change: Input, more: object = {}, browser = oliver) {
  const rejected = await sendAmendment(_id, { ...change, price: 1 }, more, browser)
  const { price } = rejected.body as { price?: number }
  return price === undefined ? rejected : sendAmendment(_id, { ...change, price }, more, browser)
}

const readDetail = async (_id: string, browser = oliver) =>
  (await browser.get(`/api/booking/${_id}/en`)).body as Schemas['BookingDetail']
const extendTrip = (trip: { from: string; to: string }) => ({
  ...trip,
  to: new Date(Date.parse(trip.to) + 86_400_000).toISOString(),
})
const listMessages = async (accountId: string) => {
  const rows = await server.db
    .selectFrom('notification')
    .select('message')
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ message }) => message)
}

const setFullyBooked = (fullyBooked: boolean) =>
  server.db
    .updateTable('car')
    .set({ fully_booked: fullyBooked })
    .where('id', '=', cars.free)
    .execute()

describe('a customer with the amendments option', () => {
  // @shows BOOKING-21, WIRE-68
  it('changes the dates at the current price, and all parties are notified', async () => {
    const { _id, trip } = await book()
    const response = await sendAmendment(_id, { ...extendTrip(trip), amendments: true, price: 291 })
    expect([response.status, response.body]).toMatchObject([409, { code: 'price-changed' }])
    const { price } = response.body as { price: number }
    expect(price).toBeGreaterThan(291)
    expect((await sendAmendment(_id, { ...extendTrip(trip), price })).status).toBe(200)
    const changed = await readDetail(_id)
    expect(changed).toMatchObject({ ...extendTrip(trip), price, days: 4, amendments: true })
    const lines = changed.priceLines?.filter(({ kind }) => kind !== 'deposit') ?? []
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(price)
    expect(changed.timeline?.at(-1)?.kind).toBe('amended')
    expect((await listMessages(accounts.oliver))[0]).toContain('has been changed')
    expect((await listMessages(accounts.jasmin))[0]).toContain('a modifié sa réservation')
    const [mail] = await server.mails.list('oliver@masar.example')
    expect(mail).toMatchObject({ kind: 'booking-amended', language: 'en' })
  })

  it('can resend a change without amending the booking twice', async () => {
    const { _id, trip } = await book()
    await amendAtServerPrice(_id, extendTrip(trip))
    await amendAtServerPrice(_id, extendTrip(trip))
    const { timeline = [] } = await readDetail(_id)
    expect(timeline.filter(({ kind }) => kind === 'amended')).toHaveLength(1)
  })

  it('keeps the amendments and cancellation options, whatever the request contains', async () => {
    const { _id, trip } = await book({ cancellation: true })
    const change = { ...extendTrip(trip), amendments: false, cancellation: false }
    expect((await amendAtServerPrice(_id, change)).status).toBe(200)
    expect(await readDetail(_id)).toMatchObject({ amendments: true, cancellation: true })
  })

  it('can add extras and a driver; later changes keep them unless explicitly removed', async () => {
    const { _id, trip } = await book()
    const change = { ...trip, theftProtection: true, additionalDriver: true }
    const unnamed = await amendAtServerPrice(_id, change)
    expect([readProblemCode(unnamed), readIssuePointers(unnamed)]).toEqual([
      'driver-missing',
      ['/additionalDriver'],
    ])
    const additionalDriver = {
      fullName: 'Second Driver',
      email: 'second@example.org',
      phone: '+216 20 123 456',
      birthDate: '1990-01-01',
    }
    expect((await amendAtServerPrice(_id, change, { additionalDriver })).status).toBe(200)
    await amendAtServerPrice(_id, { ...change, ...extendTrip(trip) })
    expect(await readDetail(_id)).toMatchObject({
      theftProtection: true,
      _additionalDriver: { fullName: 'Second Driver' },
    })
    await amendAtServerPrice(_id, { ...trip, additionalDriver: false })
    expect((await readDetail(_id))._additionalDriver).toBeNull()
  })

  it('cannot choose dates that overlap another booking', async () => {
    const first = await book()
    const other = await book()
    const before = await readDetail(first._id)
    const reply = await amendAtServerPrice(first._id, other.trip)
    expect([reply.status, readProblemCode(reply)]).toEqual([409, 'car-taken'])
    expect(await readDetail(first._id)).toEqual(before)
  })

  it.each<[string, Input, number, string]>([
    ['another car', { car: cars.free2 }, 403, 'forbidden'],
    ['a location without the car', { pickupLocation: locations.djerba }, 422, 'car-elsewhere'],
    ['a pick-up in half an hour', { from: '2026-05-20T10:30:00Z' }, 422, 'too-early'],
    ['half an hour', { to: '2026-06-10T09:30:00Z' }, 422, 'too-short'],
  ])('cannot request %s', async (_what, wrong, status, code) => {
    const { _id } = await book()
    const reply = await amendAtServerPrice(_id, wrong)
    expect([reply.status, readProblemCode(reply)]).toEqual([status, code])
  })

  it('may keep a car that can no longer be booked', async () => {
    const { _id, trip } = await book()
    await setFullyBooked(true)
    const reply = await amendAtServerPrice(_id, extendTrip(trip))
    await setFullyBooked(false)
    expect(reply.status).toBe(200)
  })
})

describe('a booking', () => {
  it.each([
    ['without amendments', bookings.cancellable, 'amendments-not-bought'],
    ['that is over', bookings.past, 'amendments-not-bought'],
  ])('%s cannot be changed by its customer', async (_what, _id, detailText) => {
    const yasmine = await createSignedInBrowser(server, 'yasmine')
    const reply = await sendAmendment(_id, {}, {}, yasmine)
    expect([reply.status, reply.body]).toMatchObject([403, { detail: detailText }])
  })

  it('cannot be changed by another customer, and returns 204 if unknown', async () => {
    const reply = await sendAmendment(bookings.paidInFull, {})
    expect([reply.status, reply.body]).toMatchObject([403, { detail: 'not-yours' }])
    expect((await sendAmendment('f'.repeat(24), {})).status).toBe(204)
  })

  // @shows WIRE-68
  it('can be changed by its supplier, including car and status', async () => {
    const { _id, trip } = await book({ amendments: false, price: 276 })
    const change = { ...extendTrip(trip), car: cars.free2, status: 'reserved' as const }
    expect((await amendAtServerPrice(_id, change, {}, jasmin)).status).toBe(200)
    expect(await readDetail(_id)).toMatchObject({ status: 'reserved', car: { _id: cars.free2 } })
    const foreign = { ...change, car: cars.withLicense, supplier: suppliers.wantsLicense }
    expect(readIssuePointers(await sendAmendment(_id, foreign, {}, jasmin))).toEqual([
      '/booking/supplier',
    ])
  })

  it('that is paid in full includes the new rental and deposit after a change', async () => {
    const { _id, trip } = await book()
    await server.db
      .updateTable('booking')
      .set({ status: 'paidInFull', is_payed_in_full: true })
      .where('id', '=', _id)
      .execute()
    const { deposit = 0 } = await readDetail(_id)
    const later = await amendAtServerPrice(_id, extendTrip(trip))
    expect(later.status).toBe(200)
    const { price, priceLines = [] } = await readDetail(_id)
    const rental = priceLines
      .filter(({ kind }) => kind !== 'deposit')
      .reduce((sum, { amount }) => sum + amount, 0)
    expect(price).toBeCloseTo(rental + deposit)
    expect(server.clock.now).toEqual(NOW)
  })
})
