import { withTexts } from '#i18n/activate.ts'

import type { AppRouter } from '../router.ts'
import { keepOfflineCopies } from './offline-copies.ts'
import { startServiceWorker, stopServiceWorker } from './service-worker.ts'

/** The service worker and what goes with it, or an end to both where the settings say so. */
export async function startOffline(router: AppRouter): Promise<void> {
  if (!router.options.context.config.serviceWorker) return stopServiceWorker()
  await startServiceWorker()
  // The page for what is not there is there itself.
  await withTexts('other', import('../../routes/-offline.tsx'))
  await keepOfflineCopies(router)
}
