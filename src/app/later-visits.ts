// A page that is open during a deploy cannot load it any more.
import '../features/offline/new-version-bar.tsx'

import { followHead } from './head/follow-head.ts'
import { startOffline } from './offline/start-offline.ts'
import type { AppRouter } from './router.ts'

/** Once the page can be used: what others show of it, and what a later visit needs. */
export async function prepareLaterVisits(router: AppRouter): Promise<void> {
  followHead(router)
  // A browser may forbid a worker, or have no room for what it keeps.
  if (import.meta.env.PROD && 'serviceWorker' in navigator) await startOffline(router)
}
