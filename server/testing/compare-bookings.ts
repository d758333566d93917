import { CALENDAR_END } from '@masar/domain/rental/rental-reach.ts'

import { connect, type ConnectionTarget } from '../db/connection/connect.ts'
import { landmarks } from '../demo/landmarks.ts'
import type { LoadBooking } from './load.ts'

const DAY = 86_400_000

/**
 * Cars that can be booked every day, with their daily prices: enough for 53,000 trips until the end of the
 * calendar.
 */
const CARS = [
  { car: landmarks.cars.free, price: 92 },
  { car: landmarks.cars.free3, price: 75 },
] as const

let trips = 0

/** Returns a trip with a car that is still available, for servers that run at the current date. */
export function nextRealTrip() {
  trips += 1
  const car = CARS[trips % CARS.length]
  const noon = Math.ceil(Date.now() / DAY) * DAY + DAY / 2
  const from = noon + (20 + Math.floor(trips / CARS.length)) * DAY
  if (from + DAY >= CALENDAR_END)
    throw new Error('Every day until the end of the calendar is booked.')
  return { ...car, from: new Date(from).toISOString(), to: new Date(from + DAY).toISOString() }
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
