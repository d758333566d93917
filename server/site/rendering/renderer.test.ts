import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import type { Language } from '@masar/domain/service/languages.ts'

import type { PageJob } from './protocol.ts'
import {
  type PageCallHandler,
  Renderer,
  RenderingBusyError,
  RenderingTimeoutError,
} from './renderer.ts'

/** The code of a renderer that is controlled by the page's path. */
const RENDERER_CODE = `
let rendered = 0
export async function renderDocument({ href, language, origin, fetch }) {
  const url = new URL(href, origin)
  if (url.pathname === '/throw') throw new Error('no page', { cause: new Error('no data') })
  if (url.pathname === '/hang') for (;;);
  if (url.pathname === '/end') process.exit()
  if (url.pathname === '/never') await new Promise(() => {})
  if (url.pathname === '/late') setImmediate(() => fetch(new Request(new URL('/api/settings', origin))))
  let html = language
  if (url.pathname === '/call') {
    const response = await fetch(new Request(new URL('/api/cars', origin), { method: 'POST', body: 'clio', headers: { 'x-asked': 'yes' } }))
    html = response.status + ' ' + await response.text()
  }
  if (url.pathname === '/asks') {
    const paths = [url.searchParams.get('path'), url.searchParams.get('path')]
    const responses = await Promise.all(paths.map((path) => fetch(new Request(new URL(path, origin)))))
    html = (await Promise.all(responses.map((response) => response.text()))).join()
  }
  rendered += 1
  return { status: 200, location: null, html: new TextEncoder().encode(html), title: String(rendered), tags: [], data: '', isPrivate: false }
}
`

let folder: string
let code: string
let renderer: Renderer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'masar-renderer-'))
  const file = join(folder, 'render-page.mjs')
  await writeFile(file, RENDERER_CODE)
  code = pathToFileURL(file).href
})
afterEach(() => renderer.stop())
afterAll(() => rm(folder, { recursive: true }))

const startRenderer = (limits?: ConstructorParameters<typeof Renderer>[1]) => {
  renderer = new Renderer(code, limits)
  return renderer
}
const createJob = (href: string, language: Language = 'fr'): PageJob => ({
  href,
  origin: 'https://cars.example',
  language,
  currency: null,
  theme: null,
  isPhone: false,
  settings: {},
  visitor: null,
})
const rejectCalls: PageCallHandler = () => Promise.reject(new Error('Unexpected API call.'))
async function render(href: string, language?: Language, answer = rejectCalls) {
  const page = await renderer.render(createJob(href, language), answer)
  return { ...page, html: new TextDecoder().decode(page.html) }
}

const showShared = (href: string) =>
  renderer.render({ ...createJob(href), isShared: true }, () =>
    Promise.resolve(new Response('yes')),
  )

describe('Renderer', () => {
  it('renders each language in a separate thread', async () => {
    startRenderer()
    const pages = await Promise.all([render('/', 'fr'), render('/', 'en'), render('/', 'es')])
    expect(pages.map(({ html }) => html)).toEqual(['fr', 'en', 'es'])
    expect(pages.map(({ title }) => title)).toEqual(['1', '1', '1'])
    expect((await render('/', 'es')).title).toBe('2')
  })

  it('responds to a page’s calls', async () => {
    startRenderer()
    const calls: string[] = []
    const page = await render('/call', 'fr', async (request) => {
      calls.push(`${request.method} ${request.url} ${request.headers.get('x-asked')}`)
      return new Response(`two of ${await request.text()}`, { status: 201 })
    })
    expect(page.html).toBe('201 two of clio')
    expect(calls).toEqual(['POST https://cars.example/api/cars yes'])
  })

  it.each([
    ['once for all shared pages, until a write', true, '/api/settings', [1, 2]],
    ['for each page of one visitor', false, '/api/settings', [2, 6]],
    ['each time when the response depends on the network', true, '/api/country-code', [2, 6]],
  ])('sends a GET call %s', async (_what, isShared, path, counts) => {
    startRenderer()
    let calls = 0
    const show = () =>
      renderer.render({ ...createJob(`/asks?path=${path}`), isShared }, () => {
        calls += 1
        return Promise.resolve(new Response(`response ${calls}`))
      })
    const first = await show()
    expect([calls, new TextDecoder().decode(first.html)]).toEqual([
      counts[0],
      isShared && counts[0] === 1 ? 'response 1,response 1' : 'response 1,response 2',
    ])
    await show()
    renderer.forget()
    await show()
    expect(calls).toBe(counts[1])
  })

  it('responds to a shared call after the page that made it has ended', async () => {
    startRenderer({ timeoutMs: 3000 })
    await showShared('/late')
    const { html } = await showShared('/asks?path=/api/settings')
    expect(new TextDecoder().decode(html)).toBe('yes,yes')
  })

  it('responds to a call with 503 when the API fails', async () => {
    startRenderer()
    expect((await render('/call')).html).toBe('503 ')
  })

  it('rejects with the reason when a render throws, and renders the next page', async () => {
    startRenderer()
    const failed = render('/throw')
    await expect(failed).rejects.toThrow(/no page[\s\S]*Cause: Error: no data/)
    expect((await render('/')).html).toBe('fr')
  })

  it('rejects with RenderingTimeoutError when a page takes too long, and still renders others', async () => {
    startRenderer({ timeoutMs: 3000 })
    const slow = render('/never')
    expect((await render('/')).html).toBe('fr')
    await expect(slow).rejects.toThrow(RenderingTimeoutError)
  })

  it('rejects with RenderingBusyError when too many pages wait', async () => {
    startRenderer({ concurrent: 1, waiting: 1 })
    const answers = Promise.withResolvers<Response>()
    const first = render('/call', 'fr', () => answers.promise)
    const waiting = render('/')
    await expect(render('/')).rejects.toThrow(RenderingBusyError)
    expect((await render('/', 'en')).html).toBe('en')
    answers.resolve(new Response('cars'))
    expect((await first).html).toBe('200 cars')
    expect((await waiting).html).toBe('fr')
  })

  it('rejects with RenderingTimeoutError when a page waits too long for others', async () => {
    startRenderer({ concurrent: 1, timeoutMs: 500 })
    const settled = await Promise.allSettled([render('/never'), render('/'), render('/')])
    for (const one of settled)
      expect(one).toMatchObject({ reason: expect.any(RenderingTimeoutError) })
  })

  it('renders other pages when the API does not respond to a page in time', async () => {
    startRenderer({ concurrent: 1, timeoutMs: 1000 })
    const unanswered = new Promise<Response>(() => {})
    await expect(render('/call', 'fr', () => unanswered)).rejects.toThrow(RenderingTimeoutError)
    // The title shows that the same thread has rendered both pages.
    expect((await render('/')).title).toBe('2')
  })

  it('replaces a thread that hangs, and renders the next page', async () => {
    startRenderer({ concurrent: 1, timeoutMs: 1000 })
    await expect(render('/hang')).rejects.toThrow(RenderingTimeoutError)
    // The thread is replaced after three times the limit.
    const next = await vi.waitFor(() => render('/'), { timeout: 60_000 })
    expect(next.html).toBe('fr')
  })

  it('rejects when a thread exits, and renders the next page in another thread', async () => {
    startRenderer()
    await expect(render('/end')).rejects.toThrow('The rendering thread ended.')
    expect((await render('/')).title).toBe('1')
  })

  it('rejects when the code of the build cannot be loaded', async () => {
    renderer = new Renderer(`${code}.missing`)
    await expect(render('/')).rejects.toThrow(/Cannot find module/)
  })

  it('settles 200 concurrent pages: renders some, and rejects the others with RenderingBusyError', async () => {
    startRenderer({ concurrent: 4, waiting: 20 })
    const settled = await Promise.allSettled(Array.from({ length: 200 }, () => render('/')))
    const rejected = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    expect(settled).toHaveLength(200)
    expect(rejected).toHaveLength(200 - 24)
    expect(rejected.every((reason) => reason instanceof RenderingBusyError)).toBe(true)
  })
})
