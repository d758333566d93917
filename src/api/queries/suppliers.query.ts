import { queryOptions } from '@tanstack/react-query'

import { answer, answerOrNone } from '../answer.ts'
import { supplierSearch } from '../links/car-search.ts'
import type { CarLocationAndTime } from './car.query.ts'
import type { Api } from '../client.ts'
import { rowsOrNone } from '../answer-shapes.ts'

/** Every supplier, by name. */
export const suppliersQuery = (api: Api) =>
  queryOptions({
    queryKey: ['suppliers'],
    queryFn: async ({ signal }) =>
      rowsOrNone(await answer(api.GET('/api/all-suppliers', { signal }))),
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
      return rowsOrNone(await answerOrNone(api.POST('/api/frontend-suppliers', { body, signal })))
    },
  })
