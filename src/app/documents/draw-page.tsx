import { createMemoryHistory } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'

import { activateLanguage, withTexts } from '#i18n/activate.ts'
import type { Language } from '#i18n/languages.ts'
import { PageListening } from '#ui/page/page-heading.tsx'

import { App } from '../app.tsx'
import { parseConfig } from '../config.ts'
import type { HeadTag } from '../head/head-tags.ts'
import { type AppRouter, createAppRouter } from '../router.ts'

export {
  DATELESS_PAGES,
  DOCUMENT_PAGES,
  documentName,
  FRAMED_PAGES,
  UNKNOWN_PAGE,
} from './pages.ts'
export { parseConfig } from '../config.ts'

export interface PageToDraw {
  path: string
  language: Language
  /** What stands in `config.json`. */
  settings: unknown
  /** Only as far as it is the same for everybody: what stands there while its data are on their way. */
  isFrame?: boolean
  /** Where the site is, if that is known. */
  origin?: string | null
}

export interface DrawnPage {
  /** What stands in `#root`. */
  html: string
  title: string
  /** What it says of itself besides, and nothing where it is not all there. */
  tags: HeadTag[]
  /** The paths of all pages that there are, with a `$` before what is different each time. */
  routes: string[]
}

/**
 * Draws a page as a browser first draws it for a visitor of whom nothing is known. Throws where it cannot
 * be drawn without a browser. One at a time: there is one language.
 */
export async function drawPage(page: PageToDraw): Promise<DrawnPage> {
  const { path, language, settings, isFrame = false, origin = null } = page
  await activateLanguage(language)
  const config = parseConfig(settings)
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createAppRouter(config, { history })
  const { session, flows, reads } = router.options.context
  let title = config.siteName
  globalThis.reportError ??= console.error

  try {
    if (isFrame) showWaiting(router)
    await router.load()
    const failed = router.state.matches.find(({ status }) => status !== 'success')
    if (failed) throw new Error(`${path} is not drawn: ${failed.status}`, { cause: failed.error })
    if (router.state.matches.length === 0)
      throw new Error(`${path} is not drawn: it leads elsewhere.`)

    const drawn = (
      <StrictMode>
        <PageListening value={{ onTitle: (shown) => (title = shown) }}>
          <App router={router} config={config} firstLanguage={language} />
        </PageListening>
      </StrictMode>
    )
    const errors: unknown[] = []
    const { prelude } = await prerender(drawn, {
      onError: (error) => void errors.push(error),
      // A long page is no list of parts that scripts put together.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    })
    const html = await new Response(prelude).text()
    if (errors.length > 0) throw new Error(`${path} is not drawn.`, { cause: errors[0] })
    const all = await pageTags({ router, origin, language, title })
    // The rest of what a frame says of itself depends on its address.
    const tags = isFrame ? all.filter(isDescription) : all
    return { html, title, tags, routes: Object.keys(router.routesByPath) }
  } finally {
    session.stop()
    flows.closeAll()
    reads.stop()
  }
}

/** Every address of this router leads to what its page shows while it waits. */
function showWaiting(router: AppRouter): void {
  const [routes] = router.getMatchedRoutes(router.latestLocation.pathname)
  const { options } = routes.at(-1) ?? {}
  if (!options?.pendingComponent) throw new Error('There is nothing to show while it waits.')
  Object.assign(options, { loader: undefined, component: options.pendingComponent })
}

async function pageTags({
  router,
  origin,
  language,
  title,
}: {
  router: AppRouter
  origin: string | null
  language: Language
  title: string
}): Promise<HeadTag[]> {
  const { headTags } = await withTexts('below', import('../head/head-tags.ts'))
  const { matches, location } = router.state
  const match = matches.at(-1)
  if (!match) return []
  const { config } = router.options.context
  const path = location.pathname
  const tags = headTags({ config, origin: origin ?? '', path, search: '', language, title, match })
  // An address in full is none of a build that may lie anywhere.
  return origin === null ? tags.filter(isAnywhere) : tags
}

const isDescription = ({ attributes: { name, content } }: HeadTag) =>
  name === 'description' && content !== ''

const isAnywhere = ({ tag, attributes }: HeadTag) =>
  tag === 'meta' && attributes['property'] !== 'og:url'
