import { answer } from '#api/answer.ts'
import { writeCharge } from '#api/calls/payment-calls.ts'
import { makePaymentNote } from '#api/calls/payment-note.ts'
import { forgetChargeRate, lookUpPaymentRate } from '#api/calls/payment-rate.ts'
import { recallPrepared } from '#api/calls/prepared-payments.ts'
import { readBooking, type Booking } from '#api/queries/bookings.query.ts'
import { refused } from '#api/refused.ts'
import { type Charge, makeCharge } from '#domain/payment/charge.ts'
import type { PaymentProviderName } from '#domain/payment/providers.ts'
import { toMinor } from '#domain/money/money.ts'
import type { FlowDeps } from '#flows/flow-deps.ts'
import {
  type PaymentRequest,
  PREPARE_REFUSALS,
  type PrepareAnswer,
  type Prepared,
} from '#machines/payment/payment-facts.ts'
import type { components } from '#openapi/schema.d.ts'

import { FORM_LOST } from './form-lost.ts'
import { timeLeft } from './time-left.ts'

type WireCharge = components['schemas']['Charge']
type SessionProvider = NonNullable<components['schemas']['CheckoutSessionRequest']['provider']>
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

/** Where payments are not opened for bookings, Stripe's session was opened before the booking. */
const IS_OPENED_EARLY: Record<PaymentProviderName, boolean> = {
  sandbox: false,
  stripe: true,
  payPal: false,
}

const isOpenedEarly = ({ config }: FlowDeps, { provider }: PaymentRequest): boolean =>
  IS_OPENED_EARLY[provider] && !config.capabilities.paymentsForBookings

/** After a reload its form cannot be opened again: the booking is given back, and another one is made. */
function takeEarlySession(deps: FlowDeps, { bookingId }: PaymentRequest): PrepareAnswer {
  const prepared = recallPrepared(deps, bookingId)
  if (prepared) return { ok: true, prepared }
  const problem = { kind: 'http', status: 400, code: FORM_LOST } as const
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
  return { prepared: { ...(await OPENERS[provider](deps, order)), provider } }
}

type Opener = (deps: FlowDeps, order: Order) => Promise<Omit<Prepared, 'provider'>>

const OPENERS: Record<PaymentProviderName, Opener> = {
  sandbox: (deps, order) => openSession(deps, order, 'sandbox'),
  stripe: (deps, order) => openSession(deps, order, 'stripe'),
  payPal: openOrder,
}

async function openSession(
  deps: FlowDeps,
  { request, booking, charge, signal }: Order,
  provider: SessionProvider,
) {
  const { key, bookingId, amount } = request
  const session = await answer(
    deps.api.POST('/api/create-checkout-session', {
      params: { header: { 'Idempotency-Key': key } },
      body: {
        ...writeCharge(deps, charge),
        locale: deps.locale.read(),
        receiptEmail: booking.driver.email,
        customerName: booking.driver.fullName,
        ...makePaymentNote(booking, deps.config.siteName, 'session'),
        bookingId,
        provider,
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
        ...writeCharge(deps, charge),
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

const fromWire = ({ amount, currency, baseAmount, rate }: WireCharge) => ({
  amount: toMinor(amount, currency),
  currency,
  baseAmount: toMinor(baseAmount),
  rate,
})
