import { i18n } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'

import { windowStore } from '#api/kept/browser-storage.ts'
import { readReturnPath } from '#api/kept/return-path.ts'
import { createApi, type Api } from '#api/client.ts'
import { newId } from '#api/new-id.ts'
import { isNotFetched } from '#api/not-fetched.ts'
import { documentQueries } from '#api/cache/document-queries.ts'
import { setOperatorUnits } from '@masar/domain/service/operator.ts'
import { createFlowHost, type FlowHost } from '#flows/flow-host.ts'
import type { FlowDeps } from '#flows/flow-deps.ts'
import { whenIdle } from '#ui/lifecycle/schedule.ts'
import { lazyPart } from '#ui/lazy/lazy-part.tsx'

import { routeTree } from '../routeTree.gen.ts'
import { chosenCurrency } from './preferences/chosen-currency.ts'
import { type PageStart, startHere } from './rendering/page-start.ts'
import { type AppConfig, operatorUnits } from './config.ts'
import { reloadForNewVersion } from './failures/deployed-version.ts'
import { PlainFailure } from './failures/plain-failure.tsx'
import { parseSearch, stringifySearch } from './address/plain-search.ts'
import { preparePage } from './prepare-page.ts'
import { createNotifications, type Notifications } from './notifications/notifications.ts'
import { createSession, type Session } from './session/session.ts'
import { type UntrueReads, watchUntrueReads } from './tabs/untrue-reads.ts'

const fetchPageFailed = async () => (await import('#rental/page-failed.tsx')).PageFailed

/** What every route is handed: it fetches through `api`, caches in `queries`, asks `session`. */
export interface RouterContext {
  api: Api
  /** The one cache; the first call downloads it. Routes below `_data` have it as `queryClient`. */
  queries: () => Promise<QueryClient>
  /** The page can be used: what must be fresh is fetched from now on. */
  forgetDocument: () => void
  config: AppConfig
  /** Where the charts live. */
  flows: FlowHost
  session: Session
  notifications: Notifications
  reads: UntrueReads
  start: PageStart
}

interface RouterOptions {
  /** Tests bring their own. */
  history?: RouterHistory
  /** Told of every step of every flow; in development only. */
  inspect?: FlowDeps['inspect']
  /** What the server knew when it rendered the document. */
  start?: PageStart
  /** On the server: sends the calls, and where the site is. */
  server?: { send: (request: Request) => Promise<Response>; origin: string }
}

/** The app's pages over one API, one cache and one session. */
export function createAppRouter(config: AppConfig, options: RouterOptions = {}) {
  const { history, inspect, start = startHere(config), server } = options
  setOperatorUnits(operatorUnits(config))
  const { queries, current, forgetDocument } = documentQueries(start.queries, server !== undefined)
  const reads = watchUntrueReads({ queries, onForgotten: () => router.clearCache() })
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
    newId,
    locale: { read: () => i18n.locale, subscribe: (onChange) => i18n.on('change', onChange) },
    currency: () => chosenCurrency(config),
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
    // Without a browser it would write a script into the page.
    scrollRestoration: typeof document !== 'undefined',
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 150,
    defaultPendingMinMs: 300,
    defaultErrorComponent: lazyPart(fetchPageFailed, { Meanwhile: PlainFailure }),
    // The page has failed: nothing on it is lost.
    defaultOnCatch: (error) => {
      if (isNotFetched(error)) void reloadForNewVersion({ keepsInput: false })
    },
    trailingSlash: 'never',
  })
  followSession(router, session)
  return router
}

export type AppRouter = ReturnType<typeof createAppRouter>

/** Loads the code of the first page, and then what a failed page needs: it may come without a network. */
export function prepareFirstPage(router: AppRouter): void {
  whenIdle()
    .then(() => {
      // Deletes one that has expired.
      readReturnPath()
      return fetchPageFailed()
    })
    .catch(() => undefined)
  preparePage(router, router.latestLocation.pathname)
}

/**
 * Whoever signs out lands on the home page; a session that ended by itself lets a strict page send
 * its reader to sign in and back. Every page entered while signed in checks the session again.
 */
function followSession(router: AppRouter, session: Session): void {
  session.onSessionChange((changes) => {
    if (changes.type === 'signedIn') return
    router.clearCache()
    const stays = router.state.matches.some(({ staticData }) => staticData.staysAfterSignOut)
    if (stays) return
    const isLeft = changes.type === 'signedOut' && changes.why === 'left'
    if (isLeft) void router.navigate({ to: changes.toSignIn ? '/sign-in' : '/' })
    else void lookAgain(router)
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
 * Loads the page anew. The first one is not loaded anew before it stands there: the router would show neither that it
 * is waited for nor, without a network, anything at all.
 */
function lookAgain(router: AppRouter): Promise<void> {
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
    /** A page that goes on with whoever is there: a mailed link that asked to sign out first. */
    staysAfterSignOut?: boolean
    /** A page that tells the suspended by itself. */
    saysSuspended?: boolean
    /** No page has this address: status 404. */
    isMissing?: boolean
    /** A page of a customer: without one it shows nothing, from the moment they are gone. */
    isPrivate?: boolean
    /** A page on which somebody books or pays: nothing else is offered there. */
    isUninterrupted?: boolean
    /** A page that leads on, and nowhere else: its frame has no menus and no newsletter. */
    hasNoExits?: boolean
  }
  interface Register {
    router: AppRouter
  }
}
