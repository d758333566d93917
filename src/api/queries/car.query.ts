import { queryOptions } from '@tanstack/react-query'

import { toInstant } from '@masar/domain/rental/rental-clock.ts'

import { unwrapResponse } from '../unwrap-response.ts'
import type { Api } from '../client.ts'
import { normalizeDisplayName, listSeasons } from '../bookcars/answers.ts'
import { retryUnlessMissing } from '../not-found.ts'
import type { Trip } from '@masar/domain/booking/trip.ts'

/** The pick-up and drop-off of a car as sent to the server, with times as instants. */
export interface CarLocationAndTime {
  pickupLocation: string
  from: string
  to: string
}

/** Converts the wall-clock times of a trip to instants in the time zone of its location. */
export const toLocationAndTime = (trip: Trip, zone?: string): CarLocationAndTime => ({
  pickupLocation: trip.pickUp,
  from: toInstant(trip.from, zone).toISOString(),
  to: toInstant(trip.to, zone).toISOString(),
})

/**
 * Fetches a car and, for a given location and time, its availability. Throws a 204 problem when it does not
 * exist.
 */
export const carQuery = (api: Api, id: string, language: string, where?: CarLocationAndTime) =>
  queryOptions({
    queryKey: ['car', id, language, where ?? null],
    queryFn: async ({ signal }) => {
      const params = { path: { id, language }, ...(where && { query: where }) }
      const car = await unwrapResponse(api.GET('/api/car/{id}/{language}', { params, signal }))
      const { locations, dateBasedPrices } = car
      return {
        ...car,
        locations: locations.map(normalizeDisplayName),
        dateBasedPrices: listSeasons(dateBasedPrices),
      }
    },
    retry: retryUnlessMissing,
  })
