import { queryOptions } from '@tanstack/react-query'

import { toInstant } from '@masar/domain/rental/rental-clock.ts'

import { unwrapResponse } from '../unwrap-response.ts'
import type { Api } from '../client.ts'
import { named, listSeasons } from '../bookcars/answers.ts'
import { retryUnlessMissing } from '../not-found.ts'
import type { Trip } from '@masar/domain/booking/trip.ts'

/** The pick-up and drop-off of a car as sent to the server: instants. */
export interface CarLocationAndTime {
  pickupLocation: string
  from: string
  to: string
}

/** Converts a trip's wall clocks to instants in its location's time zone. */
export const locationAndTime = (trip: Trip, zone?: string): CarLocationAndTime => ({
  pickupLocation: trip.pickUp,
  from: toInstant(trip.from, zone).toISOString(),
  to: toInstant(trip.to, zone).toISOString(),
})

/** One car; with a location and times also its availability. Fails with a 204 when unknown. */
export const carQuery = (api: Api, id: string, language: string, where?: CarLocationAndTime) =>
  queryOptions({
    queryKey: ['car', id, language, where ?? null],
    queryFn: async ({ signal }) => {
      const params = { path: { id, language }, ...(where && { query: where }) }
      const car = await unwrapResponse(api.GET('/api/car/{id}/{language}', { params, signal }))
      const { locations, dateBasedPrices } = car
      return {
        ...car,
        locations: locations.map(named),
        dateBasedPrices: listSeasons(dateBasedPrices),
      }
    },
    retry: retryUnlessMissing,
  })
