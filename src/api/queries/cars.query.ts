import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import type { components } from '@masar/openapi/schema.d.ts'

import { unwrapResponse } from '../unwrap-response.ts'
import { toCarSearch, type CarSearchInput } from '../links/car-search.ts'
import type { Api } from '../client.ts'
import { toPage } from '../response-shapes.ts'
import { listSeasons } from '../bookcars/answers.ts'

type Schemas = components['schemas']

export interface CarResults {
  cars: Schemas['CarRow'][]
  total: number
  /** The number of cars per filter option; null when the backend does not count them. */
  facets: Schemas['CarFacets'] | null
  /** The lowest price of each range, in dinars; null when the backend does not send it. */
  lowestTotals: Schemas['LowestTotals'] | null
  /** The filter that excludes the most cars, when nothing was found. */
  widest: Schemas['WidestFilter'] | null
}

const NO_RESULTS: CarResults = {
  cars: [],
  total: 0,
  facets: null,
  lowestTotals: null,
  widest: null,
}

/** Fetches one page of the cars for a location, dates and filters. */
export const carsQuery = (api: Api, input: CarSearchInput) =>
  queryOptions({
    queryKey: ['cars', input],
    queryFn: ({ signal }) => findCars(api, input, signal),
  })

/** Fetches the page of cars given in `input`, and further pages on request. */
export const carPagesQuery = (api: Api, input: CarSearchInput) =>
  infiniteQueryOptions({
    queryKey: ['cars', 'from page', input] as const,
    queryFn: ({ signal, pageParam }) => findCars(api, { ...input, page: pageParam }, signal),
    initialPageParam: input.page,
    meta: { isMain: true },
    getNextPageParam: (last, _pages, page) =>
      page * input.size < last.total ? page + 1 : undefined,
  })

async function findCars(api: Api, input: CarSearchInput, signal: AbortSignal): Promise<CarResults> {
  const { suppliers, page, size } = input
  if (suppliers.length === 0) return NO_RESULTS
  const body = toCarSearch(input)
  const params = { path: { page, size } }
  const found = await unwrapResponse(
    api.POST('/api/frontend-cars/{page}/{size}', { params, body, signal }),
  )
  const { rows, total } = toPage(found)
  return {
    cars: rows.map((row) => ({ ...row, dateBasedPrices: listSeasons(row.dateBasedPrices) })),
    total,
    facets: found[0]?.facets ?? null,
    lowestTotals: found[0]?.lowestTotals ?? null,
    widest: found[0]?.widest ?? null,
  }
}
