import type { QueryClient } from '@tanstack/react-query'

import type { QueryName } from '#api/cache/invalidation.ts'

export interface QueryInvalidation {
  /** Call when a request has ended: invalidates the queries that it affects, in every tab of this browser. */
  ended: (method: string, path: string) => Promise<void>
  /**
   * Call when the server reports a change. Does not notify other tabs, because each receives the event itself.
   */
  changedElsewhere: () => Promise<void>
  stop: () => void
}

export interface QueryInvalidationOptions {
  queries: () => Promise<QueryClient>
  /** Called after an invalidation, so that outdated loader data is not shown again. */
  onInvalidated: () => void
}

const loadFetching = () => import('#api/cache/fetching.ts')

/** Invalidates cached responses, here and in other tabs, when a call changes their data. */
export function createQueryInvalidation({
  queries,
  onInvalidated,
}: QueryInvalidationOptions): QueryInvalidation {
  const tabs = new BroadcastChannel('masar-reads')

  async function invalidate(reads: readonly QueryName[]) {
    const [{ invalidateQueries }, queryClient] = await Promise.all([loadFetching(), queries()])
    invalidateQueries(queryClient, reads)
    onInvalidated()
  }

  tabs.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!Array.isArray(data)) return
    const names: unknown[] = data
    loadFetching()
      .then(({ isQueryName }) => invalidate(names.filter(isQueryName)))
      .catch(() => undefined)
  })

  return {
    async ended(method, path) {
      if (method === 'GET') return
      const reads = (await loadFetching()).listInvalidatedQueries(method, path)
      if (reads.length === 0) return
      await invalidate(reads)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel is always same-origin
      tabs.postMessage(reads)
    },
    changedElsewhere: async () => invalidate((await loadFetching()).INVALIDATED_BY_SERVER_EVENTS),
    stop: () => tabs.close(),
  }
}
