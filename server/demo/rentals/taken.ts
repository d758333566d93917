import { addDays, type CalendarDate } from '@masar/domain/rental/calendar.ts'

import { toCarId, type SeedCar } from '../fleet/car.ts'
import { toLandmarkCarKey } from '../fleet/landmark-cars.ts'
import { toPastCustomerId } from '../people-rows.ts'
import type { Rental } from './booking.ts'

/** How long the fixture car `taken` is reserved: from tomorrow, for 90 days. */
export const TAKEN_SPAN = { fromDay: 1, days: 90 }

/** Creates another customer's rental of a car, so that searches in the coming weeks do not find it. */
export function makeTakenRental(today: CalendarDate, cars: readonly SeedCar[]): Rental {
  const id = toCarId(toLandmarkCarKey('taken'))
  const car = cars.find(({ row }) => row.id === id)
  if (!car) throw new Error('The landmark car "taken" is not in this fleet.')
  return {
    key: 'landmark/taken',
    car,
    driver: toPastCustomerId(0),
    location: 'tunis-airport',
    status: 'reserved',
    from: addDays(today, TAKEN_SPAN.fromDay),
    days: TAKEN_SPAN.days,
    minute: 9 * 60,
    bookedAhead: 12,
  }
}
