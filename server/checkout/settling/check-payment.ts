import { Refusal } from '../../contract/problem.ts'
import type { Payment, PaymentDeps } from '../../payments/payment-deps.ts'
import { ProviderDownError } from '../../payments/provider.ts'
import { closePayment } from './close-payment.ts'
import { isNoLongerAwaitingPayment } from './is-window-over.ts'
import { assertBookingPaid } from './refuse-unless-paid.ts'
import { settlePayment } from './settle.ts'

/**
 * Updates a payment from its provider, and throws unless its booking is paid. If the provider does not respond,
 * the payment is reported as pending, not failed.
 */
export async function recheckPayment(deps: PaymentDeps, payment: Payment): Promise<void> {
  const checked = await settleOrExpire(deps, payment).catch((error: unknown) => {
    throw error instanceof ProviderDownError ? new Refusal('payment-pending') : error
  })
  await assertBookingPaid(deps.db, checked)
}

/** Settles a payment, and closes its form if the payment window is over. */
async function settleOrExpire(deps: PaymentDeps, payment: Payment): Promise<Payment> {
  const settled = await settlePayment(deps, payment)
  const isOpen = settled.status === 'open' || settled.status === 'declined'
  if (!isOpen || !(await isNoLongerAwaitingPayment(deps, settled))) return settled
  return closePayment(deps, settled)
}
