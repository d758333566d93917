import { answer } from '#api/answer.ts'
import { readBooking, type Booking } from '#api/bookings.query.ts'
import { refused } from '#api/refused.ts'
import { type Charge, chargeOf } from '#domain/charge.ts'
import { toMajor, toMinor } from '#domain/money.ts'
import type { FlowWorld } from '#flows/flow-world.ts'
import {
  type PaymentRequest,
  PREPARE_REFUSALS,
  type PrepareAnswer,
} from '#machines/payment/payment-facts.ts'
import type { components } from '#openapi/schema.d.ts'

import { paymentNoteOf } from './payment-note.ts'
import { forgetRate, paymentRateOf } from './payment-rate.ts'
import { timeLeft } from './time-left.ts'

type WireCharge = components['schemas']['Charge']
type Order = { request: PaymentRequest; booking: Booking; charge: Charge; signal: AbortSignal }

/**
 * Opens a payment for a booking that is held. What is charged is computed here, where the customer
 * sees it, and again by the server, which refuses a difference. The same key is the same payment.
 */
export async function preparePayment(
  world: FlowWorld,
  request: PaymentRequest,
  signal: AbortSignal,
): Promise<PrepareAnswer> {
  const opened = await refused(openPayment(world, request, signal), PREPARE_REFUSALS)
  if (!opened.ok && opened.refused === 'price-changed') forgetRate(world, request)
  return opened
}

async function openPayment(world: FlowWorld, request: PaymentRequest, signal: AbortSignal) {
  const path = { id: request.bookingId, language: world.locale.read() }
  const [booking, rate] = await Promise.all([
    readBooking(world.api, path, signal),
    paymentRateOf(world, request),
  ])
  const { amount, provider } = request
  const charge = chargeOf({ amount, provider, ...rate })
  const order = { request, booking, charge, signal }
  const opened = provider === 'payPal' ? openOrder(world, order) : openSession(world, order)
  return { prepared: { ...(await opened), provider } }
}

async function openSession(world: FlowWorld, { request, booking, charge, signal }: Order) {
  const { key, bookingId, amount, provider } = request
  const session = await answer(
    world.api.POST('/api/create-checkout-session', {
      params: { header: { 'Idempotency-Key': key } },
      body: {
        ...onWire(charge),
        locale: world.locale.read(),
        receiptEmail: booking.driver.email,
        customerName: booking.driver.fullName,
        ...paymentNoteOf(booking, world.config.siteName, 'session'),
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
    ...windowOf(world, session.expiresAt ?? booking.expiresAt),
  }
}

async function openOrder(world: FlowWorld, { request, booking, charge, signal }: Order) {
  const { key, bookingId, amount } = request
  const orderId = await answer(
    world.api.POST('/api/create-paypal-order', {
      params: { header: { 'Idempotency-Key': key } },
      body: {
        bookingId,
        ...onWire(charge),
        ...paymentNoteOf(booking, world.config.siteName, 'order'),
      },
      signal,
    }),
  )
  return {
    paymentId: orderId,
    clientSecret: null,
    charge: { ...charge, baseAmount: amount },
    ...windowOf(world, booking.expiresAt),
  }
}

function windowOf({ now }: FlowWorld, expiresAt: string | null | undefined) {
  return { expiresAt: expiresAt ?? null, timeLeft: timeLeft(expiresAt, now()) }
}

const onWire = ({ amount, currency }: Charge) => ({ amount: toMajor(amount, currency), currency })

const fromWire = ({ amount, currency, baseAmount, rate }: WireCharge) => ({
  amount: toMinor(amount, currency),
  currency,
  baseAmount: toMinor(baseAmount),
  rate,
})
