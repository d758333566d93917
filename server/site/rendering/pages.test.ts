import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { readConfig } from '../../config/config.ts'
import { CallControl } from '../../test-control/call-control.ts'
import { createSite } from '../site.ts'
import type { PageVisitor } from './protocol.ts'

const SHELL = '<html lang="fr" dir="ltr"><title>Masar</title><div id="root"></div></html>'

/**
 * The code of a renderer controlled by the path. By default, its page shows how many pages it has rendered, and
 * for which visitor.
 */
const RENDERER_CODE = `
let rendered = 0
export async function renderDocument({ href, origin, language, visitor, settings, fetch }) {
  const { pathname } = new URL(href, origin)
  const data = JSON.stringify({ href })
  const show = (text) => ({ status: 200, location: null, html: new TextEncoder().encode(text), title: '', tags: [], data, isPrivate: visitor !== null })
  const ask = async (path, init) => {
    const response = await fetch(new Request(origin + path, init))
    return response.status + ' ' + await response.text()
  }
  if (pathname === '/broken') throw new Error('no page')
  if (pathname === '/moved') return { ...show(''), status: 302, location: '/sign-in' }
  if (pathname === '/missing') return { ...show('no such page'), status: 404 }
  if (pathname === '/reads') return show(await ask('/api/settings'))
  if (pathname === '/writes') return show(await ask('/api/checkout', { method: 'POST', body: '{}' }))
  rendered += 1
  const { siteName = 'Masar' } = settings
  return show([rendered, language, siteName, visitor?.id].filter(Boolean).join(' '))
}
`

let folder: string
let visitor: PageVisitor | null
let calls: Request[]
let logged: string[]
let outcomes: string[]
let site: ReturnType<typeof createSite>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'masar-pages-'))
  await mkdir(join(folder, 'renderer'))
  await writeFile(join(folder, 'index.html'), SHELL)
  await writeFile(join(folder, 'renderer/render-page.js'), RENDERER_CODE)
})
beforeEach(async () => {
  await writeFile(join(folder, 'config.json'), '{}')
  visitor = null
  calls = []
  logged = []
  outcomes = []
  site = startSite()
})
afterAll(() => rm(folder, { recursive: true }))

const startSite = (callControl: CallControl | null = null) =>
  createSite({
    api: (request) => {
      calls.push(request)
      return Promise.resolve(new Response('settings'))
    },
    config: { ...readConfig({ PUBLIC_URL: 'https://cars.example' }), appDir: folder },
    callControl,
    readVisitor: () => Promise.resolve(visitor),
    log: (line) => logged.push(line),
    watch: { countPage: (outcome) => outcomes.push(outcome) },
  })

const get = async (path: string, headers: Record<string, string> = {}) =>
  site.request(`https://cars.example${path}`, { headers })
/** Fetches a page and returns the content of `#root`. */
async function fetchContent(path: string, headers?: Record<string, string>) {
  const html = await (await get(path, headers)).text()
  return /<div id="root">(.*?)<\/div>/.exec(html)?.[1]
}

describe('a page', () => {
  // @shows LANG-2, LANG-3
  it('is rendered in the language of the address, the cookie, or the default', async () => {
    expect(await fetchContent('/')).toBe('1 fr Masar')
    expect(await fetchContent('/', { cookie: 'masar-page-language=es' })).toBe('1 es Masar')
    expect(await fetchContent('/?l=en', { cookie: 'masar-page-language=es' })).toBe('1 en Masar')
    const { headers } = await get('/?l=en')
    expect(headers.get('content-language')).toBe('en')
    expect(headers.get('vary')).toContain('Cookie, Accept-Language')
    expect(headers.get('cache-control')).toBe('no-cache')
  })

  it('escapes markup in its URL', async () => {
    const html = await (await get('/search?pickup=</script><script>alert(1)</script>')).text()
    expect(html).not.toContain('alert(1)</script>')
    expect(html.match(/<script/g)).toHaveLength(1)
  })

  it('has the common policy, which allows only the shell’s inline scripts', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? ''
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("require-trusted-types-for 'script'")
  })

  it('contains the current settings', async () => {
    expect(await fetchContent('/')).toMatch(/fr Masar$/)
    await writeFile(join(folder, 'config.json'), '{ "siteName": "Atlas" }')
    expect(await fetchContent('/')).toMatch(/fr Atlas$/)
  })

  it('is rendered again after a write, and not after a read', async () => {
    const first = await fetchContent('/')
    await get('/api/settings')
    await site.request('https://cars.example/api/frontend-cars/1/15', { method: 'POST' })
    expect(await fetchContent('/')).toBe(first)
    await site.request('https://cars.example/api/checkout', { method: 'POST' })
    expect(await fetchContent('/')).not.toBe(first)
  })

  it('is not sent again while it is unchanged', async () => {
    const etag = (await get('/')).headers.get('etag') ?? ''
    expect((await get('/', { 'if-none-match': etag })).status).toBe(304)
    expect((await get('/?l=en', { 'if-none-match': etag })).status).toBe(200)
  })

  it('responds with the status codes of redirects and missing pages', async () => {
    const moved = await get('/moved')
    expect([moved.status, moved.headers.get('location')]).toEqual([302, '/sign-in'])
    expect((await get('/missing')).status).toBe(404)
    expect(await fetchContent('/missing')).toBe('no such page')
  })
})

describe('a page behind an emailed link with a secret', () => {
  it.each(['/activate?u=1&e=a&t=secret', '/reset-password/?t=secret', '/booking?b=1&t=secret'])(
    'is sent as the shell when the address contains the secret: %s',
    async (path) => {
      expect(await fetchContent(path)).toBe('')
      expect((await get(path)).headers.get('content-language')).toBeNull()
    },
  )

  it('is rendered when the address contains no secret', async () => {
    expect(await fetchContent('/booking?b=1')).not.toBe('')
  })
})

describe('a customer’s page', () => {
  it('is rendered for this customer only, and not cached', async () => {
    visitor = { id: 'amira', isSuspended: false }
    const response = await get('/', { cookie: 'masar-session=1' })
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(await response.text()).toContain('amira')
    visitor = { id: 'oliver', isSuspended: false }
    expect(await fetchContent('/', { cookie: 'masar-session=2' })).toContain('oliver')
    visitor = null
    expect(await fetchContent('/')).toMatch(/Masar$/)
  })

  it.each(['masar-session=over', '__Host-masar-session=over', 'masar-guest=1'])(
    'is not cached when %s is unknown',
    async (cookie) => {
      const { headers } = await get('/', { cookie })
      expect(headers.get('cache-control')).toBe('private, no-store')
    },
  )
})

describe('a page’s calls', () => {
  it("reach the API with the visitor's cookies and language", async () => {
    const cookie = 'masar-session=1'
    expect(await fetchContent('/reads', { cookie, 'accept-language': 'es' })).toBe('200 settings')
    const [call] = calls
    expect(call?.url).toBe('https://cars.example/api/settings')
    expect(call?.headers.get('cookie')).toBe(cookie)
    expect(call?.headers.get('accept-language')).toBe('es')
  })

  it.each([
    [new CallControl(), ['mine', 'mine']],
    // Without test control it is a public page, which is cached after the first request.
    [null, [null]],
  ])('get the scenario of the page only under test control', async (control, scenarios) => {
    site = startSite(control)
    await fetchContent('/reads', { 'x-page-scenario': 'mine' })
    await fetchContent('/reads', { 'x-page-scenario': 'mine' })
    expect(calls.map(({ headers }) => headers.get('x-scenario'))).toEqual(scenarios)
  })

  it('are rejected unless they are read-only', async () => {
    expect(await fetchContent('/writes')).toBe('503 ')
    expect(calls).toEqual([])
  })
})

describe('a page that cannot be rendered', () => {
  it('is sent as the shell, logged without its query, and counted', async () => {
    const response = await get('/broken?token=secret')
    expect([response.status, await response.text()]).toEqual([200, SHELL])
    expect(logged).toEqual([expect.stringContaining('/broken was not rendered: Error: no page')])
    expect(logged.join()).not.toContain('secret')
    await get('/')
    expect(outcomes).toEqual(['failed', 'rendered'])
  })

  it('does not delay calls or later pages when 200 pages are requested at once', async () => {
    const paths = Array.from({ length: 200 }, (_one, index) => `/search?pickup=${index}`)
    const requests = paths.map((path) => get(path))
    const call = get('/api/settings')
    expect((await call).status).toBe(200)
    expect(outcomes).not.toContain('rendered')
    const pages = await Promise.all(requests)
    expect(pages.map(({ status }) => status)).toEqual(paths.map(() => 200))
    expect(new Set(outcomes)).toEqual(new Set(['rendered', 'busy']))
    expect(await fetchContent('/')).toMatch(/fr Masar$/)
  })
})
