import { addDays, type CalendarDate } from '@masar/domain/rental/calendar.ts'

import type { BookingStatus } from '@masar/domain/booking/booking-status.ts'

import type { SeedCar } from '../fleet/car.ts'
import { suppliers } from '../fleet/suppliers.ts'
import { toPastCustomerId } from '../people-rows.ts'
import { type Random, createRandom } from '../random.ts'
import type { Rental } from './booking.ts'

const BUSY_SHARE = 0.55
const FIRST_DAY_OFFSET = -45
const LAST_DAY_OFFSET = 50

/**
 * Creates other customers' rentals, from six weeks ago to seven weeks ahead. About one car in six is rented on
 * any day, so that searches find many cars but never all.
 */
export function makeOtherRentals(today: CalendarDate, cars: readonly SeedCar[]): Rental[] {
  return cars
    .filter(({ row }) => row.available && !row.coming_soon)
    .flatMap((car) => makeCarRentals(car, today))
}

function makeCarRentals(car: SeedCar, today: CalendarDate): Rental[] {
  const random = createRandom(`rentals/${car.row.id}`)
  if (!random.chance(BUSY_SHARE)) return []
  const shortest = suppliers.find(({ key }) => key === car.supplier)?.rules?.minimumRentalDays ?? 1
  const rentals: Rental[] = []
  let day = FIRST_DAY_OFFSET + random.between(0, 20)
  while (day < LAST_DAY_OFFSET) {
    const days = Math.max(shortest, random.weighted(WEIGHTED_RENTAL_DAYS))
    rentals.push(makeRental(car, { today, day, days, serial: rentals.length }, random))
    day += days + random.between(1, 26)
  }
  return rentals
}

const WEIGHTED_RENTAL_DAYS = [
  [1, 2],
  [2, 3],
  [3, 4],
  [5, 4],
  [7, 5],
  [10, 2],
  [14, 1],
] as const

interface Slot {
  today: CalendarDate
  day: number
  days: number
  serial: number
}

function makeRental(car: SeedCar, { today, day, days, serial }: Slot, random: Random): Rental {
  const location = random.pick(car.locations)
  return {
    key: `other/${car.row.id}/${serial}`,
    car,
    driver: toPastCustomerId(random.between(0, 27)),
    location,
    status: chooseStatus(day + days, car, random),
    from: addDays(today, day),
    days,
    minute: random.between(16, 38) * 30,
    bookedAhead: random.between(1, 45),
    extras: car.row.cancellation > 0 && random.chance(0.4) ? ['cancellation'] : [],
  }
}

/** Chooses a status. Only a future rental may still await confirmation. */
function chooseStatus(lastDay: number, car: SeedCar, random: Random): BookingStatus {
  const waits = lastDay > 0 ? 2 : 0
  const deposits = car.row.deposit > 0 ? 2 : 0
  return random.weighted([
    ['reserved', 4],
    ['paid', 3],
    ['deposit', deposits],
    ['paidInFull', 1],
    ['cancelled', 1],
    ['pending', waits],
  ] as const)
}
