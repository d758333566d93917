import { isOwnCache } from './cache-names.ts'

declare const self: ServiceWorkerGlobalScope

/** Replaces a worker that has been disabled: deletes its caches and unregisters itself. */
self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(removeWorker()))

async function removeWorker(): Promise<void> {
  const names = (await caches.keys()).filter(isOwnCache)
  await Promise.all(names.map((name) => caches.delete(name)))
  await self.registration.unregister()
}
