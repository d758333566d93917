import { trustScriptUrl } from '#ui/trusted-types.ts'

import { isOwnCache } from '../../worker/cache-names.ts'
import { WORKER_SCRIPT, type WorkerMessage } from '../../worker/protocol.ts'
import { offerNewVersion } from './new-version.ts'

const HOUR_MS = 3_600_000

/**
 * Registers the service worker. Offers each new version that is ready, and activates it only when the user
 * confirms. Resolves once the worker controls this page; rejects when the browser allows no workers.
 */
export async function startServiceWorker(language: string): Promise<void> {
  const { serviceWorker } = navigator
  const registration = await registerWorker(serviceWorker)
  watchUpdates(serviceWorker, registration)
  await waitForControl(serviceWorker)
  reportLoadedFiles(serviceWorker)
  sendToWorker(serviceWorker.controller, { type: 'speak', language })
}

/**
 * Sends the worker the list of files that the page loaded before the worker took control, so that it stores
 * them, too.
 */
function reportLoadedFiles(serviceWorker: ServiceWorkerContainer): void {
  const observer = new PerformanceObserver((list) => {
    const addresses = list.getEntries().map(({ name }) => new URL(name))
    const files = addresses
      .filter(
        ({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'),
      )
      .map(({ pathname }) => pathname)
    if (files.length > 0) sendToWorker(serviceWorker.controller, { type: 'keep', files })
  })
  observer.observe({ type: 'resource', buffered: true })
}

/**
 * Unregisters the worker and deletes its caches, for operators who disable it. The worker controls this page
 * until it is closed; the next page deletes what the worker has stored by then.
 */
export async function stopServiceWorker(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(registrations.map((registration) => registration.unregister()))
  const names = (await caches.keys()).filter(isOwnCache)
  await Promise.all(names.map((name) => caches.delete(name)))
}

async function registerWorker(serviceWorker: ServiceWorkerContainer) {
  const options = { updateViaCache: 'none' } as const
  // A mocked `register` may return undefined.
  const registration: ServiceWorkerRegistration | undefined = await serviceWorker.register(
    trustScriptUrl(WORKER_SCRIPT),
    options,
  )
  if (!registration) throw new Error('The service worker was not registered.')
  return registration
}

function watchUpdates(
  serviceWorker: ServiceWorkerContainer,
  registration: ServiceWorkerRegistration,
): void {
  let isFirst = serviceWorker.controller === null
  let isConfirmed = false
  let looked = Date.now()

  const offerVersion = () => {
    const { waiting } = registration
    if (!waiting || isFirst) return
    offerNewVersion(() => {
      isConfirmed = true
      sendToWorker(waiting, { type: 'take-over' })
    })
  }
  const follow = () => {
    registration.installing?.addEventListener('statechange', offerVersion)
  }
  registration.addEventListener('updatefound', follow)
  follow()
  offerVersion()

  serviceWorker.addEventListener('controllerchange', () => {
    if (isConfirmed) location.reload()
    // Another tab has activated the new version. This tab reloads only when the user confirms here, too.
    else if (!isFirst) offerNewVersion(() => location.reload())
    isFirst = false
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - looked < HOUR_MS) return
    looked = Date.now()
    registration.update().catch(() => undefined)
  })
}

const waitForControl = (serviceWorker: ServiceWorkerContainer) =>
  new Promise<void>((resolve) => {
    if (serviceWorker.controller) return resolve()
    serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true })
  })

const sendToWorker = (worker: ServiceWorker | null, message: WorkerMessage) =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers are always same-origin
  worker?.postMessage(message)
