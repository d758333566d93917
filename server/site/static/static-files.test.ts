import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { readConfig } from '../../config/config.ts'
import { createSite } from '../site.ts'

const HTML = '<!doctype html><script>let a = 1</script><div id="root"></div>'
const SCRIPT = 'console.log("masar")'
const LONG_JSON = JSON.stringify({ rows: Array.from({ length: 500 }, (_row, n) => ({ n })) })

let folder: string
let site: ReturnType<typeof createSite>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'masar-files-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), HTML)
  await writeFile(join(folder, 'assets/app-CAFEBABE.js'), SCRIPT)
  await writeFile(join(folder, 'assets/app-CAFEBABE.js.br'), brotliCompressSync(SCRIPT))
  site = createSiteFrom(folder)
})
afterAll(() => rm(folder, { recursive: true }))

const createSiteFrom = (appDir: string) =>
  createSite({ api: answer, config: { ...readConfig({}), appDir }, callControl: null })
const jsonInit = { headers: { 'content-type': 'application/json' } }
const answer = () => Promise.resolve(new Response(LONG_JSON, jsonInit))
const writeSettings = (settings: string) => writeFile(join(folder, 'config.json'), settings)
const get = (path: string, headers = {}) => site.request(path, { headers })

describe('the built app', () => {
  it.each([
    '/',
    '/search?pickup=1',
    '/checkout-session/cs_test',
    '/nothing/here',
    '/car/%E0%A4%A',
    '/%',
  ])('serves the same page at %s, which clients revalidate each time', async (path) => {
    const response = await get(path)
    expect([response.status, await response.text()]).toEqual([200, HTML])
    expect(response.headers.get('cache-control')).toBe('no-cache')
  })

  // @shows SEARCH-18
  it.each([
    ['/search?p=1&d=2&rg=mini&rg=midi&utm=x', '/search?pickup=1&dropoff=2&size=mini.midi&utm=x'],
    ['/car/66aa?f=2026-06-01T10:00&l=fr', '/car/66aa?from=2026-06-01T10%3A00&l=fr'],
    ['/checkout/?c=1&car=2&t=3', '/checkout/?car=2&to=3'],
  ])('redirects the old parameters of %s', async (path, address) => {
    const { status, headers } = await get(path)
    expect([status, headers.get('location')]).toEqual([301, address])
  })

  it.each(['/booking?b=1&p=2', '/activate?u=1&e=a&t=2', '/search?pickup=1&q=p', '/nothing?p=1'])(
    'does not redirect %s',
    async (path) => {
      expect((await get(path)).status).toBe(200)
    },
  )

  it('serves precompressed files, and lets browsers cache hashed files forever', async () => {
    const response = await get('/assets/app-CAFEBABE.js', { 'accept-encoding': 'gzip, br' })
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect(brotliDecompressSync(await response.arrayBuffer()).toString()).toBe(SCRIPT)
    const plain = await get('/assets/app-CAFEBABE.js')
    expect([plain.headers.get('vary'), await plain.text()]).toEqual(['Accept-Encoding', SCRIPT])
  })

  it('is never compressed with a rejected encoding', async () => {
    const headers = { 'accept-encoding': 'br;q=0, gzip' }
    const replies = [await get('/assets/app-CAFEBABE.js', headers), await get('/api/x', headers)]
    const encodings = replies.map((reply) => reply.headers.get('content-encoding'))
    expect(encodings).toEqual([null, 'gzip'])
  })

  it('serves hashed files from memory when they are missing on the disk', async () => {
    const [path, br] = ['/assets/once-CAFEBABE.js', { 'accept-encoding': 'br' }]
    const files = [join(folder, path), join(folder, `${path}.br`)] as const
    await writeFile(files[0], SCRIPT)
    await writeFile(files[1], brotliCompressSync(SCRIPT))
    await get(path, br)
    for (const file of files) await rm(file)
    expect(await (await get(path)).text()).toBe(SCRIPT)
    expect((await get(path, br)).headers.get('content-encoding')).toBe('br')
  })

  it.each(['/', '/search', '/assets/app-CAFEBABE.js'])(
    'is not sent again to clients that have cached it: %s',
    async (path) => {
      const { headers } = await get(path)
      const tag = headers.get('etag') ?? ''
      expect(tag).toMatch(/^"[\w-]+"$/)
      const again = await get(path, { 'if-none-match': `"older", ${tag}` })
      expect([again.status, await again.text()]).toEqual([304, ''])
      // A browser updates its cached response with these headers: settings may have been edited since.
      for (const name of ['content-security-policy', 'cache-control', 'vary'])
        expect([name, again.headers.get(name)]).toEqual([name, headers.get(name)])
    },
  )

  it('has the same ETag in every folder, and a different one per encoding', async () => {
    const other = await mkdtemp(join(tmpdir(), 'masar-again-'))
    await writeFile(join(other, 'index.html'), HTML)
    const [original, copied] = [await get('/'), await createSiteFrom(other).request('/')]
    expect(copied.headers.get('etag')).toBe(original.headers.get('etag'))
    await rm(other, { recursive: true })
    const path = '/assets/app-CAFEBABE.js'
    const [plain, small] = [await get(path), await get(path, { 'accept-encoding': 'br' })]
    expect(small.headers.get('etag')).not.toBe(plain.headers.get('etag'))
  })

  it('is sent again when it has changed', async () => {
    const path = join(folder, 'notes.txt')
    await writeFile(path, 'one')
    const tag = (await get('/notes.txt')).headers.get('etag') ?? ''
    await writeFile(path, 'three')
    const reply = await get('/notes.txt', { 'if-none-match': tag })
    expect([reply.status, await reply.text()]).toEqual([200, 'three'])
    await rm(path)
  })

  it('responds to HEAD without a body', async () => {
    const [reply, head] = [await get('/'), await site.request('/', { method: 'HEAD' })]
    expect([head.status, await head.text()]).toEqual([200, ''])
    // Each response has its own request id.
    for (const { headers } of [head, reply]) headers.delete('x-request-id')
    expect([...head.headers]).toEqual([...reply.headers])
  })

  it.each(['/', '/assets/app-CAFEBABE.js', '/logo.png', '/config.json'])(
    'sends the security headers for %s, even when the file is missing',
    async (path) => {
      const { headers } = await get(path)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('content-security-policy')).toContain("default-src 'self'")
    },
  )

  it.each([
    '/assets/old-DEADBEEF.js',
    '/assets/',
    '/logo.png',
    '/..%2f..%2fetc%2fpasswd',
    '/assets/..%2f..%2fetc%2fpasswd',
    '/..%5c',
    '/%00',
    '/index.html%00',
  ])('returns 404 for the missing file %s', async (path) => {
    expect((await get(path)).status).toBe(404)
  })

  it.each(['/..%2findex.html', '/%2e%2e/index.html', '/..%5cindex.html', '//index.html'])(
    'serves nothing outside of its folder: %s',
    async (path) => {
      const response = await createSiteFrom(join(folder, 'assets')).request(path)
      expect(await response.text()).not.toContain('root')
    },
  )
})

describe('the operator’s settings', () => {
  it('are served as last written, even when an older compressed copy exists', async () => {
    await writeFile(join(folder, 'config.json.br'), brotliCompressSync('{}'))
    await writeSettings('{"siteName":"Atlas"}')
    const response = await get('/config.json', { 'accept-encoding': 'gzip, br' })
    expect(response.headers.get('content-encoding')).toBeNull()
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(await response.json()).toEqual({ siteName: 'Atlas' })
  })

  it('can disable the service worker, which is replaced with one that removes itself', async () => {
    await writeFile(join(folder, 'service-worker.js'), 'serve()')
    await writeFile(join(folder, 'service-worker-off.js'), 'leave()')
    expect(await (await get('/service-worker.js')).text()).toBe('serve()')
    await writeSettings('{"serviceWorker":false}')
    const response = await get('/service-worker.js')
    expect(await response.text()).toBe('leave()')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(response.headers.get('content-type')).toContain('javascript')
  })

  it('are the defaults when there is no file', async () => {
    await rm(join(folder, 'config.json'), { force: true })
    const response = await get('/config.json')
    expect([response.status, await response.json()]).toEqual([200, {}])
    expect(response.headers.get('cache-control')).toBe('no-cache')
  })
})

describe('an app that is not built', () => {
  it('returns instructions to build it', async () => {
    const response = await createSiteFrom(join(folder, 'assets')).request('/')
    expect([response.status, await response.text()]).toEqual([
      503,
      'The app is not built. Run: npm run build',
    ])
  })
})
