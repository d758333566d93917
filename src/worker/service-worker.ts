import { PrecacheController } from 'workbox-precaching/PrecacheController.js'
import { PrecacheRoute } from 'workbox-precaching/PrecacheRoute.js'
import { registerRoute } from 'workbox-routing/registerRoute.js'
import { CacheFirst } from 'workbox-strategies/CacheFirst.js'

import { type BuildFacts, listFiles, workerPage } from './build-facts.ts'
import { CACHES, isOurs } from './cache-names.ts'
import { DOCUMENT, settingsRoute } from './operator-settings.ts'
import type { WorkerMessage } from './protocol.ts'

declare const self: ServiceWorkerGlobalScope
/** Written in by the build. */
declare const __BUILD__: BuildFacts

/**
 * Serves the app from the browser: its document, code and texts; never an answer of the API. A page that
 * somebody has seen opens without a network. It takes the place of a former worker only when a person says so, or
 * when no window is open any more (docs/decisions/056).
 */
const build = __BUILD__

const shell = new PrecacheController({ cacheName: CACHES.shell })
shell.addToCacheList([
  { url: DOCUMENT, revision: build.document },
  ...build.essential.map((url) => ({ url, revision: null })),
])

/** The server has another build by now: a page that is not whole here comes from there. */
let isOutdated = false
let isTidy = false

self.addEventListener('install', (event) => {
  void shell.install(event)
  event.waitUntil(caches.open(CACHES.settings).then((cache) => cache.add('/config.json')))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), deleteOldCaches(event)]))
})

self.addEventListener('message', (event) => {
  // Only pages of this origin can send one, of this build or of another.
  const message = event.data as WorkerMessage
  if (message.type === 'take-over') void self.skipWaiting()
  if (message.type === 'keep')
    event.waitUntil(keep(listFiles(message.files, build)).catch(() => undefined))
})

registerRoute(
  settingsRoute({
    knownDocument: build.document,
    key: () => shell.getCacheKeyForURL(DOCUMENT) ?? DOCUMENT,
  }),
)

registerRoute(
  ({ request, url, sameOrigin }) =>
    request.mode === 'navigate' && sameOrigin && workerPage(url.pathname, build) !== null,
  async ({ request, event, url }) => {
    if (!isTidy) event.waitUntil(deleteOldCaches(event))
    const document = await shell.matchPrecache(DOCUMENT)
    if (document && !isOutdated && (await isWhole(url.pathname))) return document
    return fetch(request).catch((error: unknown) => {
      if (document) return document
      throw error
    })
  },
)

registerRoute(new PrecacheRoute(shell, { directoryIndex: '', cleanURLs: false }))

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: CACHES.files,
    plugins: [
      {
        fetchDidSucceed: ({ response }) => {
          if (response.status === 404) isOutdated = true
          return Promise.resolve(response)
        },
      },
    ],
  }),
)

/** Whether all that a page is drawn with is here, in whatever language. */
async function isWhole(path: string): Promise<boolean> {
  const page = workerPage(path, build)
  if (page === null) return false
  const found = await Promise.all((build.pages[page] ?? []).map((file) => caches.match(file)))
  return found.every((file) => file !== undefined)
}

async function keep(files: readonly string[]): Promise<void> {
  const here = await Promise.all(files.map((file) => caches.match(file)))
  const missing = files.filter((_file, index) => !here[index])
  const cache = await caches.open(CACHES.files)
  // One that fails is fetched when it is needed.
  await Promise.allSettled(missing.map((file) => cache.add(file)))
}

/** What belongs to no build of an open window goes; two windows may be of two builds. */
async function deleteOldCaches(event: ExtendableEvent): Promise<void> {
  if ((await self.clients.matchAll({ type: 'window' })).length > 1) return
  isTidy = true
  const [names, cache] = await Promise.all([caches.keys(), caches.open(CACHES.files)])
  const known = new Set(build.files.map((file) => new URL(file, self.location.origin).href))
  const old = (await cache.keys()).filter(({ url }) => !known.has(url))
  const used: readonly string[] = Object.values(CACHES)
  const unused = names.filter((name) => isOurs(name) && !used.includes(name))
  await Promise.all([
    ...unused.map((name) => caches.delete(name)),
    ...old.map((request) => cache.delete(request)),
    shell.activate(event),
  ])
}
