import { CAR_RANGES } from '#domain/catalogue.ts'
import { toMajor } from '#domain/money.ts'
import { dateOf, spanFrom, wallClockOf } from '#domain/rental-clock.ts'

import { type Fleet, type FleetCar, OPTION_FILTERS } from './fleet.ts'
import { Totals } from './totals.ts'

type FleetPrice = { range: (typeof CAR_RANGES)[number]; dailyPrice: number }

let known: { fleet: Fleet; date: string; prices: FleetPrice[] } | null = null

/** What a day costs at least in each range, today; worked out once a day and state of the fleet. */
export function fleetPrices(fleet: Fleet, now: Date): FleetPrice[] {
  const date = dateOf(wallClockOf(now))
  if (known?.fleet !== fleet || known.date !== date)
    known = { fleet, date, prices: cheapestDays(fleet, date) }
  return known.prices
}

function cheapestDays(fleet: Fleet, date: string): FleetPrice[] {
  const totals = new Totals(fleet, spanFrom(date, 24))
  const cheapest = new Map<number, number>()
  for (const car of fleet.cars) {
    if (!canBeRented(car)) continue
    const price = totals.of(car)
    const range = car.kind.masks[RANGES] ?? 0
    if (price > 0 && price < (cheapest.get(range) ?? Infinity)) cheapest.set(range, price)
  }
  return CAR_RANGES.flatMap((range, bit) => {
    const price = cheapest.get(1 << bit)
    return price === undefined ? [] : { range, dailyPrice: toMajor(price) }
  })
}

const RANGES = OPTION_FILTERS.indexOf('ranges')

const canBeRented = ({ available, fullyBooked, comingSoon, kind }: FleetCar) =>
  available && !fullyBooked && !comingSoon && !kind.supplier.blacklisted
