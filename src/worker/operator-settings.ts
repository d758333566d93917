import { Route } from 'workbox-routing/Route.js'
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js'

import { CACHES } from './cache-names.ts'
import { RENEWED } from './protocol.ts'

/** The document for every address, with the policy that the server sends with it. */
export const DOCUMENT = '/index.html'

const TIMEOUT_SECONDS = 3
const POLICY = 'content-security-policy'

interface KnownDocument {
  /** The digest of the document of this build. */
  knownDocument: string
  /** Its cache key. */
  key: () => string
}

/**
 * `config.json` from the network, or the cached one when the server does not respond. A changed setting may change
 * the content security policy, which is sent with the document: then fetches that again.
 */
export function settingsRoute(document: KnownDocument): Route {
  const strategy = new NetworkFirst({
    cacheName: CACHES.settings,
    networkTimeoutSeconds: TIMEOUT_SECONDS,
  })
  return new Route(
    ({ url, sameOrigin }) => sameOrigin && url.pathname === '/config.json',
    async (options) => {
      const before = await cachedSettings()
      const [answered, done] = strategy.handleAll(options)
      const response = await answered
      if (before === null || !response.ok || (await response.clone().text()) === before)
        return response
      await done.catch(() => undefined)
      if (!(await renew(document).catch(() => false))) return response
      const headers = new Headers(response.headers)
      headers.set(RENEWED.name, RENEWED.value)
      return new Response(response.body, { status: response.status, headers })
    },
  )
}

const cachedSettings = async () => (await (await caches.match('/config.json'))?.text()) ?? null

/** Whether the document has another policy now; a document of another build is left to the next worker. */
async function renew({ knownDocument, key }: KnownDocument): Promise<boolean> {
  const fresh = await fetch(DOCUMENT, { cache: 'reload' })
  if (!fresh.ok || (await hexDigest(await fresh.clone().arrayBuffer())) !== knownDocument)
    return false
  const cache = await caches.open(CACHES.shell)
  const former = await cache.match(key())
  if (former?.headers.get(POLICY) === fresh.headers.get(POLICY)) return false
  await cache.put(key(), fresh)
  return true
}

async function hexDigest(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
