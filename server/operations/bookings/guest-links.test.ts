import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { demoAccounts } from '../../demo/demo-accounts.ts'
import { Browser } from '../../testing/browser.ts'
import { buildGuestCheckout, createTrip, readProblemCode } from '../../testing/requests.ts'
import {
  NOW,
  createServerOn,
  type TestServer,
  createTestServer,
} from '../../testing/test-server.ts'

const DAY_MS = 86_400_000

let server: TestServer
let phone: Browser
beforeAll(async () => {
  server = await createTestServer()
})
beforeEach(() => {
  server.clock.now = NOW
  phone = new Browser(server.app)
})
afterAll(() => server.close())

/** Books as a guest in a separate browser, and returns the link in the first email. */
async function bookAsGuest(options: object = {}, driver: object = {}) {
  const body = buildGuestCheckout({ ...createTrip(), ...options }, driver)
  const reply = await new Browser(server.app).post('/api/checkout', body)
  expect(reply.status).toBe(200)
  const { bookingId } = reply.body as { bookingId: string }
  const email = body.driver?.email ?? ''
  return { bookingId, email, booking: body.booking, link: await findNewestBookingLink(email) }
}

async function findNewestBookingLink(email: string) {
  const mails = await server.mails.list(email)
  const mail = mails.find(({ kind }) => kind.startsWith('booking-'))
  return new URL(mail?.links.find((href) => href.includes('/booking?')) ?? 'http://none')
}

const openLink = (browser: Browser, link: URL) =>
  browser.post('/api/open-booking-link', { token: link.searchParams.get('t') ?? 'none' })
const readBooking = (browser: Browser, id: string) => browser.get(`/api/booking/${id}/en`)
const requestLink = (bookingId: string, email: string) =>
  phone.post('/api/mail-booking-link', { bookingId, email })

describe('the link in a guest’s email', () => {
  it('opens only its booking in another browser, in the guest’s language', async () => {
    const first = await bookAsGuest({}, { language: 'es' })
    const second = await bookAsGuest()
    expect(first.link.searchParams.get('l')).toBe('es')
    expect((await readBooking(phone, first.bookingId)).status).toBe(401)
    const reply = await openLink(phone, first.link)
    expect([reply.status, reply.body]).toEqual([200, { bookingId: first.bookingId }])
    expect((await readBooking(phone, first.bookingId)).status).toBe(200)
    expect((await readBooking(phone, second.bookingId)).status).toBe(401)
  })

  it('is required to cancel or amend a booking that has these options', async () => {
    const price = 276 + 15 + 25
    const bought = { cancellation: true, amendments: true, price }
    const { bookingId, booking, link } = await bookAsGuest(bought)
    const change = { booking: { ...booking, _id: bookingId, collisionDamageWaiver: false } }
    expect((await phone.call('PUT', '/api/update-booking', change)).status).toBe(401)
    expect((await phone.post(`/api/cancel-booking/${bookingId}`)).status).toBe(401)
    await openLink(phone, link)
    expect((await phone.call('PUT', '/api/update-booking', change)).status).toBe(200)
    expect((await phone.post(`/api/cancel-booking/${bookingId}`)).status).toBe(200)
    expect((await readBooking(phone, bookingId)).body).toMatchObject({ cancelRequest: true })
  })

  it('does not allow canceling without the cancellation option', async () => {
    const { bookingId, link } = await bookAsGuest()
    await openLink(phone, link)
    expect((await phone.post(`/api/cancel-booking/${bookingId}`)).status).toBe(204)
  })

  it('expires 30 days after the rental', async () => {
    const { booking, link } = await bookAsGuest()
    server.clock.now = new Date(Date.parse(booking.to) + 29 * DAY_MS)
    expect((await openLink(phone, link)).status).toBe(200)
    server.clock.now = new Date(Date.parse(booking.to) + 31 * DAY_MS)
    expect((await openLink(phone, link)).status).toBe(204)
  })

  it('grants no access with a wrong secret, and attempts are limited', async () => {
    const { app } = createServerOn(server, { rateLimit: true })
    const guesser = new Browser(app)
    const statuses: number[] = []
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const reply = await guesser.post('/api/open-booking-link', {
        token: `guess-number-${attempt}`,
      })
      statuses.push(reply.status)
    }
    expect(statuses).toEqual([...Array<number>(10).fill(204), 429, 429])
  })

  it('is not in emails to staff or other customers', async () => {
    await bookAsGuest()
    const mails = await server.mails.list(demoAccounts.admin.email)
    const links = mails.flatMap(({ links: all }) =>
      all.filter((href) => href.includes('/booking?')),
    )
    expect(links.length).toBeGreaterThan(0)
    for (const href of links) expect(new URL(href).searchParams.has('t')).toBe(false)
  })
})

describe('requesting a new link', () => {
  it('emails it to the booking’s address, with the same response for every address', async () => {
    const { bookingId, email } = await bookAsGuest()
    const { email: other } = await bookAsGuest()
    const before = (await server.mails.list(other)).length
    const replies = [
      await requestLink(bookingId, email.toUpperCase()),
      await requestLink(bookingId, other),
      await requestLink('66aa000000000000000000ff', email),
      await requestLink(bookingId, demoAccounts.yasmine.email),
    ]
    const answers = new Set(replies.map(({ status, body }) => `${status} ${String(body)}`))
    expect([...answers]).toEqual([expect.stringMatching(/^200 /)])
    const [mail] = await server.mails.list(email)
    expect(mail?.kind).toBe('booking-link')
    expect(await server.mails.list(other)).toHaveLength(before)
    expect((await openLink(phone, await findNewestBookingLink(email))).status).toBe(200)
  })

  it('does not reveal through the email limit that booking and address match', async () => {
    const { bookingId, email } = await bookAsGuest()
    const { app } = createServerOn(server, { rateLimit: true })
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const browser = new Browser(app)
      browser.address = `192.0.2.${attempt}`
      const reply = await browser.post('/api/mail-booking-link', { bookingId, email })
      expect([reply.status, readProblemCode({ body: reply.body })]).toEqual([200, undefined])
    }
    const mails = await server.mails.list(email)
    expect(mails.filter(({ kind }) => kind === 'booking-link')).toHaveLength(3)
  })
})
