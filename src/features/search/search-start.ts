import type { Trip } from '#api/trip.ts'
import { DEFAULT_TIME_ZONE } from '#domain/rental-clock.ts'
import { type RentalRules, rentalProblems } from '#domain/rental-rules.ts'
import type { components } from '#openapi/schema.d.ts'
import { type Place, placeOf, type TripStart } from '#ui/trip-form/trip-draft.ts'

import type { SearchParams } from './search-link.ts'

type Location = components['schemas']['LocationDetail']

/** What a link to a search got wrong. */
export type SearchFlaw = 'unknownPlace' | 'noTrip' | 'dates'

/** The places of a link as far as the server knows them. */
export interface SearchPlaces {
  pickUp: Location | null
  dropOff: Location | null
}

/** A search that can be made. */
export interface SearchStart {
  flaw: null
  trip: Trip
  pickUp: Place
  dropOff: Place
}

/** Reads a link: a search, or what is wrong with it and everything that is right. */
export function searchStartOf(
  params: SearchParams,
  trip: Trip | null,
  places: SearchPlaces,
  rules: Omit<RentalRules, 'zone'>,
): SearchStart | { flaw: SearchFlaw; start: TripStart } {
  const pickUp = placeOf(places.pickUp)
  const dropOff = placeOf(places.dropOff)
  const start = { pickUp, dropOff, from: params.f, to: params.t }

  const isUnknown = (params.p && !pickUp) || (params.d && !dropOff)
  if (isUnknown) return { flaw: 'unknownPlace', start }
  if (!trip || !pickUp || !dropOff) return { flaw: 'noTrip', start }

  const problems = rentalProblems(trip, { ...rules, zone: pickUp.timeZone ?? DEFAULT_TIME_ZONE })
  if (problems.from || problems.to) return { flaw: 'dates', start }
  return { flaw: null, trip, pickUp, dropOff }
}
