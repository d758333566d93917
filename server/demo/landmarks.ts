import { addDays, type CalendarDate } from '@masar/domain/rental/calendar.ts'

import { accountId, type DemoAccountName, demoAccounts } from './demo-accounts.ts'
import { carId, supplierId } from './fleet/car.ts'
import { landmarkCarKey, type LandmarkCarName, landmarkCarNames } from './fleet/landmark-cars.ts'
import { locationId } from './locations/locations.ts'
import { bookingId } from './rentals/booking.ts'
import {
  landmarkBookingKey,
  type LandmarkBookingName,
  landmarkBookingNames,
} from './rentals/demo-rentals.ts'
import { TAKEN_SPAN } from './rentals/taken.ts'

/** Locations where tests and demos start. */
const locations = {
  /** Has nine child locations, among them an airport, a port, a station and quarters. */
  tunis: locationId('tunis'),
  tunisAirport: locationId('tunis-airport'),
  /** A child of Tunis with few cars. */
  laGoulettePort: locationId('la-goulette-port'),
  djerba: locationId('djerba'),
  djerbaAirport: locationId('djerba-airport'),
  monastirAirport: locationId('monastir-airport'),
  /** Has neither children nor a parent. */
  gafsa: locationId('gafsa'),
  /** Its local time differs from that of Europe in summer and in winter. */
  casablancaAirport: locationId('casablanca-airport'),
  tripoli: locationId('tripoli'),
}

const suppliers = {
  /** No rules: allows paying later, rentals of any length and any number of cars, and adds no percentage. */
  plain: supplierId('jasmin'),
  withoutPayLater: supplierId('medina'),
  wantsLicense: supplierId('ile-douce'),
  threeDaysAtLeast: supplierId('sahel'),
  dearer: supplierId('dune'),
  cheaper: supplierId('cap-bon'),
  atMostFiveCars: supplierId('deux-roues'),
  suspended: supplierId('sprint'),
}

/**
 * Permanent ids whose properties `landmarks.test.ts` verifies. The cars `free` to `free6` are at Tunis airport,
 * can be booked without paying online, and have no bookings.
 */
export const landmarks = {
  locations,
  suppliers,
  cars: byName<LandmarkCarName>(landmarkCarNames, (name) => carId(landmarkCarKey(name))),
  /** The bookings of Yasmine. */
  bookings: byName<LandmarkBookingName>(landmarkBookingNames, (name) =>
    bookingId(landmarkBookingKey(name)),
  ),
  accounts: byName<DemoAccountName>(Object.keys(demoAccounts) as DemoAccountName[], accountId),
} as const

/** Returns the days on which the landmark car `taken` is reserved, without the last day. */
export function getTakenDays(today: CalendarDate): { from: CalendarDate; to: CalendarDate } {
  const from = addDays(today, TAKEN_SPAN.fromDay)
  return { from, to: addDays(from, TAKEN_SPAN.days) }
}

function byName<Name extends string>(names: readonly Name[], idByName: (name: Name) => string) {
  return Object.fromEntries(names.map((name) => [name, idByName(name)])) as Record<Name, string>
}
