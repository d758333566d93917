import { Hono } from 'hono'

import { LANGUAGES } from '#domain/service/languages.ts'

import type { Config } from '../config/config.ts'
import { readAppSettings } from './app-settings.ts'

/** The pages that anybody may find; what is private, and a search, is not for search engines. */
const PAGES = [
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

/** What search engines ask for: `/robots.txt`, and `/sitemap.xml` (sitemaps.org 0.9). */
export function sitemap(
  { appDir, publicUrl }: Pick<Config, 'appDir' | 'publicUrl'>,
  locations: () => Promise<readonly string[]>,
): Hono {
  const { origin } = publicUrl
  const site = new Hono()
  site.get('/robots.txt', (c) =>
    c.body(robotsText(origin), 200, { 'content-type': 'text/plain; charset=utf-8' }),
  )
  site.get('/sitemap.xml', async (c) => {
    const { hideSuppliers } = await readAppSettings(appDir)
    const hidden = hideSuppliers === true ? ['/suppliers'] : []
    const xml = sitemapText(origin, { hidden, locations: await locations() })
    return c.body(xml, 200, { 'content-type': 'application/xml; charset=utf-8' })
  })
  return site
}

export const robotsText = (origin: string): string =>
  `User-agent: *\nDisallow: /api/\nSitemap: ${origin}/sitemap.xml\n`

interface SitemapPages {
  hidden?: readonly string[]
  /** The ids of those that have a page each. */
  locations?: readonly string[]
}

export function sitemapText(origin: string, { hidden = [], locations = [] }: SitemapPages = {}) {
  const locationPaths = locations.map((id) => `/locations?at=${id}`)
  const paths = [...PAGES.filter((path) => !hidden.includes(path)), ...locationPaths]
  const pages = paths.map((path) => entry(origin + path))
  return `<?xml version="1.0" encoding="UTF-8"?>\n${SET}\n${pages.join('\n')}\n</urlset>\n`
}

const SET =
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">'

/** A page has one address for everybody, and one that asks for each language. */
function entry(address: string): string {
  const sign = address.includes('?') ? '&amp;' : '?'
  const links = LANGUAGES.map(
    (language) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${address}${sign}l=${language}"/>`,
  )
  const usual = `<xhtml:link rel="alternate" hreflang="x-default" href="${address}"/>`
  return `<url><loc>${address}</loc>${links.join('')}${usual}</url>`
}
