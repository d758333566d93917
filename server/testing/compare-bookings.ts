import { CALENDAR_END_MS } from '@masar/domain/rental/rental-reach.ts'

import { connect, type ConnectionTarget } from '../db/connection/connect.ts'
import { landmarks } from '../demo/landmarks.ts'
import type { LoadBooking } from './load.ts'

const DAY_MS = 86_400_000

/**
 * Cars that can be booked every day, with their daily prices: enough for 53,000 trips until the end of the
 * calendar.
 */
const BOOKABLE_CARS = [
  { car: landmarks.cars.free, price: 92 },
  { car: landmarks.cars.free3, price: 75 },
] as const

let trips = 0

/** Returns a trip with a car that is still available, for servers that run at the current date. */
export function createRealTrip() {
  trips += 1
  const car = BOOKABLE_CARS[trips % BOOKABLE_CARS.length]
  const noon = Math.ceil(Date.now() / DAY_MS) * DAY_MS + DAY_MS / 2
  const from = noon + (20 + Math.floor(trips / BOOKABLE_CARS.length)) * DAY_MS
  if (from + DAY_MS >= CALENDAR_END_MS)
    throw new Error('Every day until the end of the calendar is booked.')
  return { ...car, from: new Date(from).toISOString(), to: new Date(from + DAY_MS).toISOString() }
}

/**
 * Compares acknowledged bookings with the database: a car must have one booking for each start time, with its
 * events.
 */
export async function compareBookings(where: ConnectionTarget, booked: readonly LoadBooking[]) {
  const { db, close } = await connect(where)
  const rows = await db.selectFrom('booking').select(['id', 'car_id', 'starts_at']).execute()
  const events = await db.selectFrom('booking_event').select('booking_id').execute()
  await close()
  const rowKey = (row: (typeof rows)[number]) => `${row.car_id} ${row.starts_at.toISOString()}`
  const keys = new Map<string, string>(rows.map((row) => [row.id, rowKey(row)]))
  const counts = Map.groupBy(rows, rowKey)
  const whole = new Set<string>(events.map((event) => event.booking_id))
  const ids = booked.map(({ bookingId }) => bookingId)
  return {
    lost: ids.filter((id) => !keys.has(id)).length,
    doubled: ids.filter((id) => (counts.get(keys.get(id) ?? '')?.length ?? 0) > 1).length,
    halves: ids.filter((id) => !whole.has(id)).length,
  }
}

export const NO_DIFFERENCES = { lost: 0, doubled: 0, halves: 0 }
