import { redirect } from '@tanstack/react-router'

import { ApiProblem } from '#api/problem.ts'
import type { FlowHost } from '#flows/flow-host.ts'
import type { StoredUser } from '@masar/machines/session/session-facts.ts'
import type { components } from '@masar/openapi/schema.d.ts'
import { SIGNED_OUT_VIEWER, type Viewer } from '#api/viewer.ts'

import type { SessionActor } from '../../features/account/session-actor.ts'
import type { LazySession } from '../../features/account/use-session.ts'
import type { RunningSession, SessionChange } from './running-session.ts'
import { subscribeToStorage } from '../storage.ts'
import { parseStoredUser, readStoredUser, storeUser } from './stored-user.ts'
import { watchDraftRequests } from '../tabs/draft-requests.ts'
import { openTabChannel, toTabMessage } from '../tabs/tab-channel.ts'

type UserProfile = components['schemas']['UserProfile']

/** The session API for everything except the sign-in page. */
export interface Session {
  viewer: () => Viewer
  /** Resolves once the user is known. */
  known: () => Promise<Viewer>
  /** Subscribes to changes to `viewer`. Returns a cleanup function. */
  subscribe: (listener: () => void) => () => void
  /** Subscribes to sign-in and sign-out. Returns a cleanup function. */
  onSessionChange: (listener: (change: SessionChange) => void) => () => void
  /** Subscribes to sign-outs in other tabs that the server has processed. Returns a cleanup function. */
  onEndedElsewhere: (listener: () => void) => () => void
  /** Returns the running session machine, which the first call downloads. */
  actor: () => Promise<SessionActor>
  /** Returns the session machine if it has been started; otherwise, returns a function that downloads it. */
  forPage: () => Promise<SessionActor | LazySession>
  /** For `beforeLoad` of a strict page: returns the customer, or throws a redirect to sign in and back. */
  requireUser: (page: { href: string }) => Promise<UserProfile>
  signOut: () => void
  /**
   * Signs out once `end` has ended all sessions of the customer. Until then, ignores that this session has
   * ended. Rejects with the error of `end`.
   */
  signOutAfter: (end: () => Promise<void>) => Promise<void>
  /** Checks whether the user for whom the server rendered the document is still signed in. */
  verify: () => void
  /** Call when a suspended customer has dismissed the notice. */
  dismissSuspension: () => void
  /** Call when the user leaves the page on which signing in or up has failed. */
  dismissProblem: () => void
  /** Call after a 401 or 403 response: checks the session again. */
  refused: () => void
  /** Checks the session again (SESSION-4). Call when a page is entered. */
  refresh: () => void
  /** Call after changing the profile: reloads it in every tab. */
  profileChanged: () => void
  /** Call when the page was restored from the back/forward cache. Resolves once the user is known. */
  comeBack: () => Promise<void>
  /** Saves a signed-in user's language on the server. Rejects on failure. */
  saveLanguage: (language: string) => Promise<void>
  /** Applies a language that another tab has saved. */
  learnLanguage: (language: string) => void
  /** Call when the app is unmounted. */
  stop: () => void
}

export interface SessionOptions {
  /** The user for whom the server rendered the document. */
  start?: Viewer | null
  /** Provides the host of the session machine; called when a check is needed. */
  host: () => Promise<FlowHost>
  /** Resolves once no call needs the ended session any more. */
  flushBeforeSignOut: () => Promise<void>
}

const UNKNOWN_VIEWER: Viewer = { status: 'unknown', user: null }

/**
 * Creates the session of this page load. Its machine is downloaded only when a check is needed, so it is not
 * loaded for visitors on the home page.
 */
export function createSession({ host, start, flushBeforeSignOut }: SessionOptions): Session {
  const changed = new Set<() => void>()
  const sessionListeners = new Set<(change: SessionChange) => void>()
  const endListeners = new Set<() => void>()
  let life: RunningSession | null = null
  let starting: Promise<RunningSession> | null = null
  let before: Viewer = start ?? SIGNED_OUT_VIEWER
  /** Whether the document's user is still being checked for the first time. */
  let isUnchecked = Boolean(start)

  const notify = () => {
    for (const listener of changed) listener()
  }
  const onChange = () => {
    if (life && life.viewer().status !== 'unknown') isUnchecked = false
    notify()
  }
  const onSessionChange = (change: SessionChange) => {
    const forTabs = toTabMessage(change)
    if (forTabs) tabs.tell(forTabs)
    for (const listener of sessionListeners) listener(change)
  }
  const onEnded = () => tabs.tell({ type: 'ended' })
  const showBefore = (viewer: Viewer) => {
    before = viewer
    notify()
  }

  function loadSession(): Promise<RunningSession> {
    starting ??= Promise.all([import('./running-session.ts'), host()])
      .then(([{ connectSession }, flows]) => {
        life = connectSession(flows, { onChange, onSessionChange, onEnded, flushBeforeSignOut })
        onChange()
        return life
      })
      .catch((error: unknown) => {
        starting = null
        showBefore(SIGNED_OUT_VIEWER)
        throw error
      })
    return starting
  }

  function restore() {
    showBefore(UNKNOWN_VIEWER)
    loadSession().catch(() => undefined)
  }

  const actor = async () => (await loadSession()).actor
  const viewer = () => {
    const current = life?.viewer()
    if (!current) return before
    // An equal viewer does not count as a change.
    const isShown = current.status === 'unknown' ? isUnchecked : isSame(current, before)
    return start && isShown ? before : current
  }
  const known = async () =>
    viewer().status === 'unknown' ? (await loadSession()).known() : viewer()

  let isEnding = false
  const refresh = () => {
    if (life && !isEnding && viewer().user) life.actor.send({ type: 'refresh.requested' })
  }
  const signOut = () => life?.actor.send({ type: 'signOut.requested', toSignIn: false })
  const follow = (stored: StoredUser | null) => {
    if (life && stored) life.actor.send({ type: 'tab.signedIn', stored })
    else if (life) refresh()
    else if (stored) restore()
  }

  /**
   * Signs in the stored user if no user is signed in here, for example after a session check that failed
   * because the server was unreachable.
   */
  const signInStoredUser = () => {
    const stored = readStoredUser()
    if (stored && !viewer().user) follow(stored)
  }
  const checkAgain = () => {
    if (viewer().user) return
    life?.forgetPrivate()
    for (const listener of endListeners) listener()
  }
  const tabs = openTabChannel((change) => {
    if (change.type === 'doubted') refresh()
    else if (change.type === 'signedIn') signInStoredUser()
    else if (change.type === 'ended') checkAgain()
    else if (life && life.actor.getSnapshot().context.stored?.id === change.userId) {
      life.actor.send({ type: change.type === 'left' ? 'tab.signedOut' : 'tab.suspended' })
    }
  })
  const stopDraftRequests = watchDraftRequests()
  const unfollow = subscribeToStorage((key, value) => {
    if (key === 'masar-user' || key === null) follow(parseStoredUser(value))
  })
  if (readStoredUser() && !start) restore()

  return {
    viewer,
    known,
    subscribe: (listener) => addListener(changed, listener),
    onSessionChange: (listener) => addListener(sessionListeners, listener),
    onEndedElsewhere: (listener) => addListener(endListeners, listener),
    actor,
    forPage: async () => (starting ? actor() : { download: actor }),
    async requireUser({ href }) {
      const { status, user } = await known()
      if (user) return user
      if (status === 'suspended') throw redirect({ to: '/' })
      // Signing in would fail without a network, and the stored user may still have a session.
      if (!navigator.onLine && readStoredUser()) throw new ApiProblem({ kind: 'network' })
      throw redirect({ to: '/sign-in', search: { from: href } })
    },
    signOut,
    async signOutAfter(end) {
      isEnding = true
      try {
        await end()
        signOut()
      } finally {
        isEnding = false
        // The session may have ended although the response was lost.
        refresh()
      }
    },
    verify() {
      if (start?.user) {
        if (!readStoredUser()) storeUser({ ...start.user, id: start.user._id })
        loadSession().catch(() => undefined)
      } else if (readStoredUser()) restore()
    },
    dismissSuspension: () => void life?.dismiss(),
    dismissProblem: () => life?.actor.send({ type: 'problem.dismissed' }),
    refused() {
      if (life?.actor.getSnapshot().matches({ signedIn: 'fresh' })) refresh()
    },
    refresh,
    profileChanged() {
      refresh()
      tabs.tell({ type: 'doubted' })
    },
    async comeBack() {
      const stored = readStoredUser()
      if (life && !stored) life.actor.send({ type: 'tab.signedOut' })
      else follow(stored)
      refresh()
      await life?.checked()
    },
    async saveLanguage(language) {
      const { user } = await known()
      if (user) await life?.saveLanguage(user._id, language)
    },
    learnLanguage(language) {
      life?.actor.send({ type: 'user.changed', user: { language } })
    },
    stop() {
      unfollow()
      tabs.stop()
      stopDraftRequests()
      life?.actor.stop()
      life = null
      showBefore(SIGNED_OUT_VIEWER)
    },
  }
}

const isSame = (one: Viewer, other: Viewer) => JSON.stringify(one) === JSON.stringify(other)

function addListener<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
