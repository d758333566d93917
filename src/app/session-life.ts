import type { QueryClient } from '@tanstack/react-query'
import { createActor, waitFor, type ActorRefFrom, type SnapshotFrom } from 'xstate'

import { accepted } from '#api/answer.ts'
import type { Api } from '#api/client.ts'
import { ApiProblem } from '#api/problem.ts'
import type { SessionFact } from '#machines/session/session-facts.ts'
import type { sessionMachine } from '#machines/session/session.machine.ts'
import type { components } from '#openapi/schema.d.ts'
import type { Viewer } from '#ui/viewer.tsx'

import { browserSession } from './session.actors.ts'
import { forgetStoredUser, keepUser, readStoredUser } from './stored-user.ts'
import { clearWindow, takeWindow } from './tabs/window-owner.ts'

export type SessionActor = ActorRefFrom<typeof sessionMachine>
type Snapshot = SnapshotFrom<typeof sessionMachine>

/** A session fact, whether it only confirmed who was here at the last visit, and who that was. */
export type SessionNews = SessionFact & { restored: boolean; before: string | null }

export interface SessionLife {
  actor: SessionActor
  viewer: () => Viewer
  /** Resolves once it is known who is there. */
  known: () => Promise<Viewer>
  /** Resolves once no check of the session is on its way. */
  checked: () => Promise<unknown>
  saveLanguage: (id: string, language: string) => Promise<void>
  /** Whoever is suspended has read it, and browses on. */
  dismiss: () => Promise<void>
  /** Drops what the server told a customer who is gone. */
  forgetPrivate: () => void
}

export interface SessionWorld {
  api: Api
  queryClient: QueryClient
  onChange: () => void
  onNews: (news: SessionNews) => void
  /** The server has heard that somebody signed out here, or never will. */
  onEnded: () => void
  lastWords: () => Promise<void>
}

/** What anybody may see, and is told alike; the rest of the cache leaves memory when somebody signs out. */
const PUBLIC_QUERIES = [
  'rate',
  'settings',
  'countries',
  'locations',
  'location',
  'suppliers',
  'cars',
]

/** The session machine, alive: plugged into the API, and heard by storage, cache and pages. */
export function startSession(world: SessionWorld): SessionLife {
  const { api, queryClient, onChange, onNews, onEnded, lastWords } = world
  let profile: components['schemas']['UserProfile'] | null = null
  const onProfile = (loaded: typeof profile) => {
    profile = loaded
  }
  const machine = browserSession({ api, onProfile, lastWords })
  const actor = createActor(machine, { input: { stored: readStoredUser() } })
  let seen: Snapshot = actor.getSnapshot()
  let drawn: { of: Snapshot; viewer: Viewer } | null = null

  actor.on('*', (fact) => {
    const before = seen.context.stored?.id ?? null
    if (fact.type === 'signedIn') takeWindow(fact.user.id)
    else {
      profile = null
      forgetEverything({ ...fact, before }, queryClient)
    }
    onNews({ ...fact, restored: seen.hasTag('gate'), before })
  })
  actor.subscribe((snapshot) => {
    const { user } = snapshot.context
    if (user && user !== seen.context.user && snapshot.hasTag('authenticated')) keepUser(user)
    const isEnded = seen.matches('signingOut') && !snapshot.matches('signingOut')
    seen = snapshot
    onChange()
    if (isEnded) onEnded()
  })
  actor.start()

  const viewer = () => {
    const snapshot = actor.getSnapshot()
    if (drawn?.of !== snapshot) drawn = { of: snapshot, viewer: viewerOf(snapshot, profile) }
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
    const saved = await accepted(api.POST('/api/update-language', { body, parseAs: 'text' }))
    if (!saved) throw new ApiProblem({ kind: 'http', status: 204 })
    actor.send({ type: 'user.changed', user: { language } })
  }
  const dismiss = async () => {
    await waitFor(actor, (at) => !at.hasTag('busy'))
    actor.send({ type: 'problem.dismissed' })
  }
  const forgetPrivate = () => dropPrivate(queryClient)
  return { actor, viewer, known, checked, saveLanguage, dismiss, forgetPrivate }
}

function viewerOf(snapshot: Snapshot, profile: Viewer['user']): Viewer {
  const { user } = snapshot.context
  if (snapshot.hasTag('suspended')) return { status: 'suspended', user: null }
  if (snapshot.hasTag('authenticated') && user && profile?._id === user.id) {
    const { id: _id, ...known } = user
    return { status: 'signedIn', user: { ...profile, ...known, _id } }
  }
  return { status: snapshot.hasTag('gate') ? 'unknown' : 'anonymous', user: null }
}

type Ending = Exclude<SessionFact, { type: 'signedIn' }> & Pick<SessionNews, 'before'>

/**
 * A session that ran out keeps the drafts of this window, for the same customer to come back to;
 * one that was ended leaves nothing behind (specification 4). A guest whose account turns out to be
 * suspended remains a guest, with what a guest has typed.
 */
function forgetEverything(ending: Ending, queryClient: QueryClient): void {
  const why = ending.type === 'signedOut' ? ending.why : ending.type
  // What other tabs have done to the record, they have done: it may be somebody else's by now.
  if (['left', 'expired', 'refused', 'suspended'].includes(why)) forgetStoredUser()
  const isOver = ['left', 'elsewhere', 'replaced'].includes(why)
  if (isOver || (why === 'suspended' && ending.before)) clearWindow()
  queryClient.getMutationCache().clear()
  dropPrivate(queryClient)
}

const dropPrivate = (queryClient: QueryClient) =>
  queryClient.removeQueries({
    predicate: ({ queryKey: [name] }) => !PUBLIC_QUERIES.includes(String(name)),
  })
