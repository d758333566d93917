import { addDays, type CalendarDate } from '@masar/domain/rental/calendar.ts'

import { carId, type SeedCar } from '../fleet/car.ts'
import { landmarkCarKey } from '../fleet/landmark-cars.ts'
import { pastCustomerId } from '../people-rows.ts'
import type { Rental } from './booking.ts'

/** How long the landmark car `taken` is away: from tomorrow, for a quarter of a year. */
export const TAKEN_SPAN = { fromDay: 1, days: 90 }

/** A car reserved by another customer, missing in searches for the coming weeks. */
export function takenRental(today: CalendarDate, cars: readonly SeedCar[]): Rental {
  const id = carId(landmarkCarKey('taken'))
  const car = cars.find(({ row }) => row.id === id)
  if (!car) throw new Error('The landmark car "taken" is not in this fleet.')
  return {
    key: 'landmark/taken',
    car,
    driver: pastCustomerId(0),
    location: 'tunis-airport',
    status: 'reserved',
    from: addDays(today, TAKEN_SPAN.fromDay),
    days: TAKEN_SPAN.days,
    minute: 9 * 60,
    bookedAhead: 12,
  }
}
