import type { components } from '@masar/openapi/schema.d.ts'

import { toWireCharge } from '@masar/domain/payment/charge.ts'
import { hasSessions, PAYMENT_PROVIDERS } from '@masar/domain/payment/providers.ts'

import { requirePayer } from '../../bookings/require-payer.ts'
import { openPayment, type RequestedPayment } from '../../checkout/opening/open-payment.ts'
import { recheckPayment } from '../../checkout/settling/check-payment.ts'
import { receiveEvent } from '../../checkout/settling/receive-event.ts'
import { createFieldRefusal, Refusal } from '../../contract/problem.ts'
import { GUEST_COOKIE } from '../../http/cookies.ts'
import { readCountry } from '../../http/country.ts'
import { findPayment, type Payment } from '../../payments/payment-deps.ts'
import { respondWith, okReply, noContent, type Operation } from '../operation.ts'

type Schemas = components['schemas']
type PaymentCall = Parameters<
  Operation<'createCheckoutSession'> | Operation<'createPayPalOrder'>
>[0]

const PROVIDERS_WITH_SESSIONS = PAYMENT_PROVIDERS.filter(hasSessions)

export const createCheckoutSession: Operation<'createCheckoutSession'> = async (call) => {
  const { body, providers } = call
  const { bookingId } = body
  if (!bookingId) throw createFieldRefusal('/bookingId', 'invalid-request', 'required')
  const provider =
    body.provider ??
    PROVIDERS_WITH_SESSIONS.find((name) => providers[0]?.name === name) ??
    PROVIDERS_WITH_SESSIONS.find((name) => providers.some((one) => one.name === name))
  if (!provider) throw new Refusal('method-unavailable')
  const { description = body.name, ...facts } = body
  const opening = { ...facts, description, bookingId, provider }
  const { payment, opened, windowEnd } = await openPayment(
    call,
    await preparePayment(call, opening),
  )
  const { clientSecret } = opened
  if (clientSecret === null) throw new Error(`${provider} has opened a session without its secret.`)
  return respondWith({
    sessionId: opened.reference,
    customerId: opened.customerId ?? payment.id,
    clientSecret,
    provider,
    charge: toPaymentCharge(payment),
    expiresAt: windowEnd.toISOString(),
  })
}

export const createPayPalOrder: Operation<'createPayPalOrder'> = async (call) => {
  const opening = { ...call.body, provider: 'payPal' as const }
  const { opened } = await openPayment(call, await preparePayment(call, opening))
  return respondWith(opened.reference)
}

export const checkCheckoutSession: Operation<'checkCheckoutSession'> = async (call) => {
  call.limit('payment')
  const { db, params } = call
  for (const provider of PROVIDERS_WITH_SESSIONS) {
    const payment = await findPayment(db, { provider, reference: params.sessionId })
    if (!payment) continue
    await recheckPayment(call, payment)
    return okReply
  }
  return noContent
}

/** Confirms a booking only with its own order. */
export const checkPayPalOrder: Operation<'checkPayPalOrder'> = async (call) => {
  call.limit('payment')
  const { db, params } = call
  const payment = await findPayment(db, { provider: 'payPal', reference: params.orderId })
  if (!payment || payment.booking_id !== params.bookingId) return noContent
  await recheckPayment(call, payment)
  return okReply
}

export const listPaymentProviders: Operation<'listPaymentProviders'> = ({ providers }) =>
  Promise.resolve(
    respondWith({
      providers: providers.map(({ name, publicKey, isTest }) => ({
        name,
        isTest,
        ...(publicKey === null ? {} : { publicKey }),
      })),
    }),
  )

export const receiveWebhook: Operation<'receiveWebhook'> = async (call) => {
  call.limit('webhook')
  const provider = call.providers.find(({ name }) => name === call.params.provider)
  if (!provider) throw new Refusal('not-built')
  await receiveEvent(call, provider, { raw: call.body, headers: call.sent })
  return okReply
}

type OpeningInput = Omit<RequestedPayment, 'key' | 'country' | 'publicUrl' | 'ratesUrl'>

/**
 * Prepares a payment. Only the owner of the booking may open one, because opening it closes the previous
 * payment.
 */
async function preparePayment(call: PaymentCall, opening: OpeningInput): Promise<RequestedPayment> {
  call.limit('payment')
  const { db, visitor, cookies, now, config, address, headers } = call
  const pass = cookies.read(GUEST_COOKIE)
  await requirePayer(db, { bookingId: opening.bookingId, visitor, pass, now: now() })
  const { publicUrl, ratesUrl } = config
  const country = await readCountry(address, config)
  return { ...opening, key: headers['Idempotency-Key'] ?? null, country, publicUrl, ratesUrl }
}

const toPaymentCharge = (payment: Payment): Schemas['Charge'] =>
  toWireCharge(
    { amount: payment.amount_minor, currency: payment.currency, rate: payment.rate },
    payment.base_amount,
  )
