import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { EventFromLogic, SnapshotFrom } from 'xstate'

import type { Problem } from '@masar/domain/service/problem.ts'
import type { sessionMachine } from '@masar/machines/session/session.machine.ts'
import type { SessionRefusal, SignOutReason } from '@masar/machines/session/session-facts.ts'

import type { SessionActor } from './session-actor.ts'

/** A session whose chart is not loaded yet, because pages for visitors render without it. */
export interface LazySession {
  /** Loads the chart. Rejects when it fails to load. */
  download: () => Promise<SessionActor>
}

/** The parts of the session that pages show. */
export interface SessionView {
  who: 'gate' | 'anonymous' | 'authenticated' | 'suspended' | 'leaving'
  name: string | null
  why: SignOutReason
  isBusy: boolean
  hasFailed: boolean
  isRegistered: boolean
  canRetry: boolean
  problem: Problem | null
  refused: SessionRefusal | null
}

/** The session for a page, whether or not its chart is loaded. */
export interface ShownSession extends SessionView {
  /** Sends the event once the chart is loaded; until then the page is busy. */
  send: (event: EventFromLogic<typeof sessionMachine>) => void
  actor: SessionActor | null
}

type Snapshot = SnapshotFrom<typeof sessionMachine>

const VISITOR_VIEW: SessionView = {
  who: 'anonymous',
  name: null,
  why: 'visitor',
  isBusy: false,
  hasFailed: false,
  isRegistered: false,
  canRetry: false,
  problem: null,
  refused: null,
}
/** Shown when an event was sent but the chart failed to load. */
const OFFLINE_VIEW: SessionView = { ...VISITOR_VIEW, hasFailed: true, problem: { kind: 'network' } }
const BUSY_VIEW: SessionView = { ...VISITOR_VIEW, isBusy: true }

/**
 * Subscribes to the given session. If its chart is not loaded yet, loads it after the first render of the page.
 */
export function useSession(given: SessionActor | LazySession): ShownSession {
  const [late, setLate] = useState<{ actor: SessionActor | null; view: SessionView }>({
    actor: null,
    view: VISITOR_VIEW,
  })
  const actor = 'download' in given ? late.actor : given

  useEffect(() => {
    if (!('download' in given)) return
    given.download().then(
      (loaded) => setLate((before) => ({ ...before, actor: loaded })),
      // Ignore the failure: sending an event retries the load.
      () => undefined,
    )
  }, [given])

  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = actor?.subscribe(onChange)
      return () => subscription?.unsubscribe()
    },
    [actor],
  )
  const read = () => actor?.getSnapshot() ?? null
  const snapshot = useSyncExternalStore(subscribe, read, read)

  const send: ShownSession['send'] = (event) => {
    if (actor) actor.send(event)
    else if ('download' in given) void sendLate(given, event)
  }

  async function sendLate({ download }: LazySession, event: Parameters<typeof send>[0]) {
    if (event.type === 'problem.dismissed') return setLate({ actor: null, view: VISITOR_VIEW })
    setLate({ actor: null, view: BUSY_VIEW })
    try {
      const loaded = await download()
      loaded.send(event)
      setLate({ actor: loaded, view: VISITOR_VIEW })
    } catch {
      setLate({ actor: null, view: OFFLINE_VIEW })
    }
  }

  return { ...(snapshot ? toSessionView(snapshot) : late.view), send, actor }
}

function toSessionView(snapshot: Snapshot): SessionView {
  const { user, why, problem, refused } = snapshot.context
  return {
    who: identifyViewer(snapshot),
    name: user?.fullName ?? null,
    why,
    isBusy: snapshot.hasTag('busy'),
    hasFailed: snapshot.hasTag('error'),
    isRegistered: snapshot.matches({ signedOut: 'registered' }),
    canRetry: snapshot.can({ type: 'refresh.requested' }),
    problem,
    refused,
  }
}

function identifyViewer(snapshot: Snapshot): SessionView['who'] {
  if (snapshot.hasTag('suspended')) return snapshot.hasTag('busy') ? 'leaving' : 'suspended'
  if (snapshot.hasTag('authenticated')) return 'authenticated'
  return snapshot.hasTag('gate') ? 'gate' : 'anonymous'
}
