import { randomBytes } from 'node:crypto'

import type { Network } from '../http/address.ts'
import {
  type OlderPayment,
  type OlderSite,
  payInSandbox,
  releaseOnServer,
} from './sandbox-payment.ts'

const createTextResponse = (status: number, words: string) =>
  new Response(words, { status, headers: { 'content-type': 'text/html; charset=utf-8' } })
const createJsonResponse = (value: unknown) =>
  new Response(JSON.stringify(value), { headers: { 'content-type': 'application/json' } })
const createNoContentResponse = () => new Response(null, { status: 204 })

/** The path to which a test posts when a mock Stripe session or a mock PayPal order has been paid. */
const PAID_PATH_PATTERN = /^\/stand-in\/(?:stripe|paypal)\/(\w+)\/paid$/
const OBJECT_ID_PATTERN = /^[0-9a-f]{24}$/

/**
 * Simulates online payments as a BookCars backend handles them, without moving money. A session is opened
 * before its booking, which contains the session id; a PayPal order is opened after its booking. Checking an
 * unpaid payment deletes the booking; checking a confirmed payment again returns 204.
 */
export function simulatePayments(site: OlderSite) {
  /** Payments by session or order id. */
  const payments = new Map<string, OlderPayment>()

  const open = (reference: string, bookingId: string | null) => {
    payments.set(reference, { bookingId, cookie: '', isPaid: false, isConfirmed: false })
    return reference
  }

  /** The owner's cookie for each booking that is waiting for a PayPal order. */
  const waiting = new Map<string, string>()

  async function book(request: Request, network: Network): Promise<Response> {
    const { payLater, payPal, sessionId, ...body } = (await request.clone().json()) as {
      payLater?: boolean
      payPal?: boolean
      sessionId?: string
    }
    if (!payLater && !payPal && !sessionId)
      return createTextResponse(400, 'paymentIntentId and sessionId not found')
    const sent = JSON.stringify({ ...body, payLater })
    const response = await site(new Request(request, { method: 'POST', body: sent }), network)
    if (payLater || response.status !== 200) return response
    const { bookingId } = (await response.clone().json()) as { bookingId: string }
    const cookie = [request.headers.get('cookie') ?? [], ...response.headers.getSetCookie()]
      .flat()
      .map((one) => one.replace(/;.*/, ''))
      .join('; ')
    const payment = sessionId ? payments.get(sessionId) : null
    if (payment) Object.assign(payment, { bookingId, cookie })
    waiting.set(bookingId, cookie)
    return response
  }

  async function check(payment: OlderPayment | undefined, network: Network): Promise<Response> {
    if (!payment?.bookingId || payment.isConfirmed) return createNoContentResponse()
    const waits = { ...payment, bookingId: payment.bookingId }
    if (!payment.isPaid) {
      await releaseOnServer(site, waits, network)
      payment.bookingId = null
      return createTextResponse(400, 'unpaid')
    }
    await payInSandbox(site, waits, network)
    payment.isConfirmed = true
    return createTextResponse(200, 'OK')
  }

  /** Returns null for all requests except those of online payments. */
  return async (request: Request, network: Network): Promise<Response | null> => {
    const { pathname } = new URL(request.url)
    const paid = payments.get(PAID_PATH_PATTERN.exec(pathname)?.[1] ?? '')
    if (paid) {
      paid.isPaid = true
      return createTextResponse(200, 'OK')
    }
    const [, api, call = '', first = '', second = ''] = pathname.split('/')
    if (api?.toLowerCase() !== 'api') return null
    switch (`${request.method} ${call}`) {
      case 'POST checkout':
        return book(request, network)
      case 'POST create-checkout-session': {
        const sessionId = open(`cs_test_${randomBytes(12).toString('hex')}`, null)
        return createJsonResponse({
          sessionId,
          customerId: 'cus_1',
          clientSecret: `${sessionId}_secret_1`,
        })
      }
      case 'POST check-checkout-session':
        return check(payments.get(first), network)
      case 'POST create-paypal-order': {
        const { bookingId } = (await request.json()) as { bookingId: string }
        const order = open(randomBytes(8).toString('hex').toUpperCase(), bookingId)
        Object.assign(payments.get(order) ?? {}, { cookie: waiting.get(bookingId) ?? '' })
        return createJsonResponse(order)
      }
      case 'POST check-paypal-order': {
        if (!OBJECT_ID_PATTERN.test(first))
          return createTextResponse(400, 'Cast to ObjectId failed')
        const payment = payments.get(second)
        return payment?.bookingId === first ? check(payment, network) : createNoContentResponse()
      }
      case 'GET booking-id': {
        const bookingId = payments.get(first)?.bookingId
        return bookingId ? createJsonResponse(bookingId) : createNoContentResponse()
      }
      case 'DELETE delete-temp-booking': {
        const payment = payments.get(second)
        if (payment?.bookingId !== first || payment.isConfirmed)
          return createTextResponse(200, 'OK')
        await releaseOnServer(site, { ...payment, bookingId: first }, network)
        payment.bookingId = null
        return createTextResponse(200, 'OK')
      }
      default:
        return null
    }
  }
}
