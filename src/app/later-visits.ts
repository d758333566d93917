// Imported statically: a page that is open during a deploy could no longer lazy-load it.
import '../features/offline/new-version-bar.tsx'

import { i18n } from '@lingui/core'

import { loadWithTexts } from '#i18n/activate.ts'

import { startOffline } from './offline/start-offline.ts'
import type { AppRouter } from './router.ts'

/**
 * Updates the head on navigation, and prepares later visits. Call it once the page is interactive. `rendered`
 * is the URL of the page that the server rendered, if any.
 */
export async function prepareLaterVisits(
  router: AppRouter,
  rendered: string | null,
): Promise<void> {
  syncHead(router, rendered)
  // Fails when the browser forbids workers or has no space left.
  if (import.meta.env.PROD && 'serviceWorker' in navigator) await startOffline(router)
}

/** Keeps the head in sync with the page and its language. */
function syncHead(router: AppRouter, rendered: string | null): void {
  const write = () => {
    loadWithTexts('below', import('./head/page-head.ts')).then(
      ({ writePageHead }) => writePageHead(router),
      () => undefined,
    )
  }
  router.subscribe('onResolved', write)
  i18n.on('change', write)
  const { pathname, searchStr } = router.state.location
  if (pathname + searchStr !== rendered) write()
}
