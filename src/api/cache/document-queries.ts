import type { DehydratedState, QueryClient } from '@tanstack/react-query'

import { once } from './once.ts'

/**
 * Provides the query cache. The first call downloads it and fills it with the document's data (`state`), which
 * is used instead of fresh data until the page is interactive.
 */
export function createDocumentQueries(state: DehydratedState | null, isOnServer: boolean) {
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
    /** Null before the cache is downloaded. */
    current: () => queryClient,
    forgetDocument: () => {
      isForgotten = true
      if (queryClient) void dropDocumentData(queryClient)
    },
  }
}

async function dropDocumentData(queryClient: QueryClient): Promise<void> {
  const { dropHydrated } = await import('./fetching.ts')
  dropHydrated(queryClient)
}
