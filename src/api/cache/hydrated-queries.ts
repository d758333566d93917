import { type DehydratedState, hashKey, hydrate, type QueryClient } from '@tanstack/react-query'

const arrived = new WeakMap<QueryClient, Set<string>>()

export interface HydratedQueries {
  /** The responses that came with a document. */
  state: DehydratedState
  /** When they arrived, in ms on this browser's clock. */
  arrivedAt: number
}

/** Writes the document's responses to the cache, as fresh as the document. */
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
  arrived.set(queryClient, new Set(queries.map(({ queryHash }) => queryHash)))
}

/** Data from the document, consumed once: code that needs fresh data uses it and does not fetch again. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as `getQueryData` of the library has it
export function takeHydrated<Data>(
  queryClient: QueryClient,
  queryKey: readonly unknown[],
): Data | undefined {
  const isHere = arrived.get(queryClient)?.delete(hashKey(queryKey)) ?? false
  return isHere ? queryClient.getQueryData<Data>(queryKey) : undefined
}

/** For flows, which read outside the cache: returns the document's data once, then calls `read`. */
export async function readHydrated<Data>(
  queryClient: QueryClient,
  queryKey: readonly unknown[],
  read: () => Promise<Data>,
): Promise<Data> {
  const here = takeHydrated<Data>(queryClient, queryKey)
  if (here !== undefined) return here
  const data = await read()
  // The document contains the cached data.
  if (import.meta.env.SSR) queryClient.setQueryData(queryKey, data)
  return data
}

/** The page is interactive: later fetches may return changed data. */
export const dropHydrated = (queryClient: QueryClient) => arrived.delete(queryClient)

/** The browser restored an old document from its history. */
function isFromHistory(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry !== undefined && 'type' in entry && entry.type === 'back_forward'
}
