import type { Database } from '../../db/connect.ts'
import { type Cashier, type Payment, providerOf } from '../cashier.ts'
import { NoSuchPayment, type PaymentProvider, type ProviderPayment } from '../provider.ts'
import { conclude, expire, isWhatWeAskedFor } from './conclude.ts'
import { giveBackNow } from './give-back.ts'

/**
 * Turns the provider's truth into ours. Check calls, webhooks and the sweep all end here, and it
 * may be called any number of times, at once and in any order: what a payment does to its booking
 * it does once.
 */
export async function settle(cashier: Cashier, payment: Payment): Promise<Payment> {
  const { status, reference } = payment
  if (status === 'paid' || status === 'refunded' || reference === null) return payment
  if (status === 'refunding') return giveBackNow(cashier, payment)
  const provider = providerOf(cashier, payment.provider)
  const truth = await truthOf(cashier, provider, payment, reference)
  if (!truth) return expire(cashier, payment)
  return giveBackNow(cashier, await conclude(cashier, payment, truth))
}

/** Takes the money of a payment the customer agreed to, where it will be good for something. */
async function truthOf(
  { db, now }: Cashier,
  provider: PaymentProvider,
  payment: Payment,
  reference: string,
): Promise<ProviderPayment | null> {
  try {
    const truth = await provider.read(reference)
    if (truth.standing !== 'approved') return truth
    if (isWhatWeAskedFor(payment, truth) && (await isAwaited(db, payment, now())))
      return await provider.capture(reference, payment.id)
    await provider.close(reference)
    return { ...truth, standing: 'expired' }
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
