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

export type SessionActor = ActorRefFrom<typeof sessionMachine>
type Snapshot = SnapshotFrom<typeof sessionMachine>

/** A session fact, and whether it only confirmed who was here at the last visit. */
export type SessionNews = SessionFact & { restored: boolean }

export interface SessionLife {
  actor: SessionActor
  viewer: () => Viewer
  /** Resolves once it is known who is there. */
  known: () => Promise<Viewer>
  saveLanguage: (id: string, language: string) => Promise<void>
}

export interface SessionWorld {
  api: Api
  queryClient: QueryClient
  onChange: () => void
  onNews: (news: SessionNews) => void
}

/** What anybody may see; the rest of the cache leaves memory when somebody signs out. */
const PUBLIC_QUERIES = [
  'rate',
  'settings',
  'countries',
  'locations',
  'location',
  'suppliers',
  'cars',
  'car',
]

/** The session machine, alive: plugged into the API, and heard by storage, cache and pages. */
export function startSession({ api, queryClient, onChange, onNews }: SessionWorld): SessionLife {
  let profile: components['schemas']['UserProfile'] | null = null
  const machine = browserSession(api, (loaded) => {
    profile = loaded
  })
  const actor = createActor(machine, { input: { stored: readStoredUser() } })
  let seen: Snapshot = actor.getSnapshot()
  let drawn: { of: Snapshot; viewer: Viewer } | null = null

  actor.on('*', (fact) => {
    if (fact.type === 'signedOut') forgetEverything(fact, queryClient)
    onNews({ ...fact, restored: seen.hasTag('gate') })
  })
  actor.subscribe((snapshot) => {
    const { user } = snapshot.context
    if (user && user !== seen.context.user && snapshot.hasTag('authenticated')) keepUser(user)
    seen = snapshot
    onChange()
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
  const saveLanguage = async (id: string, language: string) => {
    const body = { id, language }
    const saved = await accepted(api.POST('/api/update-language', { body, parseAs: 'text' }))
    if (!saved) throw new ApiProblem({ kind: 'http', status: 204 })
    actor.send({ type: 'user.changed', user: { language } })
  }
  return { actor, viewer, known, saveLanguage }
}

function viewerOf(snapshot: Snapshot, profile: Viewer['user']): Viewer {
  const { user } = snapshot.context
  if (snapshot.hasTag('suspended')) return { status: 'suspended', user: null }
  if (snapshot.hasTag('authenticated') && user && profile) {
    const { id: _id, ...known } = user
    return { status: 'signedIn', user: { ...profile, ...known, _id } }
  }
  return { status: snapshot.hasTag('gate') ? 'unknown' : 'anonymous', user: null }
}

type SignedOut = Extract<SessionFact, { type: 'signedOut' }>

/**
 * A session that ran out keeps the drafts of this window, for whoever signs in again; one that was
 * ended leaves nothing behind (specification 4).
 */
function forgetEverything({ why }: SignedOut, queryClient: QueryClient): void {
  if (why !== 'unreachable') forgetStoredUser()
  if (why === 'left' || why === 'elsewhere') sessionStorage.clear()
  queryClient.removeQueries({
    predicate: ({ queryKey: [name] }) => !PUBLIC_QUERIES.includes(String(name)),
  })
}
