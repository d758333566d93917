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

/** The answer to a search, as far as it is here. */
export interface SearchResults {
  status: SearchStatus
  cars: CarResults['cars']
  total: number
  facets: CarResults['facets']
  lowestTotals: CarResults['lowestTotals']
  widest: CarResults['widest']
  /** Those with a car on these dates, whatever the other filters. */
  suppliers: components['schemas']['SupplierWithCars'][]
  error: unknown
  retry: () => void
  /** The next page, for a list without pages; null when there is none. */
  more: (() => void) | null
}

/** A search that has no answer, failed or waiting, has found nothing yet: not "0 cars". */
export const isAnswered = ({ status, cars }: SearchResults) =>
  status === 'ready' || status === 'refreshing' || cars.length > 0

/** The answer is here, and no car is in it. */
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
 * Asks for the suppliers of the dates once and then once for every change of filters. The answer
 * to an older choice is cancelled; its list stays, dimmed, until the next one is here.
 */
export function useCarResults({
  api,
  where,
  params,
  size,
  isEndless,
}: ResultsInput): SearchResults {
  // What is compared is no part of what is asked for.
  const asked = hashKey([{ ...params, compare: undefined, comparing: undefined }])
  const settled = useSettled(asked)
  const isSettled = settled === asked
  const shown = { where, params: readHash(settled), size, isEndless }
  const suppliers = useQuery(suppliersWithCarsQuery(api, where))
  const cars = useInfiniteQuery({
    ...carPagesQuery(api, carsInput(shown, suppliers.data ?? [])),
    enabled: suppliers.isSuccess,
    placeholderData: (previous, query) =>
      isSameTrip(query?.queryKey[2], where) ? previous : undefined,
  })
  const last = cars.data?.pages.at(-1)

  return {
    status: searchStatus(suppliers.isSuccess ? cars : suppliers, isSettled),
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

/** What is asked for when it is known who has cars. */
function carsInput(
  { where, params, size, isEndless }: Omit<ResultsInput, 'api'>,
  suppliers: readonly { _id: string }[],
): CarSearchInput {
  const { filters, includesBooked, sort, page } = readChoices(params)
  const everybody = suppliers.map(({ _id }) => _id)
  return {
    where,
    suppliers: filters.suppliers.length > 0 ? filters.suppliers : everybody,
    filters,
    includesBooked,
    sort,
    page: isEndless ? 1 : page,
    size,
  }
}

/** Asks for what the page is going to ask for, before it is drawn. What fails is asked for again by the page. */
export async function prefetchCarResults(
  queryClient: QueryClient,
  { api, ...input }: ResultsInput,
): Promise<void> {
  const { where } = input
  await queryClient.prefetchQuery(suppliersWithCarsQuery(api, where))
  const suppliers = queryClient.getQueryData(suppliersWithCarsQuery(api, where).queryKey)
  if (suppliers)
    await queryClient.prefetchInfiniteQuery(carPagesQuery(api, carsInput(input, suppliers)))
}

const readHash = (hash: string): SearchParams => (JSON.parse(hash) as [SearchParams])[0]

interface Asking {
  fetchStatus: 'fetching' | 'paused' | 'idle'
  isError: boolean
  isSuccess: boolean
  isPlaceholderData: boolean
}

/** What has been chosen and not yet asked for is on its way, too. */
function searchStatus(asking: Asking, isSettled: boolean): SearchStatus {
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
