import type { Database } from '../../db/connection/connect.ts'
import { findProvider, type Payment, type PaymentDeps } from '../../payments/payment-deps.ts'
import {
  NoSuchPaymentError,
  type PaymentProvider,
  type ProviderPayment,
} from '../../payments/provider.ts'
import { concludePayment, markExpired, isMatchingPayment } from './conclude.ts'
import { trySendRefund } from './send-refund.ts'

/**
 * Applies the provider's status to our data. Status checks, webhooks and the sweep all call this function,
 * repeatedly, concurrently and in any order, so its effects on the booking are idempotent.
 */
export async function settlePayment(deps: PaymentDeps, payment: Payment): Promise<Payment> {
  const { status, reference } = payment
  if (status === 'paid' || status === 'refunded' || reference === null) return payment
  if (status === 'refunding') return trySendRefund(deps, payment)
  const provider = findProvider(deps, payment.provider)
  const reported = await readProviderStatus(deps, provider, payment, reference)
  if (!reported) return markExpired(deps, payment)
  return trySendRefund(deps, await concludePayment(deps, payment, reported))
}

/**
 * Reads the provider's status. Captures an approved payment if its booking still awaits it, and closes it
 * otherwise. Returns null if the provider does not know the payment.
 */
async function readProviderStatus(
  { db, now }: PaymentDeps,
  provider: PaymentProvider,
  payment: Payment,
  reference: string,
): Promise<ProviderPayment | null> {
  try {
    const reported = await provider.read(reference)
    if (reported.status !== 'approved') return reported
    if (isMatchingPayment(payment, reported) && (await isAwaited(db, payment, now())))
      return await provider.capture(reference, payment.id)
    await provider.close(reference)
    return { ...reported, status: 'expired' }
  } catch (error) {
    if (error instanceof NoSuchPaymentError) return null
    throw error
  }
}

/**
 * Whether the booking still awaits this payment. False if another payment has replaced it, if the booking was
 * deleted or is no longer unpaid, or if its payment window has ended.
 */
async function isAwaited(db: Database, { id }: Payment, now: Date): Promise<boolean> {
  const waiting = await db
    .selectFrom('payment')
    .innerJoin('booking', 'booking.id', 'payment.booking_id')
    .select('payment.id')
    .where('payment.id', '=', id)
    .where('payment.superseded', '=', false)
    .where('booking.status', '=', 'void')
    .where('booking.expires_at', '>', now)
    .executeTakeFirst()
  return waiting !== undefined
}
