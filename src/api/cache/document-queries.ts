import type { DehydratedState, QueryClient } from '@tanstack/react-query'

import { once } from './once.ts'

/**
 * Provides the query cache, which the first call downloads and fills with the document's data (`state`). Until
 * the page is interactive, that data is used instead of fetching fresh data.
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
    /** Null before it is downloaded. */
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
