import { createMemoryHistory } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'

import { activateLanguage } from '#i18n/activate.ts'
import type { Language } from '#i18n/languages.ts'
import { PageListening } from '#ui/page-heading.tsx'

import { App } from '../app.tsx'
import { parseConfig } from '../config.ts'
import { createAppRouter } from '../router.ts'

export { DOCUMENT_PAGES, documentName, UNKNOWN_PAGE } from './pages.ts'
export { parseConfig } from '../config.ts'

export interface PageToDraw {
  path: string
  language: Language
  /** What stands in `config.json`. */
  settings: unknown
}

export interface DrawnPage {
  /** What stands in `#root`. */
  html: string
  title: string
  /** The paths of all pages that there are, with a `$` before what is different each time. */
  routes: string[]
}

/**
 * Draws a page as a browser first draws it for a visitor of whom nothing is known. Throws where it cannot
 * be drawn without a browser. One at a time: there is one language.
 */
export async function drawPage({ path, language, settings }: PageToDraw): Promise<DrawnPage> {
  await activateLanguage(language)
  const config = parseConfig(settings)
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createAppRouter(config, { history })
  const { session, flows, reads } = router.options.context
  let title = config.siteName
  globalThis.reportError ??= console.error

  try {
    await router.load()
    const failed = router.state.matches.find(({ status }) => status !== 'success')
    if (failed) throw new Error(`${path} is not drawn: ${failed.status}`, { cause: failed.error })

    const page = (
      <StrictMode>
        <PageListening value={{ onTitle: (shown) => (title = shown) }}>
          <App router={router} config={config} firstLanguage={language} />
        </PageListening>
      </StrictMode>
    )
    const errors: unknown[] = []
    const { prelude } = await prerender(page, {
      onError: (error) => void errors.push(error),
      // A long page is no list of parts that scripts put together.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    })
    const html = await new Response(prelude).text()
    if (errors.length > 0) throw new Error(`${path} is not drawn.`, { cause: errors[0] })
    return { html, title, routes: Object.keys(router.routesByPath) }
  } finally {
    session.stop()
    flows.closeAll()
    reads.stop()
  }
}
