import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'

import { takeHydrated } from './hydrated-queries.ts'

type ReadOptions<Data, Failure, Key extends QueryKey> = FetchQueryOptions<Data, Failure, Data, Key>

/** Appended to the query key of a fresh fetch. */
export const FRESH_KEY = 'checkout'

/**
 * Fetches fresh data and stores it for the page. Uses a separate query key: a component that unmounts cancels
 * its queries, but must not cancel the check before a booking.
 */
export async function fetchFresh<Data, Failure, Key extends QueryKey>(
  queryClient: QueryClient,
  query: ReadOptions<Data, Failure, Key>,
): Promise<Data> {
  const arrived = takeHydrated<Data>(queryClient, query.queryKey)
  if (arrived !== undefined) return arrived
  const queryKey = [...query.queryKey, FRESH_KEY] as unknown as Key
  const options = { ...query, queryKey, staleTime: 0, retry: false } as const
  // Fails immediately without a network, whereas a query would wait silently.
  const data = await queryClient.fetchQuery({ ...options, networkMode: 'always' })
  queryClient.setQueryData<unknown>(query.queryKey, data)
  return data
}

/** Returns cached data, or fetches it as `fetchFresh` does. For data that rarely changes. */
export async function fetchCached<Data, Failure, Key extends QueryKey>(
  queryClient: QueryClient,
  query: ReadOptions<Data, Failure, Key>,
): Promise<Data> {
  return queryClient.getQueryData<Data>(query.queryKey) ?? fetchFresh(queryClient, query)
}

/**
 * Fetches fresh data unless the document has just delivered it. For loaders of pages that must not show old
 * data.
 */
export async function fetchOnEntry<Data, Failure, Key extends QueryKey>(
  queryClient: QueryClient,
  query: ReadOptions<Data, Failure, Key>,
): Promise<Data> {
  const arrived = takeHydrated<Data>(queryClient, query.queryKey)
  return arrived ?? queryClient.fetchQuery({ ...query, staleTime: 0 })
}
