// Must be the first import: the app needs these globals when it is loaded.
import './browser-globals.ts'

import { dehydrate, type Query, type QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { finished } from 'node:stream/promises'

import { fetchUnreadCount, UNREAD_COUNT_KEY } from '#api/calls/notifications.ts'
import { rateQuery } from '#api/queries/rates.query.ts'
import { toProfileKey } from '#api/calls/profile.ts'
import { unwrapResponse } from '#api/unwrap-response.ts'
import { asProblem } from '#api/problem.ts'
import { createApi } from '#api/client.ts'
import { SIGNED_OUT_VIEWER } from '#api/viewer.ts'
import { FRESH_KEY } from '#api/cache/fetch-fresh.ts'
import { activateLanguage, loadTexts, TEXT_PARTS, loadWithTexts } from '#i18n/activate.ts'
import type { Language } from '#i18n/languages.ts'
import { isAmbiguous } from '@masar/domain/service/problem.ts'
import { PageListenerContext } from '#ui/page/page-heading.tsx'

import { App } from '../app.tsx'
import { type AppConfig, parseConfig } from '../config.ts'
import { type AppRouter, createAppRouter } from '../router.ts'
import type { HeadTag } from '../head/head-tags.ts'
import type { PageData } from './page-data.ts'
import { observeResponses } from './observe-responses.ts'

export { parseConfig } from '../config.ts'

export interface PageRequest extends Pick<PageData, 'language' | 'currency' | 'theme' | 'isPhone'> {
  /** The path and query of the page. */
  href: string
  /** The origin of the site, without a trailing slash; empty when unknown. */
  origin: string
  /** The content of `config.json`. */
  settings: unknown
  /** The user of the session, or null. */
  visitor: { id: string; isSuspended: boolean } | null
  /**
   * Whether the build prerenders the page for all visitors, without data. The browser then compares the
   * settings when it opens the document.
   */
  isStatic?: boolean
  /** Sends the page's calls, with the visitor's cookies. */
  fetch: (request: Request) => Promise<Response>
}

/** The parts of a document, or a redirect. */
interface DocumentParts {
  status: number
  location: string | null
  /** The content of `#root`, in UTF-8. */
  html: Uint8Array<ArrayBuffer>
  title: string
  tags: HeadTag[]
  /** `PageData` as JSON; empty for a redirect. */
  data: string
  /** Whether the document must not be cached, because it is personal or some data could not be fetched. */
  isPrivate: boolean
}

/**
 * Renders the document at a URL with its data, using the same routes, loaders and components as the browser.
 * Throws when rendering fails. A process must not render two languages at a time, because Lingui's `i18n` is
 * global.
 */
export async function renderDocument(request: PageRequest): Promise<DocumentParts> {
  const { fetch, outcome } = observeResponses(request.fetch)
  const document = await renderPage({ ...request, fetch }).catch((error: unknown) => {
    if (!outcome.isSessionOver) throw error
    return null
  })
  const { visitor } = request
  const hasEnded = outcome.isSessionOver && visitor !== null && !visitor.isSuspended
  if (!document || hasEnded) return renderPage({ ...request, visitor: null })
  return { ...document, isPrivate: document.isPrivate || outcome.hasFailed }
}

async function renderPage(request: PageRequest): Promise<DocumentParts> {
  const { language, settings, origin, isStatic = false } = request
  // Components build URLs with `location`.
  Object.assign(globalThis, { location: new URL(origin || 'http://localhost') })
  await activateLanguage(language)
  await loadTexts(...TEXT_PARTS)
  const config = parseConfig(settings)
  const router = await startRouter(config, request)
  const { session, flows, reads, queries } = router.options.context
  try {
    const queryClient = await queries()
    await router.load()
    await flows.ready()
    const result = router._serverResult
    if (result?.type === 'redirect') {
      const { redirect } = result
      const location = redirect.headers.get('location') ?? '/'
      const moved = await renderCanonical(request, location)
      return moved ?? createRedirect(location)
    }
    const { html, title } = await renderToHtml(router, config, language)
    const data: PageData = {
      language,
      address: request.href,
      currency: request.currency,
      rate: router.options.context.start.rate,
      theme: request.theme,
      isPhone: request.isPhone,
      now: router.options.context.start.now,
      viewer: session.viewer(),
      unread: router.options.context.start.unread,
      settings,
      isStatic,
      queries: dehydrate(queryClient, { shouldDehydrateQuery: isForBrowser }),
    }
    const failed = listFailedQueries(queryClient)
    const { matches } = router.state
    const match = matches.at(-1)
    const isMissing = matches.some(({ staticData }) => staticData.isMissing)
    const { pathname: path, searchStr: search } = router.latestLocation
    const { createHeadTags: headTags } = await loadWithTexts(
      'below',
      import('../head/head-tags.ts'),
    )
    const tags = match ? headTags({ config, origin, path, search, language, title, match }) : []
    return {
      status: isMissing ? 404 : getPageStatus(result?.status ?? 200, failed),
      location: null,
      isPrivate:
        request.visitor !== null ||
        failed.length > 0 ||
        matches.some((one) => one.staticData.isPrivate),
      html,
      title,
      tags: origin ? tags : tags.filter(({ attributes }) => attributes['property'] !== 'og:url'),
      data: JSON.stringify(data),
    }
  } finally {
    session.stop()
    flows.closeAll()
    reads.stop()
  }
}

/** Returns the queries without a readable response. A refusal counts as a response. */
const listFailedQueries = (queryClient: QueryClient) =>
  queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state: { error } }) => error !== null && isAmbiguous(asProblem(error)))

/**
 * Returns 503 for a page without its main data, which shows an error: search engines and monitors need the
 * status.
 */
const getPageStatus = (routed: number, failed: readonly Query[]) =>
  routed === 200 && failed.some(({ meta }) => meta?.['isMain']) ? 503 : routed

const createRedirect = (location: string): DocumentParts => ({
  status: 302,
  location,
  html: new Uint8Array(),
  title: '',
  tags: [],
  data: '',
  isPrivate: true,
})

/**
 * Renders the page at its normalized URL instead of redirecting to it; the browser then normalizes the URL
 * itself. Returns null for a redirect to another path.
 */
async function renderCanonical(request: PageRequest, location: string) {
  const [requestedPath] = request.href.split('?')
  const [path] = location.split('?')
  return path === requestedPath && location !== request.href
    ? renderPage({ ...request, href: location })
    : null
}

const SIGNED_OUT_STATE = { viewer: SIGNED_OUT_VIEWER, unread: null }

async function startRouter(config: AppConfig, request: PageRequest): Promise<AppRouter> {
  const { href, fetch, origin, visitor, currency, theme, isPhone } = request
  const server = { send: fetch, origin: origin || 'http://localhost' }
  const history = createMemoryHistory({ initialEntries: [href] })
  const known = visitor ? await fetchViewer(visitor, server, config) : SIGNED_OUT_STATE
  const now = new Date().toISOString()
  const start = { now, currency, rate: null, theme, isPhone, ...known, queries: null }
  const router = createAppRouter(config, { history, start, server })
  const { user } = known.viewer
  const queryClient = await router.options.context.queries()
  if (currency !== null) {
    const query = rateQuery(config.rates, currency, (url) => fetch(new Request(url)))
    const rate = await queryClient.fetchQuery(query).catch(() => null)
    Object.assign(start, { rate })
  }
  if (user) {
    queryClient.setQueryData(toProfileKey(user._id), user)
    if (known.unread !== null) queryClient.setQueryData(UNREAD_COUNT_KEY, known.unread)
  }
  return router
}

async function fetchViewer(
  { id, isSuspended }: NonNullable<PageRequest['visitor']>,
  { send, origin }: { send: PageRequest['fetch']; origin: string },
  { apiHost }: AppConfig,
): Promise<Pick<PageData, 'viewer' | 'unread'>> {
  if (isSuspended) return { viewer: { status: 'suspended', user: null }, unread: null }
  const api = createApi({ host: apiHost || origin, send })
  const [user, unread] = await Promise.all([
    unwrapResponse(api.GET('/api/user/{id}', { params: { path: { id } } })),
    // On failure, the browser fetches the count instead.
    fetchUnreadCount(api, id).catch(() => null),
  ])
  return { viewer: { status: 'signedIn', user }, unread }
}

async function renderToHtml(router: AppRouter, config: AppConfig, language: Language) {
  let title = config.siteName
  const errors: unknown[] = []
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <PageListenerContext value={{ onTitle: (shown) => (title = shown) }}>
        <App router={router} config={config} firstLanguage={language} />
      </PageListenerContext>
    </StrictMode>,
    {
      onError: (error) => void errors.push(error),
      // Otherwise, React would split a long page into parts that scripts put together in the browser.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  )
  const chunks: Buffer[] = []
  // An iterator would wait for each of a hundred chunks that are available already.
  prelude.on('data', (chunk: Buffer) => chunks.push(chunk))
  await finished(prelude)
  // Copies the bytes to a buffer that can be transferred to another thread: small Node buffers share one.
  const html = new Uint8Array(Buffer.concat(chunks))
  if (errors.length > 0) throw errors[0]
  return { html, title }
}

/**
 * Returns whether the document contains a query. Omits failed queries, and the fresh fetches of checkout,
 * because their data is also stored under the usual key.
 */
const isForBrowser = ({ state, queryKey }: Query) =>
  state.status === 'success' && queryKey.at(-1) !== FRESH_KEY
