import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { components } from '@masar/openapi/schema.d.ts'

import { Browser, type BrowserReply } from '../../testing/browser.ts'
import {
  buildGuestDriver,
  buildGuestCheckout,
  createTrip,
  readProblemCode,
} from '../../testing/requests.ts'
import { type TestServer, createTestServer } from '../../testing/test-server.ts'

type Schemas = components['schemas']

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

const createKey = () => `key-${crypto.randomUUID()}`
const readBookingId = ({ body }: BrowserReply) => (body as Schemas['CheckoutAnswer']).bookingId
const send = (browser: Browser, body: Schemas['Checkout'], key: string) =>
  browser.post('/api/checkout', body, { headers: { 'idempotency-key': key } })

/** Returns a browser that has checked an email address, as the page does during checkout. */
async function startCheckout(): Promise<Browser> {
  const browser = new Browser(server.app)
  await browser.post('/api/validate-email', { email: buildGuestDriver().email })
  return browser
}

/**
 * Sends a request in another browser with the same cookie, as if the response was lost. Returns the booking id.
 */
async function sendAndLoseResponse(browser: Browser, body: Schemas['Checkout'], key: string) {
  const otherBrowser = new Browser(server.app)
  otherBrowser.setCookie('masar-guest', browser.cookie('masar-guest') ?? '')
  return readBookingId(await send(otherBrowser, body, key))
}

describe('a guest’s idempotency key in another browser', () => {
  it.each([
    ['without a cookie', () => Promise.resolve(new Browser(server.app))],
    ['that has also started a checkout', startCheckout],
  ])('%s reveals nothing for any request, and gives no pass', async (_, browserOf) => {
    const [trip, key] = [createTrip(), createKey()]
    const body = buildGuestCheckout(trip)
    const bookingId = await sendAndLoseResponse(await startCheckout(), body, key)
    const other = { ...body, driver: buildGuestDriver() }
    for (const requested of [body, other]) {
      const stranger = await browserOf()
      const reply = await send(stranger, requested, key)
      expect([reply.status, readProblemCode(reply)]).toEqual([409, 'key-reused'])
      expect(JSON.stringify(reply.body)).not.toContain(bookingId)
      expect((await stranger.get(`/api/booking/${bookingId}/en`)).status).toBe(401)
    }
  })

  it('reveals nothing for a different request when neither browser has a cookie', async () => {
    const [trip, key] = [createTrip(), createKey()]
    const bookingId = readBookingId(
      await send(new Browser(server.app), buildGuestCheckout(trip), key),
    )
    const reply = await send(new Browser(server.app), buildGuestCheckout(trip), key)
    expect([reply.status, readProblemCode(reply)]).toEqual([409, 'key-reused'])
    expect(JSON.stringify(reply.body)).not.toContain(bookingId)
  })
})

describe('a guest’s idempotency key in the browser that booked', () => {
  it('returns the booking with a pass when the response was lost', async () => {
    const [trip, key] = [createTrip(), createKey()]
    const browser = await startCheckout()
    const body = buildGuestCheckout(trip)
    const bookingId = await sendAndLoseResponse(browser, body, key)
    expect(readBookingId(await send(browser, body, key))).toBe(bookingId)
    expect((await browser.get(`/api/booking/${bookingId}/en`)).status).toBe(200)
    // The pass for the booking has replaced the cookie from checkout.
    expect(readBookingId(await send(browser, body, key))).toBe(bookingId)
  })

  it('returns the booking id for a different request', async () => {
    const [trip, key] = [createTrip(), createKey()]
    const browser = await startCheckout()
    const bookingId = await sendAndLoseResponse(browser, buildGuestCheckout(trip), key)
    const reply = await send(browser, buildGuestCheckout(trip), key)
    expect(reply.body).toMatchObject({ code: 'key-reused', bookingId })
  })

  it('still works after checking another email address, which does not change the cookie', async () => {
    const browser = await startCheckout()
    const mark = browser.cookie('masar-guest')
    expect(mark).toMatch(/^[\w-]{43}$/)
    await browser.post('/api/validate-email', { email: buildGuestDriver().email })
    expect(browser.cookie('masar-guest')).toBe(mark)
  })
})
