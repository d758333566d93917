import { hashKey, type QueryClient } from '@tanstack/react-query'

import { useInfiniteQuery, useQuery } from '#api/cache/use-query.ts'
import type { CarLocationAndTime } from '#api/queries/car.query.ts'
import { carPagesQuery, type CarResults } from '#api/queries/cars.query.ts'
import type { CarSearchInput } from '#api/links/car-search.ts'
import type { Api } from '#api/client.ts'
import { suppliersWithCarsQuery } from '#api/queries/suppliers.query.ts'
import type { components } from '@masar/openapi/schema.d.ts'

import type { SearchParams } from '../search-link.ts'
import { readChoices } from '../search-params.ts'
import { useSettled } from './settled.ts'

export type SearchStatus = 'loading' | 'ready' | 'refreshing' | 'failed' | 'offline'

/** The results of a search that have been loaded so far. */
export interface SearchResults {
  status: SearchStatus
  cars: CarResults['cars']
  total: number
  facets: CarResults['facets']
  lowestTotals: CarResults['lowestTotals']
  widest: CarResults['widest']
  /** The suppliers with a car on these dates, regardless of the filters. */
  suppliers: components['schemas']['SupplierWithCars'][]
  error: unknown
  retry: () => void
  /** Loads the next page of a list without pagination; null on the last page. */
  more: (() => void) | null
}

/**
 * Returns whether cars have been loaded. While a search is loading or after it has failed, the number of cars
 * is unknown rather than 0.
 */
export const isAnswered = ({ status, cars }: SearchResults) =>
  status === 'ready' || status === 'refreshing' || cars.length > 0

/** Returns whether the response has arrived and contains no car. */
export const isNothingFound = ({ status, total }: SearchResults) =>
  status === 'ready' && total === 0

export interface ResultsInput {
  api: Api
  where: CarLocationAndTime
  params: SearchParams
  size: number
  isEndless: boolean
}

/**
 * Fetches the suppliers for the dates once, and the cars whenever the filters change. A change of filters
 * cancels a pending request; until the response arrives, the old list is shown dimmed.
 */
export function useCarResults({
  api,
  where,
  params,
  size,
  isEndless,
}: ResultsInput): SearchResults {
  // The comparison is not part of the request.
  const requestKey = hashKey([{ ...params, compare: undefined, comparing: undefined }])
  const settled = useSettled(requestKey)
  const isSettled = settled === requestKey
  const shown = { where, params: parseQueryHash(settled), size, isEndless }
  const suppliers = useQuery(suppliersWithCarsQuery(api, where))
  const cars = useInfiniteQuery({
    ...carPagesQuery(api, makeCarsInput(shown, suppliers.data ?? [])),
    enabled: suppliers.isSuccess,
    placeholderData: (previous, query) =>
      isSameTrip(query?.queryKey[2], where) ? previous : undefined,
  })
  const last = cars.data?.pages.at(-1)

  return {
    status: toSearchStatus(suppliers.isSuccess ? cars : suppliers, isSettled),
    cars: cars.data?.pages.flatMap((one) => one.cars) ?? [],
    total: last?.total ?? 0,
    facets: last?.facets ?? null,
    lowestTotals: last?.lowestTotals ?? null,
    widest: last?.widest ?? null,
    suppliers: suppliers.data ?? [],
    error: suppliers.error ?? cars.error,
    retry: () => void (suppliers.isError ? suppliers.refetch() : cars.refetch()),
    more:
      isEndless && cars.hasNextPage
        ? () => void cars.fetchNextPage({ cancelRefetch: false })
        : null,
  }
}

/** Returns the input of the car request, which depends on the suppliers with cars. */
function makeCarsInput(
  { where, params, size, isEndless }: Omit<ResultsInput, 'api'>,
  suppliers: readonly { _id: string }[],
): CarSearchInput {
  const { filters, includesBooked, sort, page } = readChoices(params)
  const allSupplierIds = suppliers.map(({ _id }) => _id)
  return {
    where,
    suppliers: filters.suppliers.length > 0 ? filters.suppliers : allSupplierIds,
    filters,
    includesBooked,
    sort,
    page: isEndless ? 1 : page,
    size,
  }
}

/** Prefetches the queries of the page before it renders. The page retries failed queries. */
export async function prefetchCarResults(
  queryClient: QueryClient,
  { api, ...input }: ResultsInput,
): Promise<void> {
  const { where } = input
  await queryClient.prefetchQuery(suppliersWithCarsQuery(api, where))
  const suppliers = queryClient.getQueryData(suppliersWithCarsQuery(api, where).queryKey)
  if (suppliers)
    await queryClient.prefetchInfiniteQuery(carPagesQuery(api, makeCarsInput(input, suppliers)))
}

const parseQueryHash = (hash: string): SearchParams => (JSON.parse(hash) as [SearchParams])[0]

interface QueryStatus {
  fetchStatus: 'fetching' | 'paused' | 'idle'
  isError: boolean
  isSuccess: boolean
  isPlaceholderData: boolean
}

/**
 * Returns the status of a search. The status is also `refreshing` while a choice has not been requested yet.
 */
function toSearchStatus(asking: QueryStatus, isSettled: boolean): SearchStatus {
  const { fetchStatus, isError, isSuccess, isPlaceholderData } = asking
  if (fetchStatus === 'paused') return 'offline'
  if (isError) return 'failed'
  if (!isSuccess) return 'loading'
  return isPlaceholderData || !isSettled ? 'refreshing' : 'ready'
}

const isSameTrip = (input: { where: CarLocationAndTime } | undefined, where: CarLocationAndTime) =>
  input?.where.pickupLocation === where.pickupLocation &&
  input.where.from === where.from &&
  input.where.to === where.to
