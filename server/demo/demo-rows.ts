import { getWallClockDate, toWallClock } from '@masar/domain/rental/rental-clock.ts'

import { type SeedCar, toSupplierId } from './fleet/car.ts'
import { makeConditionRows } from './fleet/conditions.ts'
import { makeFleet } from './fleet/fleet.ts'
import { makeLandmarkCars } from './fleet/landmark-cars.ts'
import { CAR_HOLD_MINUTES, SUPPLIER_CONTACTS } from './fleet/supplier-contacts.ts'
import { suppliers } from './fleet/suppliers.ts'
import { toDemoId } from './identity.ts'
import { toLocationId, makeLocationRows } from './locations/locations.ts'
import { type PasswordHasher, makePeopleRows } from './people-rows.ts'
import { makeDemoBooking } from './rentals/booking.ts'
import { additionalDriverRow, makeDemoRentals } from './rentals/demo-rentals.ts'
import { makeNotificationRows } from './rentals/notifications.ts'
import { makeOtherRentals } from './rentals/other-rentals.ts'
import { makePaymentRows, toSandboxChargeRow, toSandboxPaymentRow } from './rentals/payments.ts'
import { makeTakenRental } from './rentals/taken.ts'

export interface DemoOptions {
  /** Every date is relative to this moment, so that the data is always current. */
  now: Date
  hashPassword: PasswordHasher
}

export type DemoRows = Awaited<ReturnType<typeof createDemoRows>>
export type Table = keyof DemoRows

/**
 * Creates the rows of every table of the small fleet, in insertion order. Except for the salted password
 * hashes, the same moment always gives the same rows.
 */
export async function createDemoRows({ now, hashPassword }: DemoOptions) {
  const today = getWallClockDate(toWallClock(now))
  const ofTheFleet = makeFleet(today)
  const cars = [...makeLandmarkCars(today), ...ofTheFleet]

  const demo = makeDemoRentals(today, ofTheFleet)
  const spokenFor = new Set(demo.map(({ car }) => car))
  const others = makeOtherRentals(
    today,
    ofTheFleet.filter((car) => !spokenFor.has(car)),
  )
  const bookings = [...demo, ...others, makeTakenRental(today, cars)].map((each) =>
    makeDemoBooking(each, now),
  )

  const payments = makePaymentRows(bookings)
  return {
    settings: [settingsRow],
    ...makeLocationRows(),
    supplier: suppliers.map(makeSupplierRow),
    rental_conditions: makeConditionRows(now),
    account: await makePeopleRows(today, hashPassword),
    car: cars.map(({ row }) => row),
    date_based_price: cars.flatMap(makeSeasonRows),
    car_location: cars.flatMap(makeStationRows),
    additional_driver: [additionalDriverRow],
    booking: bookings.map(({ row }) => row),
    booking_event: bookings.flatMap(({ events }) => events),
    payment: payments,
    sandbox_payment: payments.map(toSandboxPaymentRow),
    sandbox_charge: payments.map(toSandboxChargeRow),
    notification: makeNotificationRows(bookings),
  }
}

const settingsRow = {
  id: toDemoId('settings', 'the only ones'),
  min_pickup_hours: 1,
  min_rental_hours: 1,
  min_pickup_dropoff_hour: 0,
  max_pickup_dropoff_hour: 23,
}

function makeSupplierRow({ key, name, mark, rules }: (typeof suppliers)[number]) {
  return {
    id: toSupplierId(key),
    full_name: name,
    avatar: mark,
    pay_later: rules?.payLater ?? true,
    license_required: rules?.licenseRequired ?? false,
    minimum_rental_days: rules?.minimumRentalDays ?? null,
    price_change_rate: rules?.priceChangeRate ?? 0,
    supplier_car_limit: rules?.supplierCarLimit ?? null,
    blacklisted: rules?.blacklisted ?? false,
    keeps_car_minutes: CAR_HOLD_MINUTES[key] ?? null,
    phone: SUPPLIER_CONTACTS[key]?.phone ?? null,
    address: SUPPLIER_CONTACTS[key]?.address ?? null,
  }
}

function makeSeasonRows({ row, seasons }: SeedCar) {
  return seasons.map(({ startDate, endDate, dailyPrice }) => ({
    id: toDemoId('dateBasedPrice', `${row.id}/${startDate}`),
    car_id: row.id,
    start_date: startDate,
    end_date: endDate,
    daily_price: dailyPrice,
  }))
}

function makeStationRows({ row, locations }: SeedCar) {
  return locations.map((location) => ({ location_id: toLocationId(location), car_id: row.id }))
}
