import type { QueryClient } from '@tanstack/react-query'

import type { QueryName } from '#api/cache/invalidation.ts'

export interface QueryInvalidation {
  /** A call has ended: removes the queries that it invalidates in every tab of this browser. */
  ended: (method: string, path: string) => Promise<void>
  /** The server reported a change; each tab receives it directly. */
  changedElsewhere: () => Promise<void>
  stop: () => void
}

export interface QueryInvalidationOptions {
  queries: () => Promise<QueryClient>
  /** Loader data from removed queries must not be shown again either. */
  onInvalidated: () => void
}

const fetching = () => import('#api/cache/fetching.ts')

/** Invalidates cached responses, here and in other tabs, when a call changes their data. */
export function createQueryInvalidation({
  queries,
  onInvalidated,
}: QueryInvalidationOptions): QueryInvalidation {
  const tabs = new BroadcastChannel('masar-reads')

  async function forget(reads: readonly QueryName[]) {
    const [{ invalidateQueries }, queryClient] = await Promise.all([fetching(), queries()])
    invalidateQueries(queryClient, reads)
    onInvalidated()
  }

  tabs.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!Array.isArray(data)) return
    const heard: unknown[] = data
    fetching()
      .then(({ isQueryName }) => forget(heard.filter(isQueryName)))
      .catch(() => undefined)
  })

  return {
    async ended(method, path) {
      if (method === 'GET') return
      const reads = (await fetching()).listInvalidatedQueries(method, path)
      if (reads.length === 0) return
      await forget(reads)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
      tabs.postMessage(reads)
    },
    changedElsewhere: async () => forget((await fetching()).INVALIDATED_BY_SERVER_EVENTS),
    stop: () => tabs.close(),
  }
}
