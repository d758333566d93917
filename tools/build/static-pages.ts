import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import { renderDocumentHtml } from '../../server/site/rendering/document-html.ts'
import { createShellReader } from '../../server/site/rendering/shell.ts'
import type { RendererModule } from '../../server/site/rendering/protocol.ts'
import { isLanguage, LANGUAGES } from '../../domain/service/languages.ts'

/** Pages that are the same for every visitor and need no data. */
export const STATIC_PAGES = [
  '/',
  '/sign-in',
  '/sign-up',
  '/forgot-password',
  '/about',
  '/contact',
  '/cookie-policy',
  '/faq',
  '/privacy',
  '/tos',
  '/not-found',
] as const

/** Returns the file name of a page's document, without its extension. */
export const getStaticPageName = (page: string): string => (page === '/' ? 'home' : page.slice(1))

/**
 * Writes the static pages of a build as `documents/<language>/<name>.html`, for web hosts without our server. The
 * build's renderer renders them without data, because no API runs during a build. Returns the number of pages.
 */
export async function writeStaticPages(folder: string): Promise<number> {
  const renderer = pathToFileURL(resolve(folder, 'renderer', 'render-page.js')).href
  const { renderDocument } = (await import(renderer)) as RendererModule
  const shell = await createShellReader(folder)()
  if (!shell) throw new Error(`${folder} has no index.html or no valid config.json.`)
  const settings: Record<string, unknown> = { ...shell.settings }
  const written = settings['languages']
  const languages = Array.isArray(written) ? written.filter(isLanguage) : LANGUAGES
  const origin = process.env['PUBLIC_URL'] ? new URL(process.env['PUBLIC_URL']).origin : ''

  for (const language of languages) {
    for (const page of STATIC_PAGES) {
      // oxlint-disable-next-line no-await-in-loop -- the renderer supports one language at a time
      const rendered = await renderDocument({
        href: page,
        origin,
        settings,
        language,
        currency: null,
        theme: null,
        isPhone: false,
        isStatic: true,
        visitor: null,
        fetch: () => Promise.resolve(new Response(null, { status: 503 })),
      })
      const file = join(folder, 'documents', language, `${getStaticPageName(page)}.html`)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(
        file,
        renderDocumentHtml(shell, rendered, { href: page, language, theme: null }),
      )
    }
  }
  return languages.length * STATIC_PAGES.length
}
