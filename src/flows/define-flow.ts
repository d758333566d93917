import {
  type Actor,
  type AnyStateMachine,
  createActor,
  type EmittedFrom,
  type EventFromLogic,
  fromCallback,
  type InputFrom,
  type SnapshotFrom,
  waitFor,
} from 'xstate'

import type { Flow, FlowHost, FlowName, Running } from './flow-host.ts'
import type { FlowDeps, Stop } from './flow-deps.ts'
import type { Listener } from './listeners.ts'
import { plug, type Ports } from './plug.ts'

/** The dependencies and the subject of one run of a flow. */
export interface Run<Machine extends AnyStateMachine, Subject> {
  deps: FlowDeps
  subject: Subject
  /** Available only once the actor is created: a port may report progress with it. */
  tell: (event: EventFromLogic<Machine>) => void
  /** Closes the flow: its subject no longer exists. */
  over: () => void
}

export interface CheckpointWriter<Snapshot> {
  /** Called with every state: stores what a reload must restore. */
  keep: (snapshot: Snapshot) => void
  /** The session has ended permanently: deletes all input. */
  forget: () => void
}

export interface FlowDefinition<Machine extends AnyStateMachine, Subject> {
  name: FlowName
  machine: Machine
  /** Subjects with the same key share one actor. */
  key: (subject: Subject) => string
  /** The input of the machine: ids and JSON data. */
  input: (deps: FlowDeps, subject: Subject) => InputFrom<Machine>
  /** Its actors. */
  ports: (run: Run<Machine, Subject>) => Ports<Machine>
  /** Its event sources. */
  listens?: (
    run: Run<Machine, Subject>,
    actor: Actor<Machine>,
  ) => readonly Listener<EventFromLogic<Machine>>[]
  /** What it stores across reloads. */
  keeps?: (run: Run<Machine, Subject>) => CheckpointWriter<SnapshotFrom<Machine>>
  /** Its side effects: invalidated queries, session events. */
  onEmit?: (fact: EmittedFrom<Machine>, run: Run<Machine, Subject>) => void
  /** Whether it resumes what `keeps` has stored. */
  isResumed?: (input: InputFrom<Machine>) => boolean
  /** Whether the first screen can be rendered; the server and hydration wait for it. */
  isReady?: (snapshot: SnapshotFrom<Machine>) => boolean
  /**
   * Events to send when it is closed, and the condition that its last work is done. Without it, the actor stops
   * immediately.
   */
  ends?: {
    by?: EventFromLogic<Machine>
    once: (snapshot: SnapshotFrom<Machine>) => boolean
  }
}

/** Defines a flow: the only way to run a machine in the app. Starts nothing itself. */
export function defineFlow<Machine extends AnyStateMachine, Subject>(
  definition: FlowDefinition<Machine, Subject>,
): Flow<Actor<Machine>, Subject> {
  const { name, key } = definition
  const start = ({ deps }: FlowHost, subject: Subject, over: () => void) =>
    run(definition, { deps, subject, over })
  return { name, key, start }
}

function run<Machine extends AnyStateMachine, Subject>(
  definition: FlowDefinition<Machine, Subject>,
  about: Omit<Run<Machine, Subject>, 'tell'>,
): Running<Actor<Machine>> {
  const { machine, ports, listens, keeps, onEmit, isReady, ends } = definition
  const { deps, subject } = about
  const it: Run<Machine, Subject> = { ...about, tell: (event) => actor.send(event) }
  const input = definition.input(deps, subject)
  const options = { input, ...(import.meta.env.DEV && { inspect: deps.inspect }) }
  const actor: Actor<Machine> = createActor(plug(machine, ports(it)), options)
  const stops: Stop[] = []

  const stopKeeping = !import.meta.env.SSR && keeps && keepFor(actor, keeps(it), about)
  actor.subscribe({ error: reportError })
  if (onEmit) actor.on('*', (fact) => onEmit(fact, it))
  actor.start()
  // On the server nothing changes during rendering.
  const listeners = import.meta.env.SSR ? [] : (listens?.(it, actor) ?? [])
  for (const listener of listeners) {
    const hearing = createActor(fromCallback(() => listener(it.tell)))
    hearing.subscribe({ error: reportError })
    hearing.start()
    stops.push(() => hearing.stop())
  }

  return {
    living: actor,
    isResumed: definition.isResumed?.(input) ?? false,
    ...(isReady && { ready: () => waitFor(actor, isReady).catch(() => undefined) }),
    async end() {
      if (stopKeeping) stopKeeping()
      if (ends?.by) actor.send(ends.by)
      const isBusy = ends && !ends.once(actor.getSnapshot())
      if (isBusy) await waitFor(actor, ends.once).catch(() => undefined)
      for (const stop of stops) stop()
      actor.stop()
    },
  }
}

/**
 * Stores every state until the session ends permanently; then deletes it and ends the flow. When the page
 * unloads, its calls are aborted; a reload must not restore that state, but the one before.
 */
function keepFor<Machine extends AnyStateMachine>(
  actor: Actor<Machine>,
  keeper: CheckpointWriter<SnapshotFrom<Machine>>,
  { deps, over }: Pick<Run<Machine, unknown>, 'deps' | 'over'>,
): Stop {
  const gone = new AbortController()
  let isLeaving = false
  const kept = actor.subscribe((snapshot) => {
    if (!isLeaving) keeper.keep(snapshot)
  })
  addEventListener('pagehide', () => (isLeaving = true), gone)
  addEventListener(
    'pageshow',
    ({ persisted }) => {
      isLeaving = false
      if (persisted) keeper.keep(actor.getSnapshot())
    },
    gone,
  )
  const unwatch = deps.session.onSessionChange((changes) => {
    if (!isPermanentEnd(changes)) return
    stopKeeping()
    keeper.forget()
    over()
  })
  function stopKeeping() {
    gone.abort()
    kept.unsubscribe()
  }
  return () => {
    stopKeeping()
    unwatch()
  }
}

/** An expired session keeps the input for the same customer. */
const isPermanentEnd = ({ type, why }: { type: string; why?: string }) =>
  type === 'replaced' || (type === 'signedOut' && (why === 'left' || why === 'elsewhere'))
