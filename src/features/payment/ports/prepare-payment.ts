import { answer } from '#api/answer.ts'
import { amountBeforeCut } from '#api/compat.ts'
import { readBooking, type Booking } from '#api/queries/bookings.query.ts'
import { refused } from '#api/refused.ts'
import { type Charge, makeCharge } from '#domain/payment/charge.ts'
import { toMajor, toMinor } from '#domain/money/money.ts'
import type { FlowDeps } from '#flows/flow-deps.ts'
import {
  type PaymentRequest,
  PREPARE_REFUSALS,
  type PrepareAnswer,
} from '#machines/payment/payment-facts.ts'
import type { components } from '#openapi/schema.d.ts'

import { recallPrepared } from './early-session.ts'
import { makePaymentNote } from './payment-note.ts'
import { forgetChargeRate, lookUpPaymentRate } from './payment-rate.ts'
import { timeLeft } from './time-left.ts'

type WireCharge = components['schemas']['Charge']
type Order = { request: PaymentRequest; booking: Booking; charge: Charge; signal: AbortSignal }

/**
 * Opens a payment for a booking that is held. What is charged is computed here, where the customer
 * sees it, and again by the server, which refuses a difference. The same key is the same payment.
 */
export async function preparePayment(
  deps: FlowDeps,
  request: PaymentRequest,
  signal: AbortSignal,
): Promise<PrepareAnswer> {
  if (isOpenedEarly(deps, request)) return takeEarlySession(deps, request)
  const opened = await refused(openPayment(deps, request, signal), PREPARE_REFUSALS)
  if (!opened.ok && opened.refused === 'price-changed') forgetChargeRate(deps, request)
  return opened
}

/** There is one session of Stripe for a booking, which was opened before it. */
const isOpenedEarly = ({ config }: FlowDeps, { provider }: PaymentRequest): boolean =>
  provider === 'stripe' && !config.capabilities.paymentsForBookings

/** After a reload its form cannot be opened again: the booking is given back, and another one is made. */
function takeEarlySession(deps: FlowDeps, { bookingId }: PaymentRequest): PrepareAnswer {
  const prepared = recallPrepared(deps, bookingId)
  if (prepared) return { ok: true, prepared }
  const problem = { kind: 'http', status: 400, code: 'method-unavailable' } as const
  return { ok: false, refused: 'method-unavailable', problem }
}

async function openPayment(deps: FlowDeps, request: PaymentRequest, signal: AbortSignal) {
  const path = { id: request.bookingId, language: deps.locale.read() }
  const [booking, rate] = await Promise.all([
    readBooking(deps.api, path, signal),
    lookUpPaymentRate(deps, request),
  ])
  const { amount, provider } = request
  const charge = makeCharge({ amount, provider, ...rate })
  const order = { request, booking, charge, signal }
  const opened = provider === 'payPal' ? openOrder(deps, order) : openSession(deps, order)
  return { prepared: { ...(await opened), provider } }
}

async function openSession(deps: FlowDeps, { request, booking, charge, signal }: Order) {
  const { key, bookingId, amount, provider } = request
  const session = await answer(
    deps.api.POST('/api/create-checkout-session', {
      params: { header: { 'Idempotency-Key': key } },
      body: {
        ...onWire(charge),
        locale: deps.locale.read(),
        receiptEmail: booking.driver.email,
        customerName: booking.driver.fullName,
        ...makePaymentNote(booking, deps.config.siteName, 'session'),
        bookingId,
        provider: provider === 'stripe' ? 'stripe' : 'sandbox',
      },
      signal,
    }),
  )
  return {
    paymentId: session.sessionId,
    clientSecret: session.clientSecret,
    charge: session.charge ? fromWire(session.charge) : { ...charge, baseAmount: amount },
    ...paymentWindow(deps, session.expiresAt ?? booking.expiresAt),
  }
}

async function openOrder(deps: FlowDeps, { request, booking, charge, signal }: Order) {
  const { key, bookingId, amount } = request
  const orderId = await answer(
    deps.api.POST('/api/create-paypal-order', {
      params: { header: { 'Idempotency-Key': key } },
      body: {
        bookingId,
        ...onWire(charge),
        ...(!deps.config.capabilities.paymentsForBookings && { amount: amountBeforeCut(charge) }),
        ...makePaymentNote(booking, deps.config.siteName, 'order'),
      },
      signal,
    }),
  )
  return {
    paymentId: orderId,
    clientSecret: null,
    charge: { ...charge, baseAmount: amount },
    ...paymentWindow(deps, booking.expiresAt),
  }
}

function paymentWindow({ now }: FlowDeps, expiresAt: string | null | undefined) {
  return { expiresAt: expiresAt ?? null, timeLeft: timeLeft(expiresAt, now()) }
}

const onWire = ({ amount, currency }: Charge) => ({ amount: toMajor(amount, currency), currency })

const fromWire = ({ amount, currency, baseAmount, rate }: WireCharge) => ({
  amount: toMinor(amount, currency),
  currency,
  baseAmount: toMinor(baseAmount),
  rate,
})
