import { PrecacheController } from 'workbox-precaching/PrecacheController.js'
import { PrecacheRoute } from 'workbox-precaching/PrecacheRoute.js'
import { registerRoute } from 'workbox-routing/registerRoute.js'
import { CacheFirst } from 'workbox-strategies/CacheFirst.js'
import { NetworkOnly } from 'workbox-strategies/NetworkOnly.js'

import { type BuildFacts, isPage, filterBuildFiles, listTexts } from './build-facts.ts'
import { CACHES, isOwnCache } from './cache-names.ts'
import { DOCUMENT_PATH, createSettingsRoute } from './operator-settings.ts'
import type { WorkerMessage } from './protocol.ts'

declare const self: ServiceWorkerGlobalScope
/** Inserted by the build. */
declare const __BUILD__: BuildFacts

/** After this timeout the shell opens, with a notice that the network is slow. */
const DOCUMENT_TIMEOUT_SECONDS = 4

/**
 * Serves cached code and texts, and a shell when the network is down, but never an API response. It replaces a
 * previous worker only when the user confirms, or once no window is open (docs/decisions/033).
 */
const buildFacts = __BUILD__

const shellController = new PrecacheController({ cacheName: CACHES.shell })
shellController.addToCacheList([
  { url: DOCUMENT_PATH, revision: buildFacts.document },
  ...buildFacts.essential.map((url) => ({ url, revision: null })),
])

let isTidy = false

self.addEventListener('install', (event) => {
  void shellController.install(event)
  event.waitUntil(caches.open(CACHES.settings).then((cache) => cache.add('/config.json')))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), deleteOldCaches(event)]))
})

self.addEventListener('message', (event) => {
  // Only pages of this origin can send messages, but they may belong to another build.
  const message = event.data as WorkerMessage
  if (message.type === 'take-over') void self.skipWaiting()
  if (message.type === 'keep') cacheUntilDone(event, filterBuildFiles(message.files, buildFacts))
  if (message.type === 'speak') cacheUntilDone(event, listTexts(message.language, buildFacts))
})

registerRoute(
  createSettingsRoute({
    knownDocument: buildFacts.document,
    key: () => shellController.getCacheKeyForURL(DOCUMENT_PATH) ?? DOCUMENT_PATH,
  }),
)

/**
 * Fetches a page's document from the server, which renders it with data; falls back to the shell when the server
 * cannot be reached.
 */
const documentStrategy = new NetworkOnly({
  networkTimeoutSeconds: DOCUMENT_TIMEOUT_SECONDS,
  plugins: [
    {
      fetchDidSucceed: ({ response }) =>
        response.status >= 500
          ? Promise.reject(new Error(`HTTP ${response.status}`))
          : Promise.resolve(response),
      handlerDidError: () => shellController.matchPrecache(DOCUMENT_PATH),
    },
  ],
})

registerRoute(
  ({ request, url, sameOrigin }) =>
    request.mode === 'navigate' && sameOrigin && isPage(url.pathname, buildFacts),
  (options) => {
    if (!isTidy) options.event.waitUntil(deleteOldCaches(options.event))
    return documentStrategy.handle(options)
  },
)

registerRoute(new PrecacheRoute(shellController, { directoryIndex: '', cleanURLs: false }))

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: CACHES.files }),
)

const cacheUntilDone = (event: ExtendableEvent, files: readonly string[]) =>
  event.waitUntil(cacheFiles(files).catch(() => undefined))

async function cacheFiles(files: readonly string[]): Promise<void> {
  const cached = await Promise.all(files.map((file) => caches.match(file)))
  const missing = files.filter((_file, index) => !cached[index])
  const cache = await caches.open(CACHES.files)
  // A file that fails to load is fetched again when it is needed.
  await Promise.allSettled(missing.map((file) => cache.add(file)))
}

/** Deletes the files of earlier builds, unless several windows are open, which may run different builds. */
async function deleteOldCaches(event: ExtendableEvent): Promise<void> {
  if ((await self.clients.matchAll({ type: 'window' })).length > 1) return
  isTidy = true
  const [names, cache] = await Promise.all([caches.keys(), caches.open(CACHES.files)])
  const known = new Set(buildFacts.files.map((file) => new URL(file, self.location.origin).href))
  const old = (await cache.keys()).filter(({ url }) => !known.has(url))
  const used: readonly string[] = Object.values(CACHES)
  const unused = names.filter((name) => isOwnCache(name) && !used.includes(name))
  await Promise.all([
    ...unused.map((name) => caches.delete(name)),
    ...old.map((request) => cache.delete(request)),
    shellController.activate(event),
  ])
}
