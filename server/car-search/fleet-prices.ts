import type { MajorUnits } from '@masar/openapi/schema.d.ts'
import { CAR_RANGES } from '@masar/domain/car/catalogue.ts'
import { toMajor } from '@masar/domain/money/money.ts'
import { wallClockDate, spanFrom, toWallClock } from '@masar/domain/rental/rental-clock.ts'

import type { ObjectId } from '../db/object-id.ts'
import { maskReader } from './filters.ts'
import type { Fleet, FleetCar } from './fleet.ts'
import { Totals } from './totals.ts'

type FleetPrice = { range: (typeof CAR_RANGES)[number]; dailyPrice: MajorUnits }
type Known = {
  fleet: Fleet
  date: string
  prices: FleetPrice[]
  locations: ReadonlyMap<ObjectId, LocationOffer>
}

/** The offer of a location and its children. */
export type LocationOffer = { prices: FleetPrice[]; cars: number }

const NO_OFFER: LocationOffer = { prices: [], cars: 0 }

let known: Known | null = null

/** The minimum daily price of each range today; computed once per day and fleet revision. */
export const fleetPrices = (fleet: Fleet, now: Date): FleetPrice[] => dailyPrices(fleet, now).prices

/** The same for one location and its children, with the number of cars. */
export const locationOffer = (fleet: Fleet, location: ObjectId, now: Date): LocationOffer =>
  dailyPrices(fleet, now).locations.get(location) ?? NO_OFFER

function dailyPrices(fleet: Fleet, now: Date): Known {
  const date = wallClockDate(toWallClock(now))
  if (known?.fleet === fleet && known.date === date) return known

  const totals = new Totals(fleet, spanFrom(date, 24))
  const locations = [...fleet.locations.values()].map(
    ({ id, cars }) =>
      [id, { prices: cheapestDays(cars, totals), cars: cars.filter(canBeRented).length }] as const,
  )
  known = {
    fleet,
    date,
    prices: cheapestDays(fleet.cars.values(), totals),
    locations: new Map(locations),
  }
  return known
}

function cheapestDays(cars: Iterable<FleetCar>, totals: Totals): FleetPrice[] {
  const cheapest = new Map<number, number>()
  for (const car of cars) {
    if (!canBeRented(car)) continue
    const price = totals.of(car)
    const range = readRange(car.kind)
    if (price > 0 && price < (cheapest.get(range) ?? Infinity)) cheapest.set(range, price)
  }
  return CAR_RANGES.flatMap((range, bit) => {
    const price = cheapest.get(1 << bit)
    return price === undefined ? [] : { range, dailyPrice: toMajor(price) }
  })
}

const readRange = maskReader('ranges')

export const canBeRented = ({ available, fullyBooked, comingSoon, kind }: FleetCar) =>
  available && !fullyBooked && !comingSoon && !kind.supplier.blacklisted
