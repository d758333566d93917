import type { Database } from '../../db/connection/connect.ts'
import { findProvider, type Payment, type PaymentDeps } from '../../payments/payment-deps.ts'
import {
  NoSuchPayment,
  type PaymentProvider,
  type ProviderPayment,
} from '../../payments/provider.ts'
import { conclude, expire, matchesPayment } from './conclude.ts'
import { trySendRefund } from './send-refund.ts'

/**
 * Turns what the provider reports into what we hold. Check calls, webhooks and the sweep all end
 * here, and it may be called any number of times, at once and in any order: what a payment does to
 * its booking it does once.
 */
export async function settlePayment(deps: PaymentDeps, payment: Payment): Promise<Payment> {
  const { status, reference } = payment
  if (status === 'paid' || status === 'refunded' || reference === null) return payment
  if (status === 'refunding') return trySendRefund(deps, payment)
  const provider = findProvider(deps, payment.provider)
  const reported = await readProvider(deps, provider, payment, reference)
  if (!reported) return expire(deps, payment)
  return trySendRefund(deps, await conclude(deps, payment, reported))
}

/** Takes the money of a payment the customer agreed to, where it will be good for something. */
async function readProvider(
  { db, now }: PaymentDeps,
  provider: PaymentProvider,
  payment: Payment,
  reference: string,
): Promise<ProviderPayment | null> {
  try {
    const reported = await provider.read(reference)
    if (reported.status !== 'approved') return reported
    if (matchesPayment(payment, reported) && (await isAwaited(db, payment, now())))
      return await provider.capture(reference, payment.id)
    await provider.close(reference)
    return { ...reported, status: 'expired' }
  } catch (error) {
    if (error instanceof NoSuchPayment) return null
    throw error
  }
}

/** Not when its booking has another payment, is gone, or its time is over. */
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
