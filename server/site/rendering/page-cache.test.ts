import { describe, expect, it } from 'vitest'

import { PageCache } from './page-cache.ts'

function start() {
  let now = 1_000_000
  let rendered = 0
  const cache = new PageCache(() => now)
  const render = (headers: Record<string, string> = {}, status = 200) => {
    rendered += 1
    return Promise.resolve(new Response(`page ${rendered}`, { status, headers }))
  }
  const get = async (key: string, draw: () => Promise<Response | null> = render) =>
    (await cache.get(key, draw))?.text()
  return { cache, get, render, pass: (ms: number) => (now += ms), count: () => rendered }
}

describe('PageCache', () => {
  it('keeps a page for five seconds', async () => {
    const { get, pass } = start()
    expect(await get('/ fr')).toBe('page 1')
    pass(4999)
    expect(await get('/ fr')).toBe('page 1')
    pass(1)
    expect(await get('/ fr')).toBe('page 2')
  })

  it('keeps a page for each key', async () => {
    const { get } = start()
    const pages = [await get('/ fr'), await get('/ en'), await get('/faq fr'), await get('/ fr')]
    expect(pages).toEqual(['page 1', 'page 2', 'page 3', 'page 1'])
  })

  it('renders once for requests at the same time', async () => {
    const { get, count } = start()
    const pages = await Promise.all([get('/'), get('/'), get('/')])
    expect([pages, count()]).toEqual([['page 1', 'page 1', 'page 1'], 1])
  })

  it('renders again after a write, even when it came while the page was rendered', async () => {
    const { cache, get } = start()
    await get('/')
    cache.clear()
    expect(await get('/')).toBe('page 2')
    const rendering = get('/faq')
    cache.clear()
    await rendering
    expect(await get('/faq')).toBe('page 4')
  })

  it.each([
    ['private ones', { 'cache-control': 'private, no-store' }, 200],
    ['missing ones', {}, 404],
    ['redirects', { location: '/' }, 302],
  ])('does not keep %s', async (_what, headers, status) => {
    const { get, render } = start()
    expect(await get('/', () => render(headers, status))).toBe('page 1')
    expect(await get('/')).toBe('page 2')
  })

  it('does not keep that a page was not rendered', async () => {
    const { get } = start()
    expect(await get('/', () => Promise.resolve(null))).toBeUndefined()
    expect(await get('/')).toBe('page 1')
  })

  it('forgets the oldest pages when there are more than 300', async () => {
    const { get, count } = start()
    for (let page = 0; page <= 300; page += 1) await get(`/car/${page}`)
    await get('/car/1')
    expect(count()).toBe(301)
    await get('/car/0')
    expect(count()).toBe(302)
  })
})
