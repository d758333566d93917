import type { DehydratedState, QueryClient } from '@tanstack/react-query'

import { once } from './once.ts'

/**
 * The query cache, downloaded by the first call, with the document's data (`state`). Until the page is interactive,
 * that data is used instead of fetching fresh data.
 */
export function documentQueries(state: DehydratedState | null, isOnServer: boolean) {
  const arrivedAt = Date.now()
  let queryClient: QueryClient | null = null
  let isForgotten = false

  async function load(): Promise<QueryClient> {
    const { createQueryClient, dropHydrated } = await import('./fetching.ts')
    queryClient = createQueryClient(state && { state, arrivedAt }, isOnServer)
    if (isForgotten) dropHydrated(queryClient)
    return queryClient
  }

  return {
    queries: once(load),
    /** Null before it is downloaded. */
    current: () => queryClient,
    forgetDocument: () => {
      isForgotten = true
      if (queryClient) void forget(queryClient)
    },
  }
}

async function forget(queryClient: QueryClient): Promise<void> {
  const { dropHydrated } = await import('./fetching.ts')
  dropHydrated(queryClient)
}
