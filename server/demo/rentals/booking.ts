import { addDays, type CalendarDate } from '@masar/domain/rental/calendar.ts'
import { type CarPrices, computeCarDeposit } from '@masar/domain/pricing/car-prices.ts'
import { makeExtraOffers } from '@masar/domain/pricing/extra-offers.ts'
import { type Extra, EXTRAS, addIncludedExtras } from '@masar/domain/pricing/extras.ts'
import { priceRental } from '@masar/domain/pricing/price.ts'
import { makeWallClock, toInstant, makeRentalSpan } from '@masar/domain/rental/rental-clock.ts'

import { readCarPrices as pricesOfRow, toExtraPrices } from '../../cars/car-facts.ts'
import type { BookingStatus } from '@masar/domain/booking/booking-status.ts'

import { findConditionsId } from '../fleet/conditions.ts'
import type { SeedCar } from '../fleet/car.ts'
import { suppliers } from '../fleet/suppliers.ts'
import { toDemoId } from '../identity.ts'
import { countries, toLocationId } from '../locations/locations.ts'

/** The plan of a rental, from which its row, bill and timeline are derived. */
export interface Rental {
  key: string
  car: SeedCar
  driver: string
  /** The key of a pick-up location of the car. */
  location: string
  dropOff?: string
  status: BookingStatus
  from: CalendarDate
  /** Whole days, with the same time at both ends. */
  days: number
  /** Minutes after midnight, local time. */
  minute: number
  /** Days between booking and pick-up. */
  bookedAhead: number
  extras?: readonly Extra[]
  cancelRequest?: boolean
  additionalDriver?: string
}

export interface DemoBooking {
  rental: Rental
  row: ReturnType<typeof makeBookingRow>
  events: { id: string; booking_id: string; kind: string; happened_at: string }[]
}

export function makeDemoBooking(rental: Rental, now: Date): DemoBooking {
  const row = makeBookingRow(rental, now)
  return { rental, row, events: makeTimelineEvents(rental, row, now) }
}

export const toBookingId = (key: string) => toDemoId('booking', key)

const ratesBySupplier = new Map(
  suppliers.map(({ key, rules }) => [key, rules?.priceChangeRate ?? 0]),
)
const zonesByLocation = new Map(
  countries.flatMap(({ locations, timeZone }) =>
    locations.map(({ key }) => [key, timeZone] as const),
  ),
)

function makeBookingRow(rental: Rental, now: Date) {
  const { car, key, location, status } = rental
  const { from, to, zone } = computeRentalTimes(rental)
  const startsAt = toInstant(from, zone)
  const chosen = rental.extras ?? []
  const rate = ratesBySupplier.get(car.supplier) ?? 0
  const prices = readSeedPrices(car)
  const requested = Object.fromEntries(EXTRAS.map((extra) => [extra, chosen.includes(extra)]))
  // As on the server, included extras are part of the booking, except cancellation and amendments, which must
  // be chosen.
  const has = {
    ...addIncludedExtras(requested, makeExtraOffers(prices, 1)),
    ...pickChangeRights(chosen),
  }
  const bill = priceRental(prices, makeRentalSpan(from, to), has, rate)
  const deposit = computeCarDeposit(prices, rate)
  const createdAt = computeBookingTime(rental, startsAt, now)
  return {
    id: toBookingId(key),
    supplier_id: car.row.supplier_id,
    conditions_id: findConditionsId(car.supplier, createdAt, now),
    car_id: car.row.id,
    driver_id: rental.driver,
    pickup_location_id: toLocationId(location),
    drop_off_location_id: toLocationId(rental.dropOff ?? location),
    starts_at: startsAt.toISOString(),
    ends_at: toInstant(to, zone).toISOString(),
    status,
    cancellation: has.cancellation,
    amendments: has.amendments,
    theft_protection: has.theftProtection,
    collision_damage_waiver: has.collisionDamageWaiver,
    full_insurance: has.fullInsurance,
    additional_driver: has.additionalDriver,
    additional_driver_id: rental.additionalDriver ?? null,
    cancel_request: rental.cancelRequest ?? false,
    price: chooseAmount(status, bill.total, deposit),
    deposit,
    price_lines: bill.lines,
    is_deposit: status === 'deposit',
    is_payed_in_full: status === 'paidInFull',
    expires_at: null,
    created_at: createdAt.toISOString(),
    updated_at: createdAt.toISOString(),
  }
}

const pickChangeRights = (chosen: readonly Extra[]) => ({
  cancellation: chosen.includes('cancellation'),
  amendments: chosen.includes('amendments'),
})

/** Returns the amount of the chosen payment (PAY-23): deposit, rental, or both together. */
function chooseAmount(status: BookingStatus, rental: number, deposit: number): number {
  if (status === 'deposit') return deposit
  return status === 'paidInFull' ? rental + deposit : rental
}

function computeRentalTimes({ from, days, minute, location }: Rental) {
  const zone = zonesByLocation.get(location)
  if (zone === undefined) throw new Error(`There is no location called ${location}.`)
  return { from: makeWallClock(from, minute), to: makeWallClock(addDays(from, days), minute), zone }
}

/** Computes when the booking was made: at the latest yesterday, to leave time for later events. */
function computeBookingTime({ bookedAhead, minute }: Rental, startsAt: Date, now: Date): Date {
  const yesterday = now.getTime() - DAY_MS - minute * MINUTE_MS
  return new Date(Math.min(startsAt.getTime() - bookedAhead * DAY_MS - 137 * MINUTE_MS, yesterday))
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** The events after the booking, each with the number of hours until it happens. */
const EVENTS_BY_STATUS: Record<BookingStatus, readonly (readonly [kind: string, hours: number])[]> =
  {
    void: [
      ['void', 0],
      ['expired', 0.5],
      ['refunding', 0.6],
      ['refunded', 0.7],
    ],
    pending: [['pending', 0]],
    deposit: [
      ['void', 0],
      ['deposit', 0.1],
    ],
    paid: [
      ['void', 0],
      ['paid', 0.1],
    ],
    paidInFull: [
      ['void', 0],
      ['paidInFull', 0.1],
    ],
    reserved: [
      ['pending', 0],
      ['reserved', 3],
    ],
    cancelled: [
      ['pending', 0],
      ['cancelRequested', 9],
      ['cancelled', 20],
    ],
  }

function makeTimelineEvents(rental: Rental, row: ReturnType<typeof makeBookingRow>, now: Date) {
  const requests = rental.cancelRequest ? ([['cancelRequested', 12]] as const) : []
  const steps = [['created', 0] as const, ...EVENTS_BY_STATUS[rental.status], ...requests]
  return steps.map(([kind, hours], location) => {
    // Simultaneous events get times a second apart, to preserve their order in the timeline.
    const moment = new Date(row.created_at).getTime() + hours * HOUR_MS + location * 1000
    return {
      id: toDemoId('bookingEvent', `${rental.key}/${kind}`),
      booking_id: row.id,
      kind,
      happened_at: new Date(Math.min(moment, now.getTime())).toISOString(),
    }
  })
}

/** Reads the prices of a seeded car from its row, as the server does for any car. */
export const readSeedPrices = ({ row, seasons }: SeedCar): CarPrices =>
  pricesOfRow(row, seasons, toExtraPrices(row))
