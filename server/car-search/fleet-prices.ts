import type { MajorUnits } from '@masar/openapi/schema.d.ts'
import { CAR_RANGES } from '@masar/domain/car/catalogue.ts'
import { toMajor } from '@masar/domain/money/money.ts'
import { getWallClockDate, makeSpanFrom, toWallClock } from '@masar/domain/rental/rental-clock.ts'

import type { ObjectId } from '../db/object-id.ts'
import { createMaskReader } from './filters.ts'
import type { Fleet, FleetCar } from './fleet.ts'
import { Totals } from './totals.ts'

type FleetPrice = { range: (typeof CAR_RANGES)[number]; dailyPrice: MajorUnits }
type CachedPrices = {
  fleet: Fleet
  date: string
  prices: FleetPrice[]
  locations: ReadonlyMap<ObjectId, LocationOffer>
}

/** The offer of a location and its children. */
export type LocationOffer = { prices: FleetPrice[]; cars: number }

const NO_OFFER: LocationOffer = { prices: [], cars: 0 }

let known: CachedPrices | null = null

/** Returns today's lowest daily price of each range; computed once per day and fleet revision. */
export const getFleetPrices = (fleet: Fleet, now: Date): FleetPrice[] =>
  computeDailyPrices(fleet, now).prices

/** Returns today's lowest daily prices at a location and its children, and the number of cars there. */
export const getLocationOffer = (fleet: Fleet, location: ObjectId, now: Date): LocationOffer =>
  computeDailyPrices(fleet, now).locations.get(location) ?? NO_OFFER

function computeDailyPrices(fleet: Fleet, now: Date): CachedPrices {
  const date = getWallClockDate(toWallClock(now))
  if (known?.fleet === fleet && known.date === date) return known

  const totals = new Totals(fleet, makeSpanFrom(date, 24))
  const locations = [...fleet.locations.values()].map(
    ({ id, cars }) =>
      [
        id,
        { prices: findCheapestDays(cars, totals), cars: cars.filter(canBeRented).length },
      ] as const,
  )
  known = {
    fleet,
    date,
    prices: findCheapestDays(fleet.cars.values(), totals),
    locations: new Map(locations),
  }
  return known
}

function findCheapestDays(cars: Iterable<FleetCar>, totals: Totals): FleetPrice[] {
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

const readRange = createMaskReader('ranges')

export const canBeRented = ({ available, fullyBooked, comingSoon, kind }: FleetCar) =>
  available && !fullyBooked && !comingSoon && !kind.supplier.blacklisted
