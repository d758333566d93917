import { type DehydratedState, hashKey, hydrate, type QueryClient } from '@tanstack/react-query'

const hydratedHashes = new WeakMap<QueryClient, Set<string>>()

export interface HydratedQueries {
  /** The responses in the document. */
  state: DehydratedState
  /** When they arrived, in ms on this browser's clock. */
  arrivedAt: number
}

/** Writes the document's responses to the cache, dated to the arrival of the document. */
export function hydrateQueries(
  queryClient: QueryClient,
  { state, arrivedAt }: HydratedQueries,
): void {
  const dataUpdatedAt = isFromHistory() ? 0 : arrivedAt
  const queries = state.queries.map((query) => ({
    ...query,
    state: { ...query.state, dataUpdatedAt },
  }))
  hydrate(queryClient, { ...state, queries })
  if (dataUpdatedAt === 0) return
  hydratedHashes.set(queryClient, new Set(queries.map(({ queryHash }) => queryHash)))
}

/**
 * Returns data from the document, but only once: callers that need fresh data use it instead of fetching again.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- same signature as `getQueryData` of the library
export function takeHydrated<Data>(
  queryClient: QueryClient,
  queryKey: readonly unknown[],
): Data | undefined {
  const isHydrated = hydratedHashes.get(queryClient)?.delete(hashKey(queryKey)) ?? false
  return isHydrated ? queryClient.getQueryData<Data>(queryKey) : undefined
}

/** Returns the document's data once, then calls `read`. For flows, which bypass the cache. */
export async function readHydrated<Data>(
  queryClient: QueryClient,
  queryKey: readonly unknown[],
  read: () => Promise<Data>,
): Promise<Data> {
  const hydrated = takeHydrated<Data>(queryClient, queryKey)
  if (hydrated !== undefined) return hydrated
  const data = await read()
  // The document is built from the cache.
  if (import.meta.env.SSR) queryClient.setQueryData(queryKey, data)
  return data
}

/** Call when the page is interactive: from then on, fetches must return fresh data. */
export const dropHydrated = (queryClient: QueryClient) => hydratedHashes.delete(queryClient)

/** Returns whether the browser restored an old document from its history. */
function isFromHistory(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry !== undefined && 'type' in entry && entry.type === 'back_forward'
}
