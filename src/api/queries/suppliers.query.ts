import { queryOptions } from '@tanstack/react-query'

import { unwrapOrNull, unwrapResponse } from '../unwrap-response.ts'
import { toSupplierSearch } from '../links/car-search.ts'
import type { CarLocationAndTime } from './car.query.ts'
import type { Api } from '../client.ts'
import { toRows } from '../response-shapes.ts'

/** Fetches every supplier, sorted by name. */
export const suppliersQuery = (api: Api) =>
  queryOptions({
    queryKey: ['suppliers'],
    queryFn: async ({ signal }) =>
      toRows(await unwrapResponse(api.GET('/api/all-suppliers', { signal }))),
    staleTime: 10 * 60_000,
  })

/**
 * Fetches the suppliers with at least one car at a location and time, ignoring all filters. Car searches must
 * list suppliers, and use these.
 */
export const suppliersWithCarsQuery = (api: Api, where: CarLocationAndTime) =>
  queryOptions({
    queryKey: ['suppliers', 'with cars', where],
    meta: { isMain: true },
    queryFn: async ({ signal }) => {
      const body = toSupplierSearch(where)
      return toRows(await unwrapOrNull(api.POST('/api/frontend-suppliers', { body, signal })))
    },
  })
