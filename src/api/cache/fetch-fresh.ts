import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'

type Query<Data, Failure, Key extends QueryKey> = FetchQueryOptions<Data, Failure, Data, Key>

/**
 * Asks afresh and leaves the answer for the page. It asks under a key of its own: a component that
 * goes cancels what it watches, and must not cancel what a booking depends on.
 */
export async function fetchFresh<Data, Failure, Key extends QueryKey>(
  queryClient: QueryClient,
  query: Query<Data, Failure, Key>,
): Promise<Data> {
  const queryKey = [...query.queryKey, 'checkout'] as unknown as Key
  const asked = { ...query, queryKey, staleTime: 0, retry: false } as const
  // Without a network the customer is told at once; a query would wait for it in silence.
  const data = await queryClient.fetchQuery({ ...asked, networkMode: 'always' })
  queryClient.setQueryData<unknown>(query.queryKey, data)
  return data
}

/** The same for what hardly changes: an answer that is here already will do. */
export async function askOnce<Data, Failure, Key extends QueryKey>(
  queryClient: QueryClient,
  query: Query<Data, Failure, Key>,
): Promise<Data> {
  return queryClient.getQueryData<Data>(query.queryKey) ?? fetchFresh(queryClient, query)
}
