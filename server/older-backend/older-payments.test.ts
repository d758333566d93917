import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { Browser } from '../testing/browser.ts'
import { buildOnlineCheckout, PRICES } from '../testing/payer.ts'
import { createTrip } from '../testing/requests.ts'
import { type TestServer, createTestServer } from '../testing/test-server.ts'
import { simulateOlderBackend } from './older-backend.ts'

let server: TestServer
let browser: Browser
beforeAll(async () => {
  server = await createTestServer()
})
beforeEach(() => {
  const older = simulateOlderBackend((request, network) => {
    const { pathname } = new URL(request.url)
    const isSandbox = pathname.startsWith('/sandbox/')
    return isSandbox
      ? server.sandbox.site.fetch(
          new Request(new URL(pathname.replace('/sandbox', ''), request.url), request),
        )
      : server.app(request, network)
  })
  browser = new Browser((request, network = {}) => Promise.resolve(older(request, network)))
})
afterAll(() => server.close())

const SESSION_REQUEST = {
  amount: PRICES.full,
  currency: 'TND',
  locale: 'en',
  receiptEmail: 'guest@example.org',
  customerName: 'Guest Driver',
  name: 'Masar - Hyundai i10',
}

const openSession = async () => {
  const { status, body } = await browser.post('/api/create-checkout-session', SESSION_REQUEST)
  expect(status).toBe(200)
  return body as { sessionId: string; customerId: string; clientSecret: string }
}

async function book(more: object) {
  const { status, body } = await browser.post('/api/checkout', {
    ...buildOnlineCheckout('full', createTrip()),
    ...more,
  })
  expect([status, body]).toEqual([200, { bookingId: expect.any(String) }])
  return (body as { bookingId: string }).bookingId
}

const fetchBookingStatus = async (bookingId: string) => {
  const { status, body } = await browser.get(`/api/booking/${bookingId}/en`)
  return status === 200 ? (body as { status: string }).status : null
}

// @shows WIRE-79
describe('online payments on an older backend', () => {
  it('reject a booking without a session or PayPal', async () => {
    const refused = await browser.post('/api/checkout', buildOnlineCheckout('full', createTrip()))
    expect([refused.status, refused.body]).toEqual([400, 'Bad request'])
  })

  it('open a session before its booking, and confirm the booking only once', async () => {
    const { sessionId, customerId } = await openSession()
    expect((await browser.get(`/api/booking-id/${sessionId}`)).status).toBe(204)
    const bookingId = await book({ sessionId, customerId })
    expect(await fetchBookingStatus(bookingId)).toBe('void')
    expect((await browser.get(`/api/booking-id/${sessionId}`)).body).toBe(bookingId)

    await browser.post(`/stand-in/stripe/${sessionId}/paid`)
    const check = () => browser.post(`/api/check-checkout-session/${sessionId}`, null)
    expect((await check()).status).toBe(200)
    expect(await fetchBookingStatus(bookingId)).toBe('paidInFull')
    expect((await check()).status).toBe(204)
    expect(await fetchBookingStatus(bookingId)).toBe('paidInFull')
  })

  it('delete the booking when a check finds its session unpaid', async () => {
    const { sessionId, customerId } = await openSession()
    const bookingId = await book({ sessionId, customerId })
    const reply = await browser.post(`/api/check-checkout-session/${sessionId}`, null)
    expect(reply.status).toBe(400)
    expect(await fetchBookingStatus(bookingId)).toBeNull()
  })

  it('release an unpaid booking only with its own session', async () => {
    const { sessionId, customerId } = await openSession()
    const bookingId = await book({ sessionId, customerId })
    await browser.delete(`/api/delete-temp-booking/${bookingId}/cs_test_other`)
    expect(await fetchBookingStatus(bookingId)).toBe('void')
    await browser.delete(`/api/delete-temp-booking/${bookingId}/${sessionId}`)
    expect(await fetchBookingStatus(bookingId)).toBeNull()
  })

  it('open a PayPal order after its booking, and reject swapped ids', async () => {
    const bookingId = await book({ payPal: true })
    const { name, amount, currency } = SESSION_REQUEST
    const order = { bookingId, amount, currency, name, description: name }
    const orderId = String((await browser.post('/api/create-paypal-order', order)).body)
    expect(orderId).toMatch(/^[0-9A-F]{16}$/)

    await browser.post(`/stand-in/paypal/${orderId}/paid`)
    const swapped = await browser.post(`/api/check-paypal-order/${orderId}/${bookingId}`, null)
    expect(swapped.status).toBe(400)
    const checked = await browser.post(`/api/check-paypal-order/${bookingId}/${orderId}`, null)
    expect(checked.status).toBe(200)
    expect(await fetchBookingStatus(bookingId)).toBe('paidInFull')
  })
})
