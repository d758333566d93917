import { unwrapResponse } from '#api/unwrap-response.ts'
import { toBackendCharge } from '#api/calls/payment-calls.ts'
import { describePayment } from '#api/calls/payment-description.ts'
import type { Booking } from '#api/queries/bookings.query.ts'
import { toMinor } from '@masar/domain/money/money.ts'
import type { Charge } from '@masar/domain/payment/charge.ts'
import type { OrderProvider, SessionProvider } from '@masar/domain/payment/providers.ts'
import type { FlowDeps } from '#flows/flow-deps.ts'
import type { PaymentRequest, PreparedPayment } from '@masar/machines/payment/payment-facts.ts'
import type { components } from '@masar/openapi/schema.d.ts'

import { calculateTimeLeft } from './time-left.ts'

type WireCharge = components['schemas']['Charge']

export interface OpeningRequest {
  request: PaymentRequest
  booking: Booking
  charge: Charge
  signal: AbortSignal
}

export async function openPaymentSession(
  deps: FlowDeps,
  { request, booking, charge, signal }: OpeningRequest,
  provider: SessionProvider,
): Promise<PreparedPayment> {
  const { key, bookingId, amount } = request
  const session = await unwrapResponse(
    deps.api.POST('/api/create-checkout-session', {
      params: { header: { 'Idempotency-Key': key } },
      body: {
        ...toBackendCharge(deps, charge),
        locale: deps.locale.read(),
        receiptEmail: booking.driver.email,
        customerName: booking.driver.fullName,
        ...describePayment(booking, deps.config.siteName, 'session'),
        bookingId,
        provider,
      },
      signal,
    }),
  )
  return {
    paymentId: session.sessionId,
    provider,
    clientSecret: session.clientSecret,
    charge: session.charge ? toCharge(session.charge) : { ...charge, baseAmount: amount },
    ...toPaymentWindow(deps, session.expiresAt ?? booking.expiresAt),
  }
}

/** Creates a PayPal order. */
export async function openPaymentOrder(
  deps: FlowDeps,
  { request, booking, charge, signal }: OpeningRequest,
  provider: OrderProvider,
): Promise<PreparedPayment> {
  const { key, bookingId, amount } = request
  const orderId = await unwrapResponse(
    deps.api.POST('/api/create-paypal-order', {
      params: { header: { 'Idempotency-Key': key } },
      body: {
        bookingId,
        ...toBackendCharge(deps, charge),
        ...describePayment(booking, deps.config.siteName, 'order'),
      },
      signal,
    }),
  )
  return {
    paymentId: orderId,
    provider,
    clientSecret: null,
    charge: { ...charge, baseAmount: amount },
    ...toPaymentWindow(deps, booking.expiresAt),
  }
}

function toPaymentWindow({ now }: FlowDeps, expiresAt: string | null | undefined) {
  return { expiresAt: expiresAt ?? null, timeLeft: calculateTimeLeft(expiresAt, now()) }
}

const toCharge = ({ amount, currency, baseAmount, rate }: WireCharge) => ({
  amount: toMinor(amount, currency),
  currency,
  baseAmount: toMinor(baseAmount),
  rate,
})
