import { Hono } from 'hono'

import { LANGUAGES } from '@masar/domain/service/languages.ts'

import type { Config } from '../config/config.ts'
import { readAppSettings } from './app-settings.ts'

/** The pages for search engines; private pages and searches are excluded. */
const PUBLIC_PATHS = [
  '/',
  '/locations',
  '/suppliers',
  '/about',
  '/faq',
  '/contact',
  '/tos',
  '/privacy',
  '/cookie-policy',
]

/** The ids of locations and cars with their own pages. */
export interface ListedIds {
  locations: () => Promise<readonly string[]>
  cars: () => Promise<readonly string[]>
}

/** The limit of sitemaps.org for one file. */
const MAX_PAGES_PER_FILE = 50_000

/**
 * Serves `/robots.txt` and `/sitemap.xml` (sitemaps.org 0.9) to search engines. With more pages than fit into one file, the
 * sitemap is an index of `/sitemap-1.xml` and so on.
 */
export function createSitemapRoutes(
  { appDir, publicUrl }: Pick<Config, 'appDir' | 'publicUrl'>,
  listed: ListedIds,
  maxPages = MAX_PAGES_PER_FILE,
): Hono {
  const { origin } = publicUrl
  const site = new Hono()
  site.get('/robots.txt', (c) =>
    c.body(renderRobots(origin), 200, { 'content-type': 'text/plain; charset=utf-8' }),
  )
  async function listPaths(): Promise<string[]> {
    const { hideSuppliers } = await readAppSettings(appDir)
    const hidden = hideSuppliers === true ? ['/suppliers'] : []
    const [locations, cars] = await Promise.all([listed.locations(), listed.cars()])
    return listPagePaths({ hidden, locations, cars })
  }
  site.get('/sitemap.xml', async (c) => {
    const paths = await listPaths()
    const xml =
      paths.length > maxPages
        ? renderIndex(origin, Math.ceil(paths.length / maxPages))
        : renderSitemap(origin, paths)
    return c.body(xml, 200, XML_HEADERS)
  })
  site.get('/:file{sitemap-[1-9][0-9]{0,3}\\.xml}', async (c, next) => {
    const end = Number.parseInt(c.req.param('file').slice('sitemap-'.length), 10) * maxPages
    const paths = (await listPaths()).slice(end - maxPages, end)
    return paths.length > 0 ? c.body(renderSitemap(origin, paths), 200, XML_HEADERS) : next()
  })
  return site
}

const XML_HEADERS = { 'content-type': 'application/xml; charset=utf-8' }

export const renderRobots = (origin: string): string =>
  `User-agent: *\nDisallow: /api/\nSitemap: ${origin}/sitemap.xml\n`

interface SitemapPages {
  hidden?: readonly string[]
  /** The ids of locations with their own page. */
  locations?: readonly string[]
  cars?: readonly string[]
}

export const listPagePaths = ({ hidden = [], locations = [], cars = [] }: SitemapPages = {}) => [
  ...PUBLIC_PATHS.filter((path) => !hidden.includes(path)),
  ...locations.map((id) => `/locations?at=${id}`),
  ...cars.map((id) => `/car/${id}`),
]

export const renderSitemap = (origin: string, paths: readonly string[] = listPagePaths()): string =>
  `${XML_DECLARATION}\n${URL_SET_TAG}\n${paths.map((path) => renderEntry(origin + path)).join('\n')}\n</urlset>\n`

function renderIndex(origin: string, files: number): string {
  const parts = Array.from(
    { length: files },
    (_, index) => `<sitemap><loc>${origin}/sitemap-${index + 1}.xml</loc></sitemap>`,
  )
  return `${XML_DECLARATION}\n${INDEX_TAG}\n${parts.join('\n')}\n</sitemapindex>\n`
}

const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>'
const URL_SET_TAG =
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">'
const INDEX_TAG = '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'

/** Renders a page's entry, with one URL without a language and one URL per language. */
function renderEntry(address: string): string {
  const sign = address.includes('?') ? '&amp;' : '?'
  const links = LANGUAGES.map(
    (language) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${address}${sign}l=${language}"/>`,
  )
  const usual = `<xhtml:link rel="alternate" hreflang="x-default" href="${address}"/>`
  return `<url><loc>${address}</loc>${links.join('')}${usual}</url>`
}
