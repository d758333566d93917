import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { readConfig } from '../config/config.ts'
import { createSite } from './site.ts'
import { createSitemapRoutes } from './sitemap.ts'

const CAR_IDS = ['66aa00000000000000000030', '66aa00000000000000000031']
const LISTED_IDS = {
  locations: () => Promise.resolve(['66aa00000000000000000020']),
  cars: () => Promise.resolve(CAR_IDS),
}
let appDir: string
let site: ReturnType<typeof createSite>
beforeAll(async () => {
  appDir = await mkdtemp(join(tmpdir(), 'masar-sitemap-'))
  const config = { ...readConfig({ PUBLIC_URL: 'https://cars.example' }), appDir }
  site = createSite({
    api: () => Promise.resolve(new Response()),
    config,
    callControl: null,
    listed: LISTED_IDS,
  })
})
afterAll(() => rm(appDir, { recursive: true }))

const get = async (path: string) => {
  const response = await site.request(`https://cars.example${path}`)
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    text: await response.text(),
  }
}
const listPages = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, page]) => page)

it('robots.txt contains the sitemap URL and excludes API calls', async () => {
  const { status, type, text } = await get('/robots.txt')
  expect([status, type]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(text).toBe('User-agent: *\nDisallow: /api/\nSitemap: https://cars.example/sitemap.xml\n')
})

it('the sitemap lists the public pages with the public origin, in every language', async () => {
  const { status, type, text } = await get('/sitemap.xml')
  expect([status, type]).toEqual([200, 'application/xml; charset=utf-8'])
  expect(listPages(text)).toContain('https://cars.example/suppliers')
  expect(listPages(text)).toContain('https://cars.example/locations')
  expect(text).toContain('hreflang="es" href="https://cars.example/faq?l=es"')
  expect(text).not.toMatch(/bookings|settings|checkout/)
})

it('the sitemap lists a page for each location', async () => {
  const { text } = await get('/sitemap.xml')
  const page = 'https://cars.example/locations?at=66aa00000000000000000020'
  expect(listPages(text)).toContain(page)
  expect(text).toContain(`hreflang="fr" href="${page}&amp;l=fr"`)
})

it('the sitemap lists a page for each car', async () => {
  const { text } = await get('/sitemap.xml')
  const page = `https://cars.example/car/${CAR_IDS[0]}`
  expect(listPages(text)).toContain(page)
  expect(text).toContain(`hreflang="es" href="${page}?l=es"`)
})

it('the sitemap is an index when the pages do not fit into one file', async () => {
  const publicUrl = new URL('https://cars.example')
  const large = createSitemapRoutes({ appDir, publicUrl }, LISTED_IDS, 4)
  const read = async (path: string) => (await large.request(path)).text()

  expect(listPages(await read('/sitemap.xml'))).toEqual([
    'https://cars.example/sitemap-1.xml',
    'https://cars.example/sitemap-2.xml',
    'https://cars.example/sitemap-3.xml',
  ])
  expect(listPages(await read('/sitemap-1.xml'))).toHaveLength(4)
  expect(listPages(await read('/sitemap-3.xml')).at(-1)).toBe(
    `https://cars.example/car/${CAR_IDS[1]}`,
  )
})

it.each(['sitemap-2.xml', 'sitemap-0.xml', 'sitemap-99999.xml', 'sitemap-1e3.xml'])(
  'the sitemap has no file %s when one file is enough',
  async (file) => {
    expect((await get(`/${file}`)).status).toBe(404)
  },
)

it('the sitemap omits the suppliers page when suppliers are hidden', async () => {
  await writeFile(join(appDir, 'config.json'), '{ "hideSuppliers": true }')
  expect(listPages((await get('/sitemap.xml')).text)).not.toContain(
    'https://cars.example/suppliers',
  )
})

it('the sitemap lists the suppliers page when the settings cannot be read', async () => {
  await writeFile(join(appDir, 'config.json'), '{ "hideSuppliers": ')
  expect(listPages((await get('/sitemap.xml')).text)).toContain('https://cars.example/suppliers')
})
