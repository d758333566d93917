import { Route } from 'workbox-routing/Route.js'
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js'

import { CACHES } from './cache-names.ts'
import { RENEWED_HEADER } from './protocol.ts'

/** The document for every URL, with the policy that the server sends with it. */
export const DOCUMENT_PATH = '/index.html'

const TIMEOUT_SECONDS = 3
const POLICY_HEADER = 'content-security-policy'

interface KnownDocument {
  /** The digest of the document of this build. */
  knownDocument: string
  /** Returns the cache key of the document. */
  key: () => string
}

/**
 * Creates the route for `config.json`, which comes from the network, or from the cache when the server does not
 * respond. When a setting has changed, the document is fetched again, because the content security policy that
 * is sent with it may have changed too.
 */
export function createSettingsRoute(document: KnownDocument): Route {
  const strategy = new NetworkFirst({
    cacheName: CACHES.settings,
    networkTimeoutSeconds: TIMEOUT_SECONDS,
  })
  return new Route(
    ({ url, sameOrigin }) => sameOrigin && url.pathname === '/config.json',
    async (options) => {
      const before = await readCachedSettings()
      const [answered, done] = strategy.handleAll(options)
      const response = await answered
      if (before === null || !response.ok || (await response.clone().text()) === before)
        return response
      await done.catch(() => undefined)
      if (!(await refreshDocument(document).catch(() => false))) return response
      const headers = new Headers(response.headers)
      headers.set(RENEWED_HEADER.name, RENEWED_HEADER.value)
      return new Response(response.body, { status: response.status, headers })
    },
  )
}

const readCachedSettings = async () => (await (await caches.match('/config.json'))?.text()) ?? null

/**
 * Fetches the document again, and returns whether its policy has changed. A document of another build is left
 * to the next worker.
 */
async function refreshDocument({ knownDocument, key }: KnownDocument): Promise<boolean> {
  const fresh = await fetch(DOCUMENT_PATH, { cache: 'reload' })
  if (!fresh.ok || (await computeHexDigest(await fresh.clone().arrayBuffer())) !== knownDocument)
    return false
  const cache = await caches.open(CACHES.shell)
  const former = await cache.match(key())
  if (former?.headers.get(POLICY_HEADER) === fresh.headers.get(POLICY_HEADER)) return false
  await cache.put(key(), fresh)
  return true
}

async function computeHexDigest(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
