import type { components } from '#openapi/schema.d.ts'

import { chargeOnWire, type PaymentProviderName } from '#domain/charge.ts'

import { mayPay } from '../bookings/may-pay.ts'
import { GUEST_COOKIE } from '../http/cookies.ts'
import { countryOf } from '../http/country.ts'
import { done, given, nothing, type Operation } from '../operation.ts'
import { findPayment, type Payment } from '../payments/cashier.ts'
import { checkPayment } from '../payments/settling/check-payment.ts'
import { receiveEvent } from '../payments/settling/receive-event.ts'
import { openPayment, type Wanted } from '../payments/opening/open-payment.ts'
import { Refusal, refusalAt } from '../problem.ts'

type Schemas = components['schemas']
type Preparing = Parameters<Operation<'createCheckoutSession'> | Operation<'createPayPalOrder'>>[0]

/** PayPal has orders; the others have sessions. */
const WITH_SESSIONS = ['sandbox', 'stripe'] as const satisfies PaymentProviderName[]

export const createCheckoutSession: Operation<'createCheckoutSession'> = async (call) => {
  const { body, providers } = call
  const { bookingId } = body
  if (!bookingId) throw refusalAt('/bookingId', 'invalid-request', 'required')
  const provider =
    body.provider ??
    WITH_SESSIONS.find((name) => providers[0]?.name === name) ??
    WITH_SESSIONS.find((name) => providers.some((one) => one.name === name))
  if (!provider) throw new Refusal('method-unavailable')
  const { description = body.name, ...facts } = body
  const opening = { ...facts, description, bookingId, provider }
  const { payment, opened, windowEnd } = await openPayment(call, await wanted(call, opening))
  return given({
    sessionId: opened.reference,
    customerId: opened.customerId ?? payment.id,
    clientSecret: opened.clientSecret ?? '',
    provider,
    charge: chargeOf(payment),
    expiresAt: windowEnd.toISOString(),
  })
}

export const createPayPalOrder: Operation<'createPayPalOrder'> = async (call) => {
  const opening = { ...call.body, provider: 'payPal' as const }
  const { opened } = await openPayment(call, await wanted(call, opening))
  return given(opened.reference)
}

export const checkCheckoutSession: Operation<'checkCheckoutSession'> = async (call) => {
  call.limit('payment')
  const { db, params } = call
  for (const provider of WITH_SESSIONS) {
    const payment = await findPayment(db, { provider, reference: params.sessionId })
    if (!payment) continue
    await checkPayment(call, payment)
    return done
  }
  return nothing
}

/** An order confirms its own booking and no other. */
export const checkPayPalOrder: Operation<'checkPayPalOrder'> = async (call) => {
  call.limit('payment')
  const { db, params } = call
  const payment = await findPayment(db, { provider: 'payPal', reference: params.orderId })
  if (!payment || payment.booking_id !== params.bookingId) return nothing
  await checkPayment(call, payment)
  return done
}

export const listPaymentProviders: Operation<'listPaymentProviders'> = ({ providers }) =>
  Promise.resolve(
    given({
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
  return done
}

type Opening = Omit<Wanted, 'key' | 'country' | 'publicUrl' | 'ratesUrl'>

/** Only who made the booking may open a payment for it, since that closes the one before. */
async function wanted(call: Preparing, opening: Opening): Promise<Wanted> {
  call.limit('payment')
  const { db, visitor, cookies, now, config, address, headers } = call
  const pass = cookies.read(GUEST_COOKIE)
  await mayPay(db, { bookingId: opening.bookingId, visitor, pass, now: now() })
  const { publicUrl, ratesUrl } = config
  const country = await countryOf(address, config)
  return { ...opening, key: headers['Idempotency-Key'] ?? null, country, publicUrl, ratesUrl }
}

const chargeOf = (payment: Payment): Schemas['Charge'] =>
  chargeOnWire(
    { amount: payment.amount_minor, currency: payment.currency, rate: payment.rate },
    payment.base_amount,
  )
