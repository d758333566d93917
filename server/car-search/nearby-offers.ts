import type { components } from '@masar/openapi/schema.d.ts'

import { toMajor } from '@masar/domain/money/money.ts'
import {
  addHours,
  makeSpanBetween,
  toInstant,
  toWallClock,
} from '@masar/domain/rental/rental-clock.ts'
import { getNoticeEnd, type RentalSettings } from '@masar/domain/rental/rental-rules.ts'

import { type Period, readRentalPeriod, measurePeriod } from '../cars/period.ts'
import type { Criteria } from './filters.ts'
import type { FleetMemory } from './fleet-memory.ts'
import type { Fleet, FleetLocation } from './fleet.ts'
import { isHeldDuring } from './holds.ts'
import { findNearestLocations } from './nearest-locations.ts'
import { matchUnusualVehicles } from './orders.ts'
import { findFleetCars } from './search.ts'

type Schemas = components['schemas']
type Offers = {
  days: Schemas['NearbyOffers']['days']
  /** Without names, which the caller reads from the database. */
  locations: Omit<Schemas['NearbyOffers']['locations'][number], 'name'>[]
}

/** In days, relative to the requested dates. */
const DAY_OFFSETS = [-3, -2, -1, 0, 1, 2, 3]
const MAX_LOCATIONS = 4

/** Returns the prices on nearby days and at nearby locations, from one snapshot of the fleet. */
export async function computeNearbyOffers(
  { fleet: memory, now: clock }: { fleet: FleetMemory; now: () => Date },
  requested: Schemas['NearbySearch'],
  settings: RentalSettings,
): Promise<Offers> {
  const period = readRentalPeriod(requested, '')
  const fleet = await memory.now()
  const origin = fleet.locations.get(requested.pickupLocation)
  measurePeriod(period, origin?.timeZone, '')
  if (!origin) return { days: [], locations: [] }

  const now = clock()
  const { timeZone: zone } = origin
  const notice = getNoticeEnd({ now, zone, settings })
  const criteria = { ...requested, includeAlreadyBookedCars: false, includeComingSoonCars: false }
  const days = DAY_OFFSETS.map((shift) => movePeriod(shift, period, zone)).filter(
    ({ from }) => toWallClock(from, zone) >= notice,
  )
  return {
    days: days.map((day) => ({
      from: day.from.toISOString(),
      to: day.to.toISOString(),
      ...computeOffer({ fleet, location: origin, criteria, period: day, now }),
    })),
    locations: findNearestLocations(fleet, origin)
      .flatMap(({ location, kilometres }) => {
        const { cars, lowestTotal } = computeOffer({ fleet, location, criteria, period, now })
        return lowestTotal === undefined
          ? []
          : [{ _id: location.id, kilometres, cars, lowestTotal }]
      })
      .slice(0, MAX_LOCATIONS),
  }
}

/** Moves the period by a number of days, at the same local times. */
function movePeriod(days: number, { from, to }: Period, zone: string): Period {
  const later = (instant: Date) => toInstant(addHours(toWallClock(instant, zone), days * 24), zone)
  return { from: later(from), to: later(to) }
}

type NearbyRequest = {
  fleet: Fleet
  location: FleetLocation
  criteria: Criteria
  period: Period
  now: Date
}

function computeOffer({ fleet, location, criteria, period, now }: NearbyRequest) {
  const [from, to, moment] = [period.from.getTime(), period.to.getTime(), now.getTime()]
  const found = findFleetCars({
    fleet,
    isHeld: ({ holds }) => isHeldDuring(holds, from, to, moment),
    criteria: { ...criteria, pickupLocation: location.id },
    span: makeSpanBetween(period.from, period.to, location.timeZone),
  })
  const isUnusual = matchUnusualVehicles(criteria.ranges)
  const usual = found.filter(({ car }) => !isUnusual(car))
  const priced = usual.length > 0 ? usual : found
  const lowest = priced.reduce((least, { total }) => Math.min(least, total), Infinity)
  return { cars: found.length, ...(found.length > 0 && { lowestTotal: toMajor(lowest) }) }
}
