import { type BookingAttempt, isKeyUsed } from '../bookings/create/idempotency.ts'
import { findOwnHolds, type WantedRental } from '../bookings/read/own-holds.ts'
import type { PaymentDeps } from '../payments/payment-deps.ts'
import { releaseUnpaidBooking } from './release-booking.ts'

type Freeing = Pick<WantedRental, 'carId' | 'period'> & { attempt: BookingAttempt | null }

/**
 * Who books the same car anew gives up what holds it for them. It stays when it turns out to be
 * paid, or may be; and the same attempt, sent again, is no new one.
 */
export async function freeOwnHolds(
  asker: PaymentDeps & Pick<WantedRental, 'cookies'>,
  freeing: Freeing,
): Promise<void> {
  const { db, cookies, now } = asker
  const holds = await findOwnHolds(db, { ...freeing, cookies, now: now() })
  if (holds.length === 0 || (freeing.attempt && (await isKeyUsed(db, freeing.attempt)))) return
  for (const id of holds) await releaseUnpaidBooking(asker, id, { evenWhileMoneyMoves: false })
}
