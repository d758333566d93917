import { queryOptions } from '@tanstack/react-query'

import { unwrapOrNull, unwrapResponse } from '../unwrap-response.ts'
import { supplierSearch } from '../links/car-search.ts'
import type { CarLocationAndTime } from './car.query.ts'
import type { Api } from '../client.ts'
import { toRows } from '../response-shapes.ts'

/** Every supplier, by name. */
export const suppliersQuery = (api: Api) =>
  queryOptions({
    queryKey: ['suppliers'],
    queryFn: async ({ signal }) =>
      toRows(await unwrapResponse(api.GET('/api/all-suppliers', { signal }))),
    staleTime: 10 * 60_000,
  })

/**
 * The suppliers with at least one car for a location and time, whatever the other filters. A car search must list
 * suppliers: these.
 */
export const suppliersWithCarsQuery = (api: Api, where: CarLocationAndTime) =>
  queryOptions({
    queryKey: ['suppliers', 'with cars', where],
    meta: { isMain: true },
    queryFn: async ({ signal }) => {
      const body = supplierSearch(where)
      return toRows(await unwrapOrNull(api.POST('/api/frontend-suppliers', { body, signal })))
    },
  })
