import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { Hono } from 'hono'

import { LANGUAGES } from '#domain/languages.ts'

import type { Config } from '../config/config.ts'
import { SECURITY_HEADERS } from '../http/headers.ts'

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
  site.get('/robots.txt', (c) => {
    const lines = ['User-agent: *', 'Disallow: /api/', `Sitemap: ${origin}/sitemap.xml`]
    return c.text(`${lines.join('\n')}\n`, 200, SECURITY_HEADERS)
  })
  site.get('/sitemap.xml', async (c) => {
    const hidden = (await hidesSuppliers(appDir)) ? ['/suppliers'] : []
    const locationPaths = (await locations()).map((id) => `/locations?at=${id}`)
    const paths = [...PAGES.filter((path) => !hidden.includes(path)), ...locationPaths]
    const pages = paths.map((path) => entry(origin + path))
    const xml = `<?xml version="1.0" encoding="UTF-8"?>\n${SET}\n${pages.join('\n')}\n</urlset>\n`
    return c.body(xml, 200, { ...SECURITY_HEADERS, 'content-type': 'application/xml' })
  })
  return site
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
  return `<url><loc>${address}</loc>${links.join('')}</url>`
}

/** As the app reads it (`hideSuppliers` in config.json). */
async function hidesSuppliers(appDir: string): Promise<boolean> {
  try {
    const settings: unknown = JSON.parse(await readFile(join(appDir, 'config.json'), 'utf8'))
    return (
      typeof settings === 'object' &&
      settings !== null &&
      'hideSuppliers' in settings &&
      settings.hideSuppliers === true
    )
  } catch {
    return false
  }
}
