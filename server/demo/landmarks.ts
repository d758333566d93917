import { addDays, type CalendarDate } from '@masar/domain/rental/calendar.ts'

import { toAccountId, type DemoAccountName, demoAccounts } from './demo-accounts.ts'
import { toCarId, toSupplierId } from './fleet/car.ts'
import { toLandmarkCarKey, type LandmarkCarName, landmarkCarNames } from './fleet/landmark-cars.ts'
import { toLocationId } from './locations/locations.ts'
import { toBookingId } from './rentals/booking.ts'
import {
  toLandmarkBookingKey,
  type LandmarkBookingName,
  landmarkBookingNames,
} from './rentals/demo-rentals.ts'
import { TAKEN_SPAN } from './rentals/taken.ts'

/** Locations where tests and demos start. */
const locations = {
  /** Has nine child locations, among them an airport, a port, a station and quarters. */
  tunis: toLocationId('tunis'),
  tunisAirport: toLocationId('tunis-airport'),
  /** A child of Tunis with few cars. */
  laGoulettePort: toLocationId('la-goulette-port'),
  djerba: toLocationId('djerba'),
  djerbaAirport: toLocationId('djerba-airport'),
  monastirAirport: toLocationId('monastir-airport'),
  /** Has neither children nor a parent. */
  gafsa: toLocationId('gafsa'),
  /** Its local time differs from that of Europe in summer and in winter. */
  casablancaAirport: toLocationId('casablanca-airport'),
  tripoli: toLocationId('tripoli'),
}

const suppliers = {
  /** No rules: allows paying later, rentals of any length and any number of cars, and adds no percentage. */
  plain: toSupplierId('jasmin'),
  withoutPayLater: toSupplierId('medina'),
  wantsLicense: toSupplierId('ile-douce'),
  threeDaysAtLeast: toSupplierId('sahel'),
  dearer: toSupplierId('dune'),
  cheaper: toSupplierId('cap-bon'),
  atMostFiveCars: toSupplierId('deux-roues'),
  suspended: toSupplierId('sprint'),
}

/**
 * Permanent ids of demo data for tests; `landmarks.test.ts` verifies its properties. The cars `free` to `free6`
 * are at Tunis airport, can be booked without paying online, and have no bookings.
 */
export const landmarks = {
  locations,
  suppliers,
  cars: toIdsByName<LandmarkCarName>(landmarkCarNames, (name) => toCarId(toLandmarkCarKey(name))),
  /** Yasmine's bookings. */
  bookings: toIdsByName<LandmarkBookingName>(landmarkBookingNames, (name) =>
    toBookingId(toLandmarkBookingKey(name)),
  ),
  accounts: toIdsByName<DemoAccountName>(
    Object.keys(demoAccounts) as DemoAccountName[],
    toAccountId,
  ),
} as const

/** Returns the days on which the fixture car `taken` is reserved, without the last day. */
export function getTakenDays(today: CalendarDate): { from: CalendarDate; to: CalendarDate } {
  const from = addDays(today, TAKEN_SPAN.fromDay)
  return { from, to: addDays(from, TAKEN_SPAN.days) }
}

function toIdsByName<Name extends string>(
  names: readonly Name[],
  idByName: (name: Name) => string,
) {
  return Object.fromEntries(names.map((name) => [name, idByName(name)])) as Record<Name, string>
}
