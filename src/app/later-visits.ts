// A page that is open during a deploy cannot load it any more.
import '../features/offline/new-version-bar.tsx'

import { i18n } from '@lingui/core'

import { withTexts } from '#i18n/activate.ts'

import { startOffline } from './offline/start-offline.ts'
import type { AppRouter } from './router.ts'

/**
 * Once the page can be used: what others show of the next ones, and what a later visit needs. `rendered` is the address of
 * the page that the server rendered, if any.
 */
export async function prepareLaterVisits(
  router: AppRouter,
  rendered: string | null,
): Promise<void> {
  followHead(router, rendered)
  // A browser may forbid a worker, or have no room for what it keeps.
  if (import.meta.env.PROD && 'serviceWorker' in navigator) await startOffline(router)
}

/** Keeps what the document says of itself in line with the page and its language. */
function followHead(router: AppRouter, rendered: string | null): void {
  const write = () => {
    withTexts('below', import('./head/page-head.ts')).then(
      ({ writePageHead }) => writePageHead(router),
      () => undefined,
    )
  }
  router.subscribe('onResolved', write)
  i18n.on('change', write)
  const { pathname, searchStr } = router.state.location
  if (pathname + searchStr !== rendered) write()
}
