import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'

import { takeArrived } from './arrived.ts'

type ReadOptions<Data, Failure, Key extends QueryKey> = FetchQueryOptions<Data, Failure, Data, Key>

/** The last part of a key under which something is fetched afresh. */
export const FRESH_KEY = 'checkout'

/**
 * Fetches again and stores the data for the page. It has a key of its own: a component that unmounts cancels what it
 * observes, and must not cancel what a booking depends on.
 */
export async function fetchFresh<Data, Failure, Key extends QueryKey>(
  queryClient: QueryClient,
  query: ReadOptions<Data, Failure, Key>,
): Promise<Data> {
  const arrived = takeArrived<Data>(queryClient, query.queryKey)
  if (arrived !== undefined) return arrived
  const queryKey = [...query.queryKey, FRESH_KEY] as unknown as Key
  const options = { ...query, queryKey, staleTime: 0, retry: false } as const
  // Without a network it fails at once; a query would wait for it in silence.
  const data = await queryClient.fetchQuery({ ...options, networkMode: 'always' })
  queryClient.setQueryData<unknown>(query.queryKey, data)
  return data
}

/** The same for what hardly changes: data in the cache will do. */
export async function askOnce<Data, Failure, Key extends QueryKey>(
  queryClient: QueryClient,
  query: ReadOptions<Data, Failure, Key>,
): Promise<Data> {
  return queryClient.getQueryData<Data>(query.queryKey) ?? fetchFresh(queryClient, query)
}

/** For the loader of a page that must not show old data: fetches again, unless the document has just brought it. */
export async function fetchOnEntry<Data, Failure, Key extends QueryKey>(
  queryClient: QueryClient,
  query: ReadOptions<Data, Failure, Key>,
): Promise<Data> {
  const arrived = takeArrived<Data>(queryClient, query.queryKey)
  return arrived ?? queryClient.fetchQuery({ ...query, staleTime: 0 })
}
