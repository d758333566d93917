import { queryOptions } from '@tanstack/react-query'

import type { components } from '@masar/openapi/schema.d.ts'

import { unwrapResponse } from '../unwrap-response.ts'
import { type CarFilters, toCriteria } from '../links/car-filters.ts'
import type { CarLocationAndTime } from './car.query.ts'
import type { Api } from '../client.ts'

export type NearbyOffers = components['schemas']['NearbyOffers']

export interface NearbyOffersInput {
  where: CarLocationAndTime
  filters: CarFilters
}

/** Fetches the prices of the same search on nearby dates and at nearby locations. */
export const nearbyOffersQuery = (
  api: Api,
  language: string,
  { where, filters }: NearbyOffersInput,
) =>
  queryOptions({
    queryKey: ['cars', 'nearby', language, where, filters],
    queryFn: ({ signal }) => {
      const body = { ...where, ...toCriteria(filters) }
      const params = { path: { language } }
      return unwrapResponse(api.POST('/api/nearby-offers/{language}', { params, body, signal }))
    },
    retry: false,
  })
