import { i18n } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'

import { windowStore } from '#api/stored/browser-storage.ts'
import { readReturnPath } from '#api/stored/return-path.ts'
import { createApi, type Api } from '#api/client.ts'
import { createUuid } from '#api/new-id.ts'
import { isNotFetched } from '#api/not-fetched.ts'
import { createDocumentQueries } from '#api/cache/document-queries.ts'
import { setOperatorUnits } from '@masar/domain/service/operator.ts'
import { createFlowHost, type FlowHost } from '#flows/flow-host.ts'
import type { FlowDeps } from '#flows/flow-deps.ts'
import { waitForIdle } from '#ui/lifecycle/schedule.ts'
import { lazyPart } from '#ui/lazy/lazy-part.tsx'

import { routeTree } from '../routeTree.gen.ts'
import { readChosenCurrency } from './preferences/chosen-currency.ts'
import { createClientStart, type PageStart } from './rendering/page-start.ts'
import { type AppConfig, toOperatorUnits } from './config.ts'
import { reloadForNewVersion } from './failures/deployed-version.ts'
import { PlainFailure } from './failures/plain-failure.tsx'
import { parseSearch, stringifySearch } from './address/plain-search.ts'
import { preparePage } from './prepare-page.ts'
import { createNotifications, type Notifications } from './notifications/notifications.ts'
import { createSession, type Session } from './session/session.ts'
import { createQueryInvalidation, type QueryInvalidation } from './tabs/invalidate-queries.ts'

const fetchPageError = async () => (await import('#rental/page-failed.tsx')).PageError

/** The context of every route: `api` sends calls, `queries` provides the cache, and `session` the user. */
export interface RouterContext {
  api: Api
  /** Returns the query cache, which the first call downloads. Routes below `_data` have it as `queryClient`. */
  queries: () => Promise<QueryClient>
  /** Call when the page is interactive: from then on, fresh data is fetched. */
  forgetDocument: () => void
  config: AppConfig
  flows: FlowHost
  session: Session
  notifications: Notifications
  reads: QueryInvalidation
  start: PageStart
}

interface RouterOptions {
  /** Replaces the browser's history on the server and in tests. */
  history?: RouterHistory
  /** Receives every step of every flow; in development only. */
  inspect?: FlowDeps['inspect']
  /** The state in which the server rendered the document. */
  start?: PageStart
  /** On the server only: how to send calls, and the origin of the site. */
  server?: { send: (request: Request) => Promise<Response>; origin: string }
}

/** Creates the router of the app, with one API client, one cache and one session. */
export function createAppRouter(config: AppConfig, options: RouterOptions = {}) {
  const { history, inspect, start = createClientStart(config), server } = options
  setOperatorUnits(toOperatorUnits(config))
  const { queries, current, forgetDocument } = createDocumentQueries(
    start.queries,
    server !== undefined,
  )
  const reads = createQueryInvalidation({ queries, onInvalidated: () => router.clearCache() })
  const api = createApi({
    host: config.apiHost || (server?.origin ?? ''),
    ...(server && { send: server.send }),
    onRefused: () => session.refused(),
    onEnded: reads.ended,
  })
  const host = async () => {
    await queries()
    return flows
  }
  const session = createSession({
    host,
    start: start.viewer,
    flushBeforeSignOut: () => notifications.flushBeforeSignOut(),
  })
  const flows = createFlowHost({
    api,
    config,
    session,
    queryClient: () => {
      const queryClient = current()
      if (!queryClient) throw new Error('The cache is used before it has been downloaded.')
      return queryClient
    },
    storage: windowStore,
    now: () => new Date(),
    newId: createUuid,
    locale: { read: () => i18n.locale, subscribe: (onChange) => i18n.on('change', onChange) },
    currency: () => readChosenCurrency(config),
    ...(import.meta.env.DEV && { inspect }),
  })
  const onFeedChange = () => void reads.changedElsewhere().catch(() => undefined)
  const { pageSize } = config
  const notifications = createNotifications({
    host,
    session,
    unreadAtStart: start.unread,
    pageSize,
    onFeedChange,
  })

  const router = createRouter({
    routeTree,
    ...(history && { history }),
    context: {
      api,
      queries,
      forgetDocument,
      config,
      flows,
      session,
      notifications,
      reads,
      start,
    },
    parseSearch,
    stringifySearch,
    // On the server, the router would write a script into the page.
    scrollRestoration: typeof document !== 'undefined',
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 150,
    defaultPendingMinMs: 300,
    defaultErrorComponent: lazyPart(fetchPageError, { Fallback: PlainFailure }),
    // A page that has failed has no input to lose.
    defaultOnCatch: (error) => {
      if (isNotFetched(error)) void reloadForNewVersion({ keepsInput: false })
    },
    trailingSlash: 'never',
  })
  watchSession(router, session)
  return router
}

export type AppRouter = ReturnType<typeof createAppRouter>

/** Loads the code of the first page, and then that of the error page, which may be needed without a network. */
export function prepareFirstPage(router: AppRouter): void {
  waitForIdle()
    .then(() => {
      // Deletes an expired path.
      readReturnPath()
      return fetchPageError()
    })
    .catch(() => undefined)
  preparePage(router, router.latestLocation.pathname)
}

/**
 * Navigates when the session ends: to the home page after signing out, or from a strict page to sign-in and
 * back after the session has expired. Checks the session again on every page that is entered while signed in.
 */
function watchSession(router: AppRouter, session: Session): void {
  session.onSessionChange((changes) => {
    if (changes.type === 'signedIn') return
    router.clearCache()
    const stays = router.state.matches.some(({ staticData }) => staticData.staysAfterSignOut)
    if (stays) return
    const isLeft = changes.type === 'signedOut' && changes.why === 'left'
    if (isLeft) void router.navigate({ to: changes.toSignIn ? '/sign-in' : '/' })
    else void refreshPage(router)
  })
  session.onEndedElsewhere(() => {
    router.clearCache()
    void router.invalidate()
  })
  router.subscribe('onResolved', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return
    session.refresh()
    router.options.context.notifications.refresh()
  })
}

/**
 * Reloads the data of the current page. Waits until the first page is rendered; otherwise the router would show
 * no progress and, without a network, no page at all.
 */
function refreshPage(router: AppRouter): Promise<void> {
  if (router.state.resolvedLocation) return router.invalidate()
  return new Promise((resolve) => {
    const stop = router.subscribe('onResolved', () => {
      stop()
      resolve(router.invalidate())
    })
  })
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page stays open after signing out, for example because its emailed link requires signing out. */
    staysAfterSignOut?: boolean
    /** The page itself shows that the customer is suspended. */
    saysSuspended?: boolean
    /** The not-found page, with status 404. */
    isMissing?: boolean
    /** A page for signed-in customers, which is cleared as soon as the session ends. */
    isPrivate?: boolean
    /** A page for booking or paying, without other offers. */
    isUninterrupted?: boolean
    /** A page with a single next step, without menus or the newsletter form. */
    hasNoExits?: boolean
  }
  interface Register {
    router: AppRouter
  }
}
