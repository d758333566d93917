import type { Database } from '../db/connection/connect.ts'
import type { ObjectId } from '../db/object-id.ts'
import { ConcurrentChange } from '../db/transaction.ts'
import { type StoredBooking, findBookings } from './booking-viewer.ts'

/**
 * Locks bookings for changes; unknown ids are omitted. To prevent deadlocks, every transaction locks the car
 * first, then the booking, then its payments, each in ascending id order. When moving bookings to other cars,
 * pass those cars too, because they cannot be locked afterwards.
 */
export async function lockBookings(
  tx: Database,
  ids: readonly ObjectId[],
  otherCars: readonly ObjectId[] = [],
): Promise<StoredBooking[]> {
  const cars = await findBookedCars(tx, ids)
  await lockCars(tx, [...cars, ...otherCars])
  const bookings = await findBookings(tx, ids)
  // Staff may have moved a booking to another car before the locks were acquired.
  if (bookings.some(({ car_id: carId }) => !cars.includes(carId) && !otherCars.includes(carId)))
    throw new ConcurrentChange('A booking was moved to another car.')
  return bookings
}

/** Locks only the car, and returns its availability columns. */
export const lockCar = (tx: Database, carId: ObjectId) =>
  tx
    .selectFrom('car')
    .select(['available', 'fully_booked'])
    .where('id', '=', carId)
    .forNoKeyUpdate()
    .executeTakeFirst()

async function findBookedCars(tx: Database, ids: readonly ObjectId[]): Promise<ObjectId[]> {
  if (ids.length === 0) return []
  const rows = await tx.selectFrom('booking').select('car_id').where('id', 'in', ids).execute()
  return rows.map(({ car_id: carId }) => carId)
}

async function lockCars(tx: Database, ids: readonly ObjectId[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .selectFrom('car')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}
