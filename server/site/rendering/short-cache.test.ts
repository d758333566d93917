import { describe, expect, it } from 'vitest'

import { ShortCache } from './short-cache.ts'

function createTestCache() {
  let now = 1_000_000
  let made = 0
  const cache = new ShortCache<string>(
    (value) => !value.startsWith('private'),
    () => now,
  )
  const make = (name = 'page') => {
    made += 1
    return Promise.resolve(`${name} ${made}`)
  }
  const get = (key: string, draw: () => Promise<string> = make) => cache.get(key, draw)
  return { cache, get, make, pass: (ms: number) => (now += ms), count: () => made }
}

describe('ShortCache', () => {
  it('keeps a value for five seconds', async () => {
    const { get, pass } = createTestCache()
    expect(await get('/ fr')).toBe('page 1')
    pass(4999)
    expect(await get('/ fr')).toBe('page 1')
    pass(1)
    expect(await get('/ fr')).toBe('page 2')
  })

  it('keeps a value for each key', async () => {
    const { get } = createTestCache()
    const pages = [await get('/ fr'), await get('/ en'), await get('/faq fr'), await get('/ fr')]
    expect(pages).toEqual(['page 1', 'page 2', 'page 3', 'page 1'])
  })

  it('creates a value once for concurrent requests', async () => {
    const { get, count } = createTestCache()
    const pages = await Promise.all([get('/'), get('/'), get('/')])
    expect([pages, count()]).toEqual([['page 1', 'page 1', 'page 1'], 1])
  })

  it('creates a value for each concurrent request when it is private', async () => {
    const { get, make } = createTestCache()
    const pages = await Promise.all([get('/', () => make('private')), get('/'), get('/')])
    expect(pages).toEqual(['private 1', 'page 2', 'page 3'])
  })

  it('creates a value again for a concurrent request when the first one failed', async () => {
    const { get } = createTestCache()
    const first = get('/', () => Promise.reject(new Error('The visitor left.')))
    const second = get('/')
    await expect(first).rejects.toThrow('The visitor left.')
    expect(await second).toBe('page 1')
  })

  it('creates a value again after a write, even a write during its creation', async () => {
    const { cache, get } = createTestCache()
    await get('/')
    cache.clear()
    expect(await get('/')).toBe('page 2')
    const making = get('/faq')
    cache.clear()
    await making
    expect(await get('/faq')).toBe('page 4')
  })

  it('does not keep private values', async () => {
    const { get, make } = createTestCache()
    expect(await get('/', () => make('private'))).toBe('private 1')
    expect(await get('/')).toBe('page 2')
  })

  it('keeps values requested after a write, but not those requested before it', async () => {
    const { cache, get, make } = createTestCache()
    const { promise, resolve } = Promise.withResolvers<string>()
    const before = get('/', () => promise)
    cache.clear()
    expect(await get('/', () => make())).toBe('page 1')
    resolve('private')
    await before
    expect(await get('/')).toBe('page 1')
  })

  it('does not keep a failure', async () => {
    const { get } = createTestCache()
    await expect(get('/', () => Promise.reject(new Error('no page')))).rejects.toThrow('no page')
    expect(await get('/')).toBe('page 1')
  })

  it('drops the oldest values when there are more than 300', async () => {
    const { get, count } = createTestCache()
    for (let page = 0; page <= 300; page += 1) await get(`/car/${page}`)
    await get('/car/1')
    expect(count()).toBe(301)
    await get('/car/0')
    expect(count()).toBe(302)
  })
})
