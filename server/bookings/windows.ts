import type { Database } from '../db/connection/connect.ts'
import type { ObjectId } from '../db/object-id.ts'
import { transaction } from '../db/transaction.ts'
import { UNSETTLED_STATUSES } from '../payments/payment-deps.ts'
import { recordEvents } from './events.ts'
import { lockCar } from './lock-bookings.ts'
import { notifyAboutBooking } from './notices/notify-about-booking.ts'

/** How long an expired payment window stays open while the provider's status is unknown. */
const GRACE_PERIOD_MS = 2 * 60_000

/**
 * Ends the car's expired payment windows, so that they do not block it. The caller must hold the car's lock
 * (lock-bookings.ts).
 */
export async function closeCarWindows(tx: Database, carId: ObjectId, now: Date): Promise<void> {
  const closed = await endWindows(tx, now).where('car_id', '=', carId).returning('id').execute()
  for (const { id } of closed) await recordExpiry(tx, id, now)
}

/**
 * Ends all expired payment windows. A payment whose status is unknown gets a grace period, so that a customer
 * who paid in time is never notified that the payment expired.
 */
export async function closeWindows(db: Database, now: Date): Promise<void> {
  const graceEnd = new Date(now.getTime() - GRACE_PERIOD_MS)
  const over = await db
    .selectFrom('booking')
    .select(['id', 'car_id'])
    .where('status', '=', 'void')
    .where('expires_at', '<=', now)
    .where((where) =>
      where.or([
        where('expires_at', '<=', graceEnd),
        where.not(
          where.exists(
            where
              .selectFrom('payment')
              .select('payment.id')
              .whereRef('payment.booking_id', '=', 'booking.id')
              .where('payment.status', 'in', UNSETTLED_STATUSES),
          ),
        ),
      ]),
    )
    .execute()
  for (const { id, car_id } of over)
    await transaction(db, async (tx) => {
      await lockCar(tx, car_id)
      const closed = await endWindows(tx, now).where('id', '=', id).returning('id').execute()
      if (closed.length > 0) await recordExpiry(tx, id, now)
    })
}

const endWindows = (tx: Database, now: Date) =>
  tx
    .updateTable('booking')
    .set({ expires_at: null, updated_at: now })
    .where('status', '=', 'void')
    .where('expires_at', '<=', now)

async function recordExpiry(tx: Database, bookingId: ObjectId, now: Date): Promise<void> {
  await recordEvents(tx, bookingId, ['expired'], now)
  await notifyAboutBooking(tx, { kind: 'expired', bookingId, now })
}
