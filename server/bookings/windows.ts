import type { Database } from '../db/connect.ts'
import type { ObjectId } from '../db/object-id.ts'
import { recordEvents } from './events.ts'
import { tellAboutBooking } from './notices.ts'

/**
 * Ends the payment windows of this car that are over, so that they do not keep it from others. The
 * caller holds the car: whoever changes bookings of a car takes the car first, then the booking,
 * then its payments.
 */
export async function closeWindowsOf(tx: Database, carId: ObjectId, now: Date): Promise<void> {
  const closed = await tx
    .updateTable('booking')
    .set({ expires_at: null, updated_at: now })
    .where('car_id', '=', carId)
    .where('status', '=', 'void')
    .where('expires_at', '<=', now)
    .returning('id')
    .execute()
  for (const { id: bookingId } of closed) {
    await recordEvents(tx, bookingId, ['expired'], now)
    await tellAboutBooking(tx, { kind: 'expired', bookingId, now })
  }
}

/** Ends all payment windows that are over, car by car. */
export async function closeWindows(db: Database, now: Date): Promise<void> {
  const cars = await db
    .selectFrom('booking')
    .select('car_id')
    .distinct()
    .where('status', '=', 'void')
    .where('expires_at', '<=', now)
    .execute()
  for (const { car_id } of cars)
    await db.transaction().execute(async (tx) => {
      await lockCar(tx, car_id)
      await closeWindowsOf(tx, car_id, now)
    })
}

export const lockCar = (tx: Database, carId: ObjectId) =>
  tx
    .selectFrom('car')
    .select(['available', 'fully_booked'])
    .where('id', '=', carId)
    .forNoKeyUpdate()
    .executeTakeFirst()
