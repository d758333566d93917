import type { QueryClient } from '@tanstack/react-query'

import type { Read } from '#api/cache/reads.ts'

export interface UntrueReads {
  /** A call has ended: removes the queries that it invalidates in every tab of this browser. */
  ended: (method: string, path: string) => Promise<void>
  /** The server reported a change; each tab receives it by itself. */
  changedElsewhere: () => Promise<void>
  stop: () => void
}

export interface UntrueReadsOptions {
  queries: () => Promise<QueryClient>
  /** Loader data from removed queries must not be shown again either. */
  onForgotten: () => void
}

const fetching = () => import('#api/cache/fetching.ts')

/** Invalidates cached responses, here and in other tabs, when a call changes their data. */
export function watchUntrueReads({ queries, onForgotten }: UntrueReadsOptions): UntrueReads {
  const tabs = new BroadcastChannel('masar-reads')

  async function forget(reads: readonly Read[]) {
    const [{ forgetReads }, queryClient] = await Promise.all([fetching(), queries()])
    forgetReads(queryClient, reads)
    onForgotten()
  }

  tabs.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!Array.isArray(data)) return
    const heard: unknown[] = data
    fetching()
      .then(({ isRead }) => forget(heard.filter(isRead)))
      .catch(() => undefined)
  })

  return {
    async ended(method, path) {
      if (method === 'GET') return
      const reads = (await fetching()).readsChangedBy(method, path)
      if (reads.length === 0) return
      await forget(reads)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
      tabs.postMessage(reads)
    },
    changedElsewhere: async () => forget((await fetching()).MADE_UNTRUE_BY_CHANGES),
    stop: () => tabs.close(),
  }
}
