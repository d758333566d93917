import type { components } from '@masar/openapi/schema.d.ts'

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { findNewestLink } from '../../testing/account-links.ts'
import { Browser, type BrowserReply } from '../../testing/browser.ts'
import { Payer, buildSessionRequest } from '../../testing/payer.ts'
import { buildGuestCheckout, createTrip } from '../../testing/requests.ts'
import { createSignedInBrowser } from '../../testing/signed-in-browser.ts'
import { addHoursTo } from '../../testing/trip-details-calls.ts'
import { NOW, type TestServer, createTestServer } from '../../testing/test-server.ts'

type Detail = components['schemas']['BookingDetail']
type Booked = Awaited<ReturnType<typeof bookAsGuest>>

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const OPTIONS = { cancellation: true, amendments: true, price: 276 + 15 + 25 }

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
beforeEach(() => {
  server.clock.now = NOW
})
afterAll(() => server.close())

/**
 * Books twice: as a guest who pays at the counter, and as a guest whose online payment is open. Returns the
 * emailed link to the first booking, and both browsers.
 */
async function bookAsGuest() {
  const body = buildGuestCheckout({ ...createTrip(), ...OPTIONS })
  const payer = new Payer(server)
  expect((await payer.send(body)).status).toBe(200)
  const { bookingId: id } = payer
  const { booking, driver } = body
  const link = await findNewestBookingLink(driver?.email ?? '', 'booking-created')
  const unpaid = new Payer(server)
  await unpaid.book()
  return { id, booking, email: driver?.email ?? '', link, unpaid, own: payer.browser }
}

async function findNewestBookingLink(email: string, kind: string) {
  const mail = (await server.mails.list(email)).find((one) => one.kind === kind)
  return new URL(mail?.links.find((href) => href.includes('/booking?')) ?? 'http://none')
}

const openLink = (browser: Browser, link: URL) =>
  browser.post('/api/open-booking-link', { token: link.searchParams.get('t') ?? 'none' })

/** Opens the links to both bookings in a browser. */
async function openBothLinks(browser: Browser, { link, unpaid }: Booked) {
  await openLink(browser, link)
  const { email } = await readUnpaidDriver(unpaid)
  await browser.post('/api/mail-booking-link', { bookingId: unpaid.bookingId, email })
  await openLink(browser, await findNewestBookingLink(email, 'booking-link'))
}

async function readUnpaidDriver({ browser, bookingId }: Payer) {
  const { body } = await browser.get(`/api/booking/${bookingId}/en`)
  return (body as Detail).driver
}

type Action = (browser: Browser, booked: Booked) => Promise<BrowserReply>

/** Every action on the booking page. The cancellation must be last, because it prevents the other actions. */
const ACTIONS: Record<string, Action> = {
  view: (browser, { id }) => browser.get(`/api/booking/${id}/fr`),
  'trip details': (browser, { id }) =>
    browser.post(`/api/update-trip-details/${id}`, { travelNumber: `TU ${(flights += 1)}` }),
  delay(browser, { id, booking }) {
    const expectedArrival = addHoursTo(booking.from, 1)
    return browser.post(`/api/report-delay/${id}`, { expectedArrival })
  },
  'other dates': (browser, { id, booking }) => {
    const to = new Date(Date.parse(booking.to) + DAY_MS).toISOString()
    const price = OPTIONS.price + 92
    return browser.call('PUT', '/api/update-booking', {
      booking: { ...booking, _id: id, to, price },
    })
  },
  'other options': (browser, { id, booking }) =>
    browser.call('PUT', '/api/update-booking', { booking: { ...booking, _id: id } }),
  payment: (browser, { unpaid }) =>
    browser.post('/api/create-checkout-session', buildSessionRequest(unpaid.bookingId)),
  cancellation: (browser, { id }) => browser.post(`/api/cancel-booking/${id}`),
}
let flights = 0

/** Tries the actions one after the other and returns their statuses. */
async function tryActions(browser: Browser, booked: Booked) {
  const statuses: Record<string, number> = {}
  for (const [name, act] of Object.entries(ACTIONS))
    statuses[name] = (await act(browser, booked)).status
  return statuses
}

const expectStatusForAll = (status: number) =>
  Object.fromEntries(Object.keys(ACTIONS).map((name) => [name, status]))

/**
 * Delays can be reported only shortly before the pick-up, so this one is rejected although the browser has the
 * right.
 */
const ALLOWED_STATUSES = { ...expectStatusForAll(200), delay: 403 }
const UNAUTHENTICATED_STATUSES = expectStatusForAll(401)
const FORBIDDEN_STATUSES = { ...expectStatusForAll(403), 'trip details': 404, delay: 404 }

type BrowserOpener = (booked: Booked) => Promise<Browser>
const createStranger = () => new Browser(server.app)

/** How a browser tries to access a guest's booking, and the expected statuses. */
const SITUATIONS: [string, BrowserOpener, Record<string, number>][] = [
  ['in the browser that booked', async ({ own }) => own, { ...ALLOWED_STATUSES, payment: 401 }],
  ['without a link', async () => createStranger(), UNAUTHENTICATED_STATUSES],
  [
    'with the links',
    async (booked) => {
      const browser = createStranger()
      await openBothLinks(browser, booked)
      return browser
    },
    ALLOWED_STATUSES,
  ],
  [
    'with links that another browser has used before',
    async (booked) => {
      await openBothLinks(createStranger(), booked)
      const browser = createStranger()
      await openBothLinks(browser, booked)
      return browser
    },
    ALLOWED_STATUSES,
  ],
  [
    'with the link to another booking',
    async () => {
      const browser = createStranger()
      await openLink(browser, (await bookAsGuest()).link)
      return browser
    },
    UNAUTHENTICATED_STATUSES,
  ],
  [
    'an hour after opening the link',
    async (booked) => {
      const browser = createStranger()
      await openLink(browser, booked.link)
      server.clock.now = new Date(NOW.getTime() + HOUR_MS)
      return browser
    },
    UNAUTHENTICATED_STATUSES,
  ],
  [
    'with an expired link',
    async ({ booking, link }) => {
      const browser = createStranger()
      server.clock.now = new Date(Date.parse(booking.to) + 31 * DAY_MS)
      expect((await openLink(browser, link)).status).toBe(204)
      return browser
    },
    UNAUTHENTICATED_STATUSES,
  ],
  [
    'signed in as another customer',
    async () => createSignedInBrowser(server, 'oliver'),
    FORBIDDEN_STATUSES,
  ],
  [
    'signed in as another customer with the links',
    async (booked) => {
      const browser = await createSignedInBrowser(server, 'oliver')
      await openBothLinks(browser, booked)
      return browser
    },
    ALLOWED_STATUSES,
  ],
]

describe('a guest’s booking', () => {
  // @shows BOOKING-42
  it.each(SITUATIONS)('allows only the expected actions %s', async (_where, arrive, expected) => {
    const booked = await bookAsGuest()
    const browser = await arrive(booked)
    expect(await tryActions(browser, booked)).toEqual(expected)
  })

  it('can no longer be opened with its link once an account owns it', async () => {
    const booked = await bookAsGuest()
    const { email, id, link, own } = booked
    const browser = createStranger()
    await openLink(browser, link)
    expect((await browser.get(`/api/booking/${id}/fr`)).status).toBe(200)
    const { userId, token } = await findNewestLink(server, email)
    const owner = createStranger()
    const password = 'a-new-password'
    expect((await owner.post('/api/activate', { userId, token, password })).status).toBe(200)
    await owner.post('/api/sign-in/frontend', { email, password })

    expect((await openLink(createStranger(), link)).status).toBe(204)
    for (const former of [browser, own])
      expect(await tryActions(former, booked)).toEqual(UNAUTHENTICATED_STATUSES)
    expect(await tryActions(owner, booked)).toEqual({ ...ALLOWED_STATUSES, payment: 403 })
    await browser.post('/api/mail-booking-link', { bookingId: id, email })
    const { search } = await findNewestBookingLink(email, 'booking-link')
    expect(search).toBe(`?b=${id}&l=en`)
  })

  it('grants no access to the guest’s account', async () => {
    const { id, own } = await bookAsGuest()
    const { body } = await own.get(`/api/booking/${id}/en`)
    const { _id: guest } = (body as Detail).driver
    const replies = [
      await own.get(`/api/user/${guest}`),
      await own.get(`/api/notifications/${guest}/1/30`),
      await own.get(`/api/notification-events/${guest}`),
      await own.post('/api/delete-bookings', [id]),
      await own.post('/api/update-booking-status', { ids: [id], status: 'cancelled' }),
    ]
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([401]))
  })
})
