import { wallClockDate, toWallClock } from '@masar/domain/rental/rental-clock.ts'

import { type SeedCar, supplierId } from './fleet/car.ts'
import { conditionRows } from './fleet/conditions.ts'
import { fleet } from './fleet/fleet.ts'
import { landmarkCars } from './fleet/landmark-cars.ts'
import { KEEPS_CAR_MINUTES, SUPPLIER_CONTACTS } from './fleet/supplier-contacts.ts'
import { suppliers } from './fleet/suppliers.ts'
import { demoId } from './identity.ts'
import { locationId, locationRows } from './locations/locations.ts'
import { type HashPassword, peopleRows } from './people-rows.ts'
import { demoBooking } from './rentals/booking.ts'
import { additionalDriverRow, demoRentals } from './rentals/demo-rentals.ts'
import { notificationRows } from './rentals/notifications.ts'
import { otherRentals } from './rentals/other-rentals.ts'
import { paymentRows, sandboxChargeRow, sandboxPaymentRow } from './rentals/payments.ts'
import { takenRental } from './rentals/taken.ts'

export interface DemoOptions {
  /** The data is always current: every date is relative to this moment. */
  now: Date
  hashPassword: HashPassword
}

export type DemoRows = Awaited<ReturnType<typeof demoRows>>
export type Table = keyof DemoRows

/**
 * The rows of every table of the small fleet, in insertion order. The same moment always gives the
 * same rows (except the salted password hashes).
 */
export async function demoRows({ now, hashPassword }: DemoOptions) {
  const today = wallClockDate(toWallClock(now))
  const ofTheFleet = fleet(today)
  const cars = [...landmarkCars(today), ...ofTheFleet]

  const demo = demoRentals(today, ofTheFleet)
  const spokenFor = new Set(demo.map(({ car }) => car))
  const others = otherRentals(
    today,
    ofTheFleet.filter((car) => !spokenFor.has(car)),
  )
  const bookings = [...demo, ...others, takenRental(today, cars)].map((each) =>
    demoBooking(each, now),
  )

  const payments = paymentRows(bookings)
  return {
    settings: [settingsRow],
    ...locationRows(),
    supplier: suppliers.map(supplierRow),
    rental_conditions: conditionRows(now),
    account: await peopleRows(today, hashPassword),
    car: cars.map(({ row }) => row),
    date_based_price: cars.flatMap(seasonRows),
    car_location: cars.flatMap(stationRows),
    additional_driver: [additionalDriverRow],
    booking: bookings.map(({ row }) => row),
    booking_event: bookings.flatMap(({ events }) => events),
    payment: payments,
    sandbox_payment: payments.map(sandboxPaymentRow),
    sandbox_charge: payments.map(sandboxChargeRow),
    notification: notificationRows(bookings),
  }
}

const settingsRow = {
  id: demoId('settings', 'the only ones'),
  min_pickup_hours: 1,
  min_rental_hours: 1,
  min_pickup_dropoff_hour: 0,
  max_pickup_dropoff_hour: 23,
}

function supplierRow({ key, name, mark, rules }: (typeof suppliers)[number]) {
  return {
    id: supplierId(key),
    full_name: name,
    avatar: mark,
    pay_later: rules?.payLater ?? true,
    license_required: rules?.licenseRequired ?? false,
    minimum_rental_days: rules?.minimumRentalDays ?? null,
    price_change_rate: rules?.priceChangeRate ?? 0,
    supplier_car_limit: rules?.supplierCarLimit ?? null,
    blacklisted: rules?.blacklisted ?? false,
    keeps_car_minutes: KEEPS_CAR_MINUTES[key] ?? null,
    phone: SUPPLIER_CONTACTS[key]?.phone ?? null,
    address: SUPPLIER_CONTACTS[key]?.address ?? null,
  }
}

function seasonRows({ row, seasons }: SeedCar) {
  return seasons.map(({ startDate, endDate, dailyPrice }) => ({
    id: demoId('dateBasedPrice', `${row.id}/${startDate}`),
    car_id: row.id,
    start_date: startDate,
    end_date: endDate,
    daily_price: dailyPrice,
  }))
}

function stationRows({ row, locations }: SeedCar) {
  return locations.map((location) => ({ location_id: locationId(location), car_id: row.id }))
}
