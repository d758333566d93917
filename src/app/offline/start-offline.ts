import { i18n } from '@lingui/core'

import type { AppRouter } from '../router.ts'
import { startOfflineCopies } from './offline-copies.ts'
import { startServiceWorker, stopServiceWorker } from './service-worker.ts'

/** Starts the service worker and offline copies, or removes both when the settings disable them. */
export async function startOffline(router: AppRouter): Promise<void> {
  if (!router.options.context.config.serviceWorker) return stopServiceWorker()
  await startServiceWorker(i18n.locale)
  await startOfflineCopies(router)
}
