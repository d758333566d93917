import type { components } from '@masar/openapi/schema.d.ts'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { exportBookings } from '../../back-office/export-bookings.ts'
import { landmarks } from '../../demo/landmarks.ts'
import { Browser } from '../../testing/browser.ts'
import {
  buildCheckout,
  buildGuestCheckout,
  readIssuePointers,
  createTrip,
  readProblemCode,
} from '../../testing/requests.ts'
import { createSignedInBrowser } from '../../testing/signed-in-browser.ts'
import {
  NOW,
  createServerOn,
  type TestServer,
  createTestServer,
} from '../../testing/test-server.ts'
import {
  bookNextTrip,
  bookSoon,
  addHoursTo,
  listMails,
  listNotices,
  readDetails,
  saveDetails,
  sendDelay,
} from '../../testing/trip-details-calls.ts'

type Schemas = components['schemas']

const JASMIN = 'jasmin@masar.example'
const { accounts, bookings } = landmarks

let server: TestServer
let oliver: Browser
let jasmin: Browser
beforeAll(async () => {
  server = await createTestServer()
  oliver = await createSignedInBrowser(server, 'oliver')
  jasmin = await createSignedInBrowser(server, 'jasmin')
})
afterAll(() => server.close())

const book = () => bookNextTrip(oliver)
const save = (id: string, body: object, browser = oliver) => saveDetails(browser, id, body)
const report = (id: string, body: object, browser = oliver) => sendDelay(browser, id, body)
const read = (id: string, browser = oliver) => readDetails(browser, id)
const listMailsTo = (address: string, kind: string) => listMails(server, address, kind)
const listNoticesTo = (account: string, kind: string) => listNotices(server, account, kind)
const bookTripSoon = (hours: number, hoursLong?: number) =>
  bookSoon(server, oliver, { hours, ...(hoursLong && { hoursLong }) })

describe('trip details', () => {
  // @shows BOOKING-39
  it('can be read by the customer and the supplier, who is notified by email', async () => {
    const { id, from } = await book()
    const expectedArrival = addHoursTo(from, -1)
    const details = { travelNumber: ' TU 723 ', note: 'Two child seats,\nplease.', expectedArrival }
    expect((await save(id, details)).status).toBe(200)
    const stored = { ...details, travelNumber: 'TU 723' }
    expect(await read(id)).toMatchObject({ ...stored, delayReported: null, delayNote: null })
    expect(await read(id, jasmin)).toMatchObject(stored)
    const [mail] = await listMailsTo(JASMIN, 'trip-details')
    expect(mail?.text).toMatch(/Vol ou train\s: TU 723/)
    expect(mail?.text).toMatch(/Arrivée prévue\s: .+\s09:00/)
    expect(mail?.html).toContain('Two child seats,<br>please.')
    const [notice] = await listNoticesTo(accounts.jasmin, 'tripDetails')
    expect(notice).toMatchObject({ booking_id: id, message: expect.stringContaining('Oliver') })
    expect(await listNoticesTo(accounts.oliver, 'tripDetails')).toEqual([])
  })

  it('merge changes to different fields; within a field, the last change wins', async () => {
    const { id, from } = await book()
    await save(id, { travelNumber: 'TU 723', note: 'First' })
    await Promise.all([
      save(id, { note: 'Second' }),
      save(id, { expectedArrival: addHoursTo(from, 1) }),
    ])
    expect(await read(id)).toMatchObject({
      travelNumber: 'TU 723',
      note: 'Second',
      expectedArrival: addHoursTo(from, 1),
    })
    await save(id, { note: '  ' })
    expect(await read(id)).toMatchObject({ note: null, travelNumber: 'TU 723' })
  })

  it('that are sent again unchanged cause no notification', async () => {
    const { id } = await book()
    await save(id, { note: 'Once' })
    const { length } = await listNoticesTo(accounts.jasmin, 'tripDetails')
    expect((await save(id, { note: 'Once' })).status).toBe(200)
    expect(await listNoticesTo(accounts.jasmin, 'tripDetails')).toHaveLength(length)
  })

  it.each<[string, (from: string, to: string) => object, string]>([
    ['a note that is too long', () => ({ note: 'é'.repeat(501) }), '/note'],
    ['a note with control characters', () => ({ note: 'beep\u0007' }), '/note'],
    ['a number that is too long', () => ({ travelNumber: 'T'.repeat(41) }), '/travelNumber'],
    ['a number of two lines', () => ({ travelNumber: 'TU\n723' }), '/travelNumber'],
    ['an arrival in the past', () => ({ expectedArrival: addHoursTo(NOW, 0) }), '/expectedArrival'],
    ['an arrival that is no time', () => ({ expectedArrival: 'tomorrow' }), '/expectedArrival'],
    ['an arrival at the drop-off', (_, to) => ({ expectedArrival: to }), '/expectedArrival'],
  ])('reject %s', async (_, body, pointer) => {
    const { id, from, to } = await book()
    const reply = await save(id, body(from, to))
    expect([reply.status, readIssuePointers(reply)]).toEqual([400, [pointer]])
    expect(await read(id)).toMatchObject({ note: null, travelNumber: null, expectedArrival: null })
  })

  it('accept the longest note', async () => {
    const { id } = await book()
    expect((await save(id, { note: '🚗'.repeat(500) })).status).toBe(200)
  })

  // @shows BOOKING-27
  it('return other customers the same error as an unknown booking, and reject staff', async () => {
    const { id } = await book()
    const carmen = await createSignedInBrowser(server, 'carmen')
    const unknown = '66aa000000000000000000ff'
    for (const [each, call] of [
      [id, save],
      [unknown, save],
      [id, report],
      [unknown, report],
    ] as const) {
      const body = { note: 'x', expectedArrival: addHoursTo(NOW, 1) }
      const reply = await call(each, body, carmen)
      expect([reply.status, readProblemCode(reply)]).toEqual([404, 'not-found'])
      expect((await call(each, body, new Browser(server.app))).status).toBe(401)
    }
    expect((await save(id, { note: 'x' }, jasmin)).status).toBe(403)
    expect((await report(id, { expectedArrival: addHoursTo(NOW, 1) }, jasmin)).status).toBe(403)
  })

  it('cannot be changed once the booking is cancelled or the rental has begun', async () => {
    const yasmine = await createSignedInBrowser(server, 'yasmine')
    const startedBooking = await bookTripSoon(0)
    for (const [id, browser] of [
      [startedBooking.id, oliver],
      [bookings.cancelledUpcoming, yasmine],
    ] as const) {
      const reply = await save(id, { note: 'x' }, browser)
      expect([reply.status, readProblemCode(reply)]).toEqual([403, 'forbidden'])
    }
    const next = await bookTripSoon(1 / 60)
    expect((await save(next.id, { note: 'x' })).status).toBe(200)
  })

  it('are escaped in emails and exports', async () => {
    const { id } = await book()
    await save(id, { note: '<b>bold</b>', travelNumber: '=HYPERLINK("http://evil.example")' })
    const [mail] = await listMailsTo(JASMIN, 'trip-details')
    expect(mail?.html).toContain('&lt;b&gt;bold&lt;/b&gt;')
    let table = ''
    for await (const part of exportBookings(server.db, { language: 'en', now: NOW })) table += part
    expect(table).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
  })

  it('are in emails to the customer, but not to an unverified guest', async () => {
    const { id } = await book()
    const note = 'Visit evil.example'
    await save(id, { note })
    await jasmin.post('/api/update-booking-status', { ids: [id], status: 'reserved' })
    const [own] = await listMailsTo('oliver@masar.example', 'booking-changed')
    expect(own?.text).toContain(note)

    const phone = new Browser(server.app)
    const body = buildGuestCheckout(createTrip())
    const booked = (await phone.post('/api/checkout', body)).body as Schemas['CheckoutAnswer']
    expect((await save(booked.bookingId, { note }, phone)).status).toBe(200)
    expect(await read(booked.bookingId, phone)).toMatchObject({ note })
    await jasmin.post('/api/update-booking-status', { ids: [booked.bookingId], status: 'reserved' })
    const [mail] = await listMailsTo(body.driver?.email ?? '', 'booking-changed')
    expect(mail?.text).not.toContain(note)
    expect((await save(booked.bookingId, { note: 'x' }, new Browser(server.app))).status).toBe(401)
  })

  it('lose the arrival when the pick-up is moved, but keep the note', async () => {
    const { id, ...trip } = await book()
    await save(id, { note: 'Stays', expectedArrival: addHoursTo(trip.from, 1) })
    const moved = { from: addHoursTo(trip.from, 24), to: addHoursTo(trip.to, 24) }
    const { booking } = buildCheckout(moved)
    const change = { booking: { ...booking, _id: id } }
    expect((await jasmin.call('PUT', '/api/update-booking', change)).status).toBe(200)
    expect(await read(id)).toMatchObject({ note: 'Stays', expectedArrival: null })
  })

  it('are rate limited per booking, and calls by others do not count', async () => {
    const { id } = await book()
    const { app } = createServerOn(server, { rateLimit: true })
    const visitor = new Browser(app)
    const limited = await createSignedInBrowser({ ...server, app }, 'oliver')
    const carmen = await createSignedInBrowser({ ...server, app }, 'carmen')
    expect((await save(id, { note: 'x' }, visitor)).status).toBe(401)
    for (let round = 0; round < 11; round += 1)
      expect((await save(id, { note: 'x' }, carmen)).status).toBe(404)
    const statuses: number[] = []
    for (let round = 0; round < 11; round += 1)
      statuses.push((await save(id, { note: `${round}` }, limited)).status)
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429])
  })
})
