import type { QueryClient } from '@tanstack/react-query'
import { waitFor, type SnapshotFrom } from 'xstate'

import { requireAccepted } from '#api/unwrap-response.ts'
import { getCachedProfile } from '#api/calls/profile.ts'
import type { FlowHost } from '#flows/flow-host.ts'
import type { SessionFact } from '@masar/machines/session/session-facts.ts'
import type { sessionMachine } from '@masar/machines/session/session.machine.ts'
import { deleteSearches } from '#api/stored/offline-searches.ts'
import { deleteReturnPath } from '#api/stored/return-path.ts'
import { deleteSeenCars } from '#api/stored/seen-cars.ts'
import type { Viewer } from '#api/viewer.ts'

import { deleteOfflineBookings } from '../offline/offline-bookings.ts'
import type { SessionActor } from '../../features/account/session-actor.ts'
import { sessionFlow } from './session.flow.ts'
import { deleteStoredUser, storeUser } from './stored-user.ts'
import { clearWindowStorage, claimWindow } from '../tabs/window-owner.ts'

type Snapshot = SnapshotFrom<typeof sessionMachine>

/**
 * A session event. `restored`: whether it results from the first check of the stored user. `before`: the id of
 * the user stored before the event.
 */
export type SessionChange = SessionFact & { restored: boolean; before: string | null }

export interface RunningSession {
  actor: SessionActor
  viewer: () => Viewer
  /** Resolves once the user is known. */
  known: () => Promise<Viewer>
  /** Resolves once no session check is pending. */
  checked: () => Promise<unknown>
  saveLanguage: (id: string, language: string) => Promise<void>
  /** Call when a suspended customer has dismissed the notice. */
  dismiss: () => Promise<void>
  /** Deletes the cached data of the previous user. */
  forgetPrivate: () => void
}

export interface SessionListener {
  onChange: () => void
  onSessionChange: (change: SessionChange) => void
  /** Called once the server has processed the sign-out or the call has failed. */
  onEnded: () => void
  flushBeforeSignOut: () => Promise<void>
}

/**
 * Queries with public data, which is the same for all users. All others are removed from memory on sign-out.
 */
const PUBLIC_QUERIES = [
  'rate',
  'settings',
  'countries',
  'locations',
  'location',
  'suppliers',
  'cars',
]

/** Starts the session flow, and connects storage, cache and pages to it. */
export function connectSession(flows: FlowHost, listener: SessionListener): RunningSession {
  const { onChange, onSessionChange, onEnded, flushBeforeSignOut } = listener
  const { api } = flows.deps
  const queries = flows.deps.queryClient()
  const actor = flows.open(sessionFlow, { flushBeforeSignOut, onFact })
  let seen: Snapshot = actor.getSnapshot()
  let drawn: { of: Snapshot; viewer: Viewer } | null = null

  function onFact(fact: SessionFact) {
    const before = seen.context.stored?.id ?? null
    if (fact.type === 'signedIn') claimWindow(fact.user.id)
    else clearUserData({ ...fact, before }, queries)
    onSessionChange({ ...fact, restored: seen.hasTag('gate'), before })
  }
  actor.subscribe((snapshot) => {
    const { user } = snapshot.context
    if (user && user !== seen.context.user && snapshot.hasTag('authenticated')) storeUser(user)
    const isEnded = seen.matches('signingOut') && !snapshot.matches('signingOut')
    seen = snapshot
    onChange()
    if (isEnded) onEnded()
  })

  const viewer = () => {
    const snapshot = actor.getSnapshot()
    if (drawn?.of !== snapshot) drawn = { of: snapshot, viewer: toViewer(snapshot, queries) }
    return drawn.viewer
  }
  const known = async () => {
    await waitFor(actor, (snapshot) => !snapshot.hasTag('gate'))
    return viewer()
  }
  const checked = () =>
    waitFor(actor, (at) => !at.hasTag('gate') && !at.matches({ signedIn: 'revalidating' }))
  const saveLanguage = async (id: string, language: string) => {
    const body = { id, language }
    await requireAccepted(api.POST('/api/update-language', { body, parseAs: 'text' }))
    actor.send({ type: 'user.changed', user: { language } })
  }
  const dismiss = async () => {
    await waitFor(actor, (at) => !at.hasTag('busy'))
    actor.send({ type: 'problem.dismissed' })
  }
  const forgetPrivate = () => dropPrivateQueries(queries)
  return { actor, viewer, known, checked, saveLanguage, dismiss, forgetPrivate }
}

function toViewer(snapshot: Snapshot, queries: QueryClient): Viewer {
  const { user } = snapshot.context
  if (snapshot.hasTag('suspended')) return { status: 'suspended', user: null }
  const profile = user && getCachedProfile(queries, user.id)
  if (snapshot.hasTag('authenticated') && user && profile) {
    const { id: _id, ...known } = user
    return { status: 'signedIn', user: { ...profile, ...known, _id } }
  }
  return { status: snapshot.hasTag('gate') ? 'unknown' : 'anonymous', user: null }
}

type SessionEnd = Exclude<SessionFact, { type: 'signedIn' }> & Pick<SessionChange, 'before'>

/**
 * Deletes the data of a user whose session has ended. After an expiry, this window keeps its drafts for the
 * same customer; after a sign-out, they are deleted (SESSION-6). A guest whose account turns out to be
 * suspended remains a guest and keeps the input.
 */
function clearUserData(ending: SessionEnd, queryClient: QueryClient): void {
  const why = ending.type === 'signedOut' ? ending.why : ending.type
  // Does not delete a record that another tab has changed: it may belong to another user by now.
  if (['left', 'refused', 'suspended'].includes(why)) deleteStoredUser()
  const isOver = ['left', 'elsewhere', 'replaced'].includes(why)
  // When the server is unreachable, the session may still be valid.
  if (!['visitor', 'unreachable'].includes(why)) deleteOfflineBookings()
  if (isOver) {
    deleteSearches()
    deleteSeenCars()
    deleteReturnPath()
  }
  if (isOver || (why === 'suspended' && ending.before)) clearWindowStorage()
  queryClient.getMutationCache().clear()
  dropPrivateQueries(queryClient)
}

const dropPrivateQueries = (queryClient: QueryClient) =>
  queryClient.removeQueries({
    predicate: ({ queryKey: [name] }) => !PUBLIC_QUERIES.includes(String(name)),
  })
