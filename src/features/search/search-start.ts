import type { Trip } from '@masar/domain/booking/trip.ts'
import {
  type RentalProblem,
  type RentalRules,
  findRentalProblems,
} from '@masar/domain/rental/rental-rules.ts'
import type { components } from '@masar/openapi/schema.d.ts'
import { type Location, toLocation, type TripStart } from '#rental/trip-form/trip-draft.ts'

import type { SearchParams } from './search-link.ts'
import { getDefaultTimeZone } from '@masar/domain/service/operator.ts'

type LocationDetail = components['schemas']['LocationDetail']

/**
 * What is missing or wrong in a link to a search. `unclearLocation`: a typed name does not match exactly one
 * location.
 */
export type SearchIssue =
  | MissingPart
  | 'unclearLocation'
  | 'unknownPickUp'
  | 'unknownDropOff'
  | 'reversedDates'
  | DatesIssue

/**
 * The problem with the dates. `pastDates`: the dates are over, but may have been valid when the link was
 * created.
 */
type DatesIssue = 'pastDates' | 'distantDates' | 'closedHour' | 'shortRental' | 'longRental'

/**
 * The missing part of a link. `noTrip`: there are parameters, but neither a pick-up location nor both dates.
 * `empty`: there are no parameters.
 */
type MissingPart = 'empty' | 'noTrip' | 'noPickUp' | 'noDates' | 'oneDate'

/** The locations in a link; null if the server does not find them. */
export interface SearchLocations {
  pickUp: LocationDetail | null
  dropOff: LocationDetail | null
}

/** A valid search. */
export interface SearchStart {
  issue: null
  trip: Trip
  pickUp: Location
  dropOff: Location
}

/** Parses a link. Returns a search or, if the link is incomplete or invalid, the issue and all valid values. */
export function prefillSearch(
  params: SearchParams,
  trip: Trip | null,
  locations: SearchLocations,
  rules: Omit<RentalRules, 'zone'>,
): SearchStart | { issue: SearchIssue; start: TripStart } {
  const pickUp = toLocation(locations.pickUp)
  const dropOff = toLocation(locations.dropOff)
  const typed = { pickUp: params.pickupName, dropOff: params.dropoffName }
  const start = { pickUp, dropOff, from: params.from, to: params.to, typed }

  if (params.pickupName ?? params.dropoffName) return { issue: 'unclearLocation', start }

  if (params.pickup && !pickUp) return { issue: 'unknownPickUp', start }
  if (params.dropoff && !dropOff) return { issue: 'unknownDropOff', start }
  if (!trip || !pickUp || !dropOff) {
    return { issue: findMissingPart(params) ?? 'reversedDates', start }
  }

  const { from, to } = findRentalProblems(trip, {
    ...rules,
    zone: pickUp.timeZone ?? getDefaultTimeZone(),
  })
  if (to === 'too-late' && !from) return { issue: 'longRental', start }
  const problem = from ?? to
  if (problem) return { issue: DATES_ISSUES[problem], start }
  return { issue: null, trip, pickUp, dropOff }
}

const DATES_ISSUES: Record<RentalProblem, DatesIssue | 'reversedDates'> = {
  'too-early': 'pastDates',
  'too-late': 'distantDates',
  'closed-at-that-hour': 'closedHour',
  'too-short': 'shortRental',
  'drop-off-before-pick-up': 'reversedDates',
}

function findMissingPart({ pickup, dropoff, from, to }: SearchParams): MissingPart | null {
  if (from && to) return pickup ? null : 'noPickUp'
  if (pickup) return from || to ? 'oneDate' : 'noDates'
  return dropoff || from || to ? 'noTrip' : 'empty'
}
