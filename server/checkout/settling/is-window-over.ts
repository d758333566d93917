import type { Payment, PaymentDeps } from '../../payments/payment-deps.ts'

/** Whether the payment's booking no longer awaits a payment, because it was paid, expired or abandoned. */
export async function isNoLongerAwaitingPayment(
  { db, now }: PaymentDeps,
  { id }: Payment,
): Promise<boolean> {
  const waiting = await db
    .selectFrom('payment')
    .innerJoin('booking', 'booking.id', 'payment.booking_id')
    .select('payment.id')
    .where('payment.id', '=', id)
    .where('booking.status', '=', 'void')
    .where('booking.expires_at', '>', now())
    .executeTakeFirst()
  return waiting === undefined
}
