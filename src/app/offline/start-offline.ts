import { i18n } from '@lingui/core'

import type { AppRouter } from '../router.ts'
import { keepOfflineCopies } from './offline-copies.ts'
import { startServiceWorker, stopServiceWorker } from './service-worker.ts'

/** The service worker and what goes with it, or an end to both where the settings say so. */
export async function startOffline(router: AppRouter): Promise<void> {
  if (!router.options.context.config.serviceWorker) return stopServiceWorker()
  await startServiceWorker(i18n.locale)
  await keepOfflineCopies(router)
}
