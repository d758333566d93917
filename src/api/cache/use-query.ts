import {
  type DefaultError,
  type InfiniteData,
  type QueryClient,
  type QueryKey,
  type UseInfiniteQueryOptions,
  type UseInfiniteQueryResult,
  type UseQueryOptions,
  type UseQueryResult,
  useInfiniteQuery as useInfiniteQueryInBrowser,
  useQuery as useQueryInBrowser,
  useQueryClient,
} from '@tanstack/react-query'
import { use } from 'react'

/** `useQuery` of TanStack Query; on the server the component waits for the data, so that the document contains it. */
export function useQuery<
  Data,
  Failure = DefaultError,
  Selected = Data,
  Key extends QueryKey = QueryKey,
>(options: UseQueryOptions<Data, Failure, Selected, Key>): UseQueryResult<Selected, Failure> {
  const client = useQueryClient()
  if (import.meta.env.SSR)
    use(isMissing(client, options) ? client.prefetchQuery(options) : RESOLVED_PROMISE)
  return useQueryInBrowser(options)
}

/** `useInfiniteQuery` of TanStack Query; on the server the component waits for the first page. */
export function useInfiniteQuery<
  Data,
  Failure = DefaultError,
  Selected = InfiniteData<Data>,
  Key extends QueryKey = QueryKey,
  Param = unknown,
>(
  options: UseInfiniteQueryOptions<Data, Failure, Selected, Key, Param>,
): UseInfiniteQueryResult<Selected, Failure> {
  const client = useQueryClient()
  if (import.meta.env.SSR)
    use(isMissing(client, options) ? client.prefetchInfiniteQuery(options) : RESOLVED_PROMISE)
  return useInfiniteQueryInBrowser(options)
}

/**
 * React requires the same number of `use` calls on each render, and does not suspend for a promise with this
 * status.
 */
const RESOLVED_PROMISE = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined })

function isMissing(client: QueryClient, options: { queryKey: QueryKey; enabled?: unknown }) {
  const { status = 'pending' } = client.getQueryState(options.queryKey) ?? {}
  return options.enabled !== false && status === 'pending'
}
