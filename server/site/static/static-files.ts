import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'

import { type Context, Hono } from 'hono'
import { etag } from 'hono/etag'
import { serveStatic } from 'hono/serve-static'

import type { Network } from '../../http/address.ts'
import { readAppSettings } from '../app-settings.ts'
import { toReadableAddress } from '../readable-address.ts'
import { readFileVersion } from './file-version.ts'

/** Files with a content hash in their name (by Vite), plain and compressed. */
const HASHED_FILE_PATTERN = /\/assets\/.+-[\w-]{8,}\.\w+(\.br|\.gz)?$/
const IMMUTABLE_CACHE_CONTROL = 'public, max-age=31536000, immutable'

/** Renders a page's document; resolves to null when the shell should be served. */
export type PageRenderer = (request: Request, network: Network) => Promise<Response | null>

/**
 * Serves the built app. Hashed files are cached forever, all others are revalidated each time. A path without a
 * file is a page of the app, unless it looks like a file name: then the response is 404. A page is either
 * rendered for its request or served as the shell (decision 031).
 */
export function serveBuiltApp(folder: string, renderPage: PageRenderer) {
  const files = new FileCache()
  const onFound = (name: string, c: Context) => {
    c.header('cache-control', HASHED_FILE_PATTERN.test(name) ? IMMUTABLE_CACHE_CONTROL : 'no-cache')
    // Each encoding is a different representation and needs its own ETag.
    const encoding = c.res.headers.get('content-encoding')
    c.header('etag', `"${files.tagOf(name)}${encoding ? `-${encoding}` : ''}"`)
    c.header('vary', 'Accept-Encoding')
  }
  const asWritten = { root: folder, join, getContent: files.read, onFound }
  const smallest = { ...asWritten, precompressed: true }
  const app = new Hono<{ Bindings: Network }>()
  app.use(etag())
  // An operator edits this file after the build, so its compressed copy may be outdated. Without a build, as
  // during development, every setting has its default.
  app.get('/config.json', serveStatic(asWritten), (c) =>
    c.json({}, 200, { 'cache-control': 'no-cache' }),
  )
  // Code for the server only.
  app.get('/renderer/*', (c) => c.text('There is no such file.', 404))
  app.get('*', (c, next) => {
    const address = toReadableAddress(new URL(c.req.url))
    return address === null ? next() : Promise.resolve(c.redirect(address, 301))
  })
  app.get('*', async (c, next) => {
    if (looksLikeFile(c.req.path)) return next()
    return (await renderPage(c.req.raw, c.env)) ?? next()
  })
  // Browsers fetch the service worker at each visit: when it is disabled, they get one that removes itself.
  app.get('/service-worker.js', async (c, next) => {
    const { serviceWorker } = await readAppSettings(folder)
    const path = 'service-worker-off.js'
    return serviceWorker === false ? serveStatic({ ...smallest, path })(c, next) : next()
  })
  app.get('*', serveStatic(smallest), (c, next) =>
    looksLikeFile(c.req.path) ? c.text('There is no such file.', 404) : next(),
  )
  app.get('*', serveStatic({ ...smallest, path: 'index.html' }), (c) =>
    c.text('The app is not built. Run: npm run build', 503),
  )
  return app
}

const looksLikeFile = (path: string) =>
  extname(path) !== '' || path.startsWith('/assets/') || path.includes('\0')

interface CachedFile {
  bytes: Buffer<ArrayBuffer>
  /** Detects changes on the disk. */
  version: string
  /** The digest of the content: the same on all servers, and after a build without changes. */
  tag: string
}

/** Caches files, so that requests do not wait for the disk. Hashed files are never checked again. */
class FileCache {
  readonly #kept = new Map<string, CachedFile>()

  read = async (name: string): Promise<Buffer<ArrayBuffer> | null> => {
    const former = this.#kept.get(name)
    if (former && HASHED_FILE_PATTERN.test(name)) return former.bytes
    const version = readFileVersion(name)
    if (!version) return null
    if (former?.version === version) return former.bytes
    const bytes = await readFile(name)
    const tag = createHash('sha256').update(bytes).digest('base64url').slice(0, 27)
    this.#kept.set(name, { bytes, version, tag })
    return bytes
  }

  tagOf = (name: string) => this.#kept.get(name)?.tag
}
