import type { components } from '@masar/openapi/schema.d.ts'

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { exportBookings } from '../../back-office/export-bookings.ts'
import { landmarks } from '../../demo/landmarks.ts'
import { Browser } from '../../testing/browser.ts'
import { buildCheckout, buildGuestCheckout, createTrip } from '../../testing/requests.ts'
import { createMainDriver } from '../../testing/main-driver.ts'
import { createSignedInBrowser } from '../../testing/signed-in-browser.ts'
import { addHoursTo } from '../../testing/trip-details-calls.ts'
import { NOW, type TestServer, createTestServer } from '../../testing/test-server.ts'

type Schemas = components['schemas']

const { suppliers } = landmarks
const HOUR_MS = 3_600_000
const OPTIONS = { cancellation: true, amendments: true, price: 276 + 15 + 25 }

let server: TestServer
let oliver: Browser
beforeAll(async () => {
  server = await createTestServer()
  oliver = await createSignedInBrowser(server, 'oliver')
})
beforeEach(() => {
  server.clock.now = NOW
})
afterAll(() => server.close())

/** The fields that the main driver sees. A new field is included unless `toDriverView` hides it. */
const FIELDS_SHOWN_TO_DRIVER = (
  '_additionalDriver _id additionalDriver amendments cancelRequest cancellation car ' +
  'collisionDamageWaiver conditionsVersion createdAt days deposit depositMethods driver ' +
  'dropOffLocation from fullInsurance isDeposit isForDriver isGuest isPayedInFull ' +
  'mainDriver paidOnline payments pickupLocation price priceLines reference status ' +
  'supplier theftProtection timeZone timeline to totalPrice tripDetails updatedAt'
).split(' ')

async function bookForDriver(mainDriver = createMainDriver(), customer = oliver) {
  const body = buildCheckout({ ...createTrip(), ...OPTIONS })
  const { body: made, status } = await customer.post('/api/checkout', { ...body, mainDriver })
  expect([status, made]).toEqual([200, expect.anything()])
  const { bookingId: id } = made as Schemas['CheckoutAnswer']
  return { id, mainDriver, booking: body.booking }
}

const listMailsTo = (email: string) => server.mails.list(email)

async function findLinkFor(email: string) {
  const [mail] = await listMailsTo(email)
  return new URL(mail?.links.find((href) => href.includes('/booking?')) ?? 'http://none')
}

/** Opens the link in the driver's newest email. */
async function openAsDriver(email: string, browser = new Browser(server.app)) {
  const token = (await findLinkFor(email)).searchParams.get('t')
  expect((await browser.post('/api/open-booking-link', { token })).status).toBe(200)
  return browser
}

const readBookingDetail = async (browser: Browser, id: string) =>
  (await browser.get(`/api/booking/${id}/en`)).body as Schemas['BookingDetail']

describe('a booking for another driver', () => {
  // @shows BOOKING-45
  it('emails the driver a link to the booking, in the driver’s language', async () => {
    const { id, mainDriver } = await bookForDriver()
    const [mail] = await listMailsTo(mainDriver.email)
    expect(mail).toMatchObject({ kind: 'booking-for-driver', language: 'es' })
    expect(mail?.text).toContain('Oliver')
    const browser = await openAsDriver(mainDriver.email)
    const seen = await readBookingDetail(browser, id)
    expect(seen).toMatchObject({ isForDriver: true, mainDriver: { fullName: 'Leïla Mansouri' } })
  })

  it('shows the driver only fields that are meant for them', async () => {
    const { id, mainDriver } = await bookForDriver()
    const seen = await readBookingDetail(await openAsDriver(mainDriver.email), id)
    expect(Object.keys(seen).toSorted()).toEqual(FIELDS_SHOWN_TO_DRIVER)
  })

  it('shows the driver to the customer and the supplier, and emails the supplier', async () => {
    const { id, mainDriver } = await bookForDriver()
    const jasmin = await createSignedInBrowser(server, 'jasmin')
    for (const browser of [oliver, jasmin])
      expect((await readBookingDetail(browser, id)).mainDriver).toMatchObject({
        email: mainDriver.email,
      })
    const [mail] = await listMailsTo('jasmin@masar.example')
    expect(mail?.text).toContain('Leïla Mansouri')
    const query = { suppliers: [suppliers.plain], statuses: ['pending'] }
    const body = { ...query, filter: { keyword: 'leila mansouri' } }
    const found = await jasmin.post('/api/bookings/1/10/en', body)
    const [page] = found.body as [{ resultData: Schemas['BookingRow'][] }]
    expect(page.resultData.map(({ mainDriverName }) => mainDriverName)).toContain('Leïla Mansouri')
  })

  // @shows BOOKING-46
  it('hides payments, contact details and documents from the driver', async () => {
    const { id, mainDriver } = await bookForDriver()
    const seen = await readBookingDetail(await openAsDriver(mainDriver.email), id)
    expect(seen.driver).toEqual({
      _id: expect.any(String),
      fullName: expect.any(String),
      email: '',
    })
    expect(seen.payments).toEqual([])
    expect(seen.documents).toBeUndefined()
  })

  it('lets the driver enter the arrival, but not cancel, change or message', async () => {
    const { id, mainDriver, booking } = await bookForDriver()
    const browser = await openAsDriver(mainDriver.email)
    const statuses = {
      arrival: (await browser.post(`/api/update-trip-details/${id}`, { travelNumber: 'TU 1' }))
        .status,
      delay: (
        await browser.post(`/api/report-delay/${id}`, {
          expectedArrival: addHoursTo(booking.from, 1),
        })
      ).status,
      cancel: (await browser.post(`/api/cancel-booking/${id}`)).status,
      change: (
        await browser.call('PUT', '/api/update-booking', { booking: { ...booking, _id: id } })
      ).status,
      messages: (await browser.get(`/api/booking/${id}/messages`)).status,
      write: (await browser.post(`/api/booking/${id}/messages`, { text: 'Hello' })).status,
    }
    expect(statuses).toEqual({
      arrival: 200,
      // Weeks before the pick-up, it is too early to report a delay.
      delay: 403,
      cancel: 401,
      change: 401,
      messages: 401,
      write: 401,
    })
    expect((await readBookingDetail(oliver, id)).tripDetails?.travelNumber).toBe('TU 1')
  })

  it('does not give the driver’s link the guest’s rights', async () => {
    const mainDriver = createMainDriver()
    const body = buildGuestCheckout({ ...createTrip(), ...OPTIONS })
    const own = new Browser(server.app)
    const made = await own.post('/api/checkout', { ...body, mainDriver })
    const { bookingId: id } = made.body as Schemas['CheckoutAnswer']
    const browser = await openAsDriver(mainDriver.email)
    expect(await readBookingDetail(browser, id)).toMatchObject({
      isForDriver: true,
      isGuest: false,
    })
    expect((await browser.post(`/api/cancel-booking/${id}`)).status).toBe(401)
    // In the guest's own browser, opening the driver's link removes no rights.
    await openAsDriver(mainDriver.email, own)
    expect((await own.post(`/api/cancel-booking/${id}`)).status).toBe(200)
  })

  it('gives the driver access for an hour, and a new link on request', async () => {
    const { id, mainDriver } = await bookForDriver()
    const browser = await openAsDriver(mainDriver.email)
    server.clock.now = new Date(NOW.getTime() + HOUR_MS)
    expect((await browser.get(`/api/booking/${id}/es`)).status).toBe(401)
    await browser.post('/api/mail-booking-link', { bookingId: id, email: mainDriver.email })
    expect(await listMailsTo(mainDriver.email)).toHaveLength(2)
    expect((await readBookingDetail(await openAsDriver(mainDriver.email), id)).isForDriver).toBe(
      true,
    )
  })

  it('emails the driver when the booking is changed and when it is cancelled', async () => {
    const { id, mainDriver, booking } = await bookForDriver()
    const to = addHoursTo(booking.to, 24)
    const change = { booking: { ...booking, _id: id, to, price: OPTIONS.price + 92 } }
    expect((await oliver.call('PUT', '/api/update-booking', change)).status).toBe(200)
    const jasmin = await createSignedInBrowser(server, 'jasmin')
    await jasmin.post('/api/update-booking-status', { ids: [id], status: 'cancelled' })
    const subjects = (await listMailsTo(mainDriver.email)).map(({ subject }) => subject)
    expect(subjects).toHaveLength(3)
    expect(new Set(subjects).size).toBe(3)
  })

  it('is exported with the main driver', async () => {
    const { mainDriver } = await bookForDriver()
    let csv = ''
    for await (const part of exportBookings(server.db, { language: 'en', now: NOW })) csv += part
    const line = csv.split('\n').find((one) => one.includes(mainDriver.email))
    expect(line).toContain('Leïla Mansouri')
  })
})
