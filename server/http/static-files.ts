import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'

import { type Encoding, encodingsFor } from './encodings.ts'
import { fileVersion } from './file-version.ts'
import { SECURITY_HEADERS } from './headers.ts'

/** What Vite has put a hash of the content into the name of. */
const HASHED = /\/assets\/.+-[\w-]{8,}\.\w+$/
const SUFFIXES: Record<Encoding, string> = { br: '.br', gzip: '.gz' }

/** An operator edits this one after the build, so a compressed copy of it may be an old one. */
const SETTINGS = '/config.json'

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/**
 * The built app. Hashed files are kept for ever, the rest is asked for again each time. A path that
 * names no file is a page of the app, unless it looks like a file: that one is missing.
 */
export async function serveFile(request: Request, folder: string): Promise<Response> {
  const path = pathOf(request)
  if (path === null) return missing()
  const encodings = path === SETTINGS ? [] : encodingsFor(request)
  const file = await readServed(join(folder, path), encodings)
  if (file) return respond(request, path, file)
  if (path === SETTINGS) return respond(request, path, DEFAULT_SETTINGS)
  if (path === '/index.html') return notBuilt()
  if (extname(path) !== '' || path.startsWith('/assets/')) return missing()
  const page = await readServed(join(folder, 'index.html'), encodings)
  return page ? respond(request, '/index.html', page) : notBuilt()
}

type Served = { bytes: Buffer<ArrayBuffer>; encoding: Encoding | null; tag: string }

/** Null for what cannot be the name of a file of ours. */
function pathOf(request: Request): string | null {
  const path = decoded(new URL(request.url).pathname)
  const isPlain = !path.includes('\0') && !path.includes('\\') && !path.split('/').includes('..')
  return isPlain ? (path === '/' ? '/index.html' : path) : null
}

/** Half a letter is no file: it leads to the app, and there to the page of nowhere. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return '/%'
  }
}

/** While the app is worked on there may be no build: then every setting is the default. */
const DEFAULT_SETTINGS = { bytes: Buffer.from('{}'), encoding: null, tag: '"default"' }

/** What has been read, by file and encoding: it is read again when the file is another one. */
const kept = new Map<string, Served>()

/** A crowd at the pages does not wait for the disk, and for what never changes not even for a look. */
async function readServed(name: string, encodings: readonly Encoding[]): Promise<Served | null> {
  const key = `${encodings.join()} ${name}`
  const former = kept.get(key)
  if (former && HASHED.test(name)) return former
  const version = fileVersion(name)
  if (!version) return null
  const tag = `"${version}"`
  if (former?.tag === tag) return former
  const served = { ...(await readSmallest(name, encodings)), tag }
  kept.set(key, served)
  return served
}

async function readSmallest(name: string, encodings: readonly Encoding[]) {
  for (const encoding of encodings) {
    const bytes = await readFile(name + SUFFIXES[encoding]).catch(() => null)
    if (bytes) return { bytes, encoding }
  }
  return { bytes: await readFile(name), encoding: null }
}

async function respond(request: Request, path: string, file: Served): Promise<Response> {
  const type = TYPES[extname(path)] ?? 'application/octet-stream'
  const headers: Record<string, string> = {
    ...SECURITY_HEADERS,
    'content-type': type,
    'cache-control': HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: file.tag,
    vary: 'Accept-Encoding',
    ...(file.encoding ? { 'content-encoding': file.encoding } : {}),
  }
  if (request.headers.get('if-none-match') === file.tag)
    return new Response(null, { status: 304, headers })
  return new Response(request.method === 'HEAD' ? null : file.bytes, { headers })
}

const missing = () => plainText(404, 'There is no such file.')
const notBuilt = () => plainText(503, 'The app is not built. Run: npm run build')

const plainText = (status: number, text: string) =>
  new Response(text, { status, headers: { ...SECURITY_HEADERS, 'content-type': 'text/plain' } })

/** The fingerprints by which a page's own small scripts may run, and no others. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script>([\s\S]*?)<\/script>/g)
  return [...scripts].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
}
