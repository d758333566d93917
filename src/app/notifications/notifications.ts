import type { FlowHost } from '#flows/flow-host.ts'

import type { RunningNotifications } from './running-notifications.ts'
import type { Session } from '../session/session.ts'

/** The notifications shown by the bell and the list. Lazy-loaded after sign-in. */
export interface Notifications {
  /** The unread count; null until it is known, and for visitors. */
  unread: () => number | null
  /** Subscribes to changes to `unread`. Returns a cleanup function. */
  subscribe: (listener: () => void) => () => void
  /** Returns the running actors of the signed-in customer; rejects for visitors. */
  life: () => Promise<RunningNotifications>
  /** Fetches the count again (NOTIF-8). Call when a page is entered. */
  refresh: () => void
  /** Resolves once the pending changes of a customer who signs out have been sent. */
  flushBeforeSignOut: () => Promise<void>
}

interface NotificationsOptions {
  host: () => Promise<FlowHost>
  session: Session
  /** The count from the document. */
  unreadAtStart: number | null
  pageSize: number
  /** Called when the server reports something new. */
  onFeedChange: () => void
}

interface RunningActors {
  userId: string
  life: Promise<RunningNotifications>
}

/**
 * Creates notifications that follow the session: their actors start for each signed-in customer, and stop on
 * sign-out.
 */
export function createNotifications(options: NotificationsOptions): Notifications {
  const { host, session, unreadAtStart, pageSize, onFeedChange } = options
  const listeners = new Set<() => void>()
  let running: RunningActors | null = null
  let now: RunningNotifications | null = null
  let flushBeforeSignOut = Promise.resolve()
  // The document's count belongs to its customer, not to one who signs in later.
  let unreadInDocument = unreadAtStart

  const onChange = () => {
    for (const listener of listeners) listener()
  }

  async function begin(userId: string): Promise<RunningNotifications> {
    const [{ startNotifications }, flows] = await Promise.all([
      import('./running-notifications.ts'),
      host(),
    ])
    const onEnded = session.refresh
    const life = startNotifications(flows, { userId, pageSize, onChange, onFeedChange, onEnded })
    if (running?.userId === userId) now = life
    else void life.stop()
    onChange()
    return life
  }

  function start(userId: string) {
    const life = begin(userId)
    running = { userId, life }
    life.catch(() => {
      if (running?.life === life) running = null
    })
  }

  function follow() {
    const userId = session.viewer().user?._id ?? null
    if (userId === (running?.userId ?? null)) return
    flushBeforeSignOut = now?.stop() ?? flushBeforeSignOut
    if (running) unreadInDocument = null
    now = null
    running = null
    if (userId) start(userId)
    onChange()
  }

  session.subscribe(follow)

  return {
    unread: () => now?.unread() ?? (session.viewer().user ? unreadInDocument : null),
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    life() {
      follow()
      return running?.life ?? Promise.reject(new Error('There is no signed-in user.'))
    },
    refresh: () => now?.actor.send({ type: 'refresh.requested' }),
    flushBeforeSignOut: () => flushBeforeSignOut,
  }
}
