import {
  findProvider,
  isUnsettled,
  type Payment,
  type PaymentDeps,
} from '../../payments/payment-deps.ts'
import {
  NoSuchPaymentError,
  type PaymentProvider,
  type ProviderPayment,
} from '../../payments/provider.ts'
import { concludePayment, markExpired } from './conclude.ts'
import { trySendRefund } from './send-refund.ts'

/**
 * Closes a payment so that it can no longer be paid, and stores its result: paid or processing if the customer
 * has already paid, otherwise expired.
 */
export async function closePayment(deps: PaymentDeps, payment: Payment): Promise<Payment> {
  const { reference } = payment
  if (!isUnsettled(payment)) return payment
  if (reference === null) return markExpired(deps, payment)
  const provider = findProvider(deps, payment.provider)
  const reported = await closeAndRead(provider, reference)
  if (!reported) return markExpired(deps, payment)
  return trySendRefund(deps, await concludePayment(deps, payment, reported))
}

async function closeAndRead(
  provider: PaymentProvider,
  reference: string,
): Promise<ProviderPayment | null> {
  try {
    await provider.close(reference)
    const reported = await provider.read(reference)
    const isMoney = reported.status === 'paid' || reported.status === 'processing'
    return isMoney ? reported : { ...reported, status: 'expired' }
  } catch (error) {
    if (error instanceof NoSuchPaymentError) return null
    throw error
  }
}
