import type { Charge } from '@masar/domain/payment/charge.ts'
import { toMajor } from '@masar/domain/money/money.ts'

import { wasAccepted } from '../unwrap-response.ts'
import { compensateTruncation, swapOrderPath } from '../bookcars/payments.ts'
import type { Capabilities } from '../capabilities.ts'
import type { Api } from '../client.ts'

interface PaymentCallDeps {
  api: Api
  config: { capabilities: Pick<Capabilities, 'paymentsForBookings'> }
}

interface PaymentToCheck {
  bookingId: string
  paymentId: string
  signal: AbortSignal
}

/** Returns the charge in the backend's format. */
export const toBackendCharge = ({ config }: PaymentCallDeps, charge: Charge) => ({
  amount: config.capabilities.paymentsForBookings
    ? toMajor(charge.amount, charge.currency)
    : compensateTruncation(charge),
  currency: charge.currency,
})

export function isSessionPaid(
  { api }: PaymentCallDeps,
  { paymentId: sessionId, signal }: Omit<PaymentToCheck, 'bookingId'>,
): Promise<boolean> {
  const options = { params: { path: { sessionId } }, signal, parseAs: 'text' } as const
  return wasAccepted(api.POST('/api/check-checkout-session/{sessionId}', options))
}

export function isOrderPaid(
  { api, config }: PaymentCallDeps,
  { bookingId, paymentId: orderId, signal }: PaymentToCheck,
): Promise<boolean> {
  const pathParams = { orderId, bookingId }
  const path = config.capabilities.paymentsForBookings ? pathParams : swapOrderPath(pathParams)
  const options = { params: { path }, signal, parseAs: 'text' } as const
  return wasAccepted(api.POST('/api/check-paypal-order/{orderId}/{bookingId}', options))
}
