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

/** What one run of a flow is about. */
export interface Run<Machine extends AnyStateMachine, Subject> {
  deps: FlowDeps
  subject: Subject
  /** Not before the actor has been made: a port may report progress with it. */
  tell: (event: EventFromLogic<Machine>) => void
  /** Closes it: what it is about is gone. */
  over: () => void
}

export interface CheckpointWriter<Snapshot> {
  /** Called with every state: what a reload should find goes to the storage. */
  keep: (snapshot: Snapshot) => void
  /** The customer is gone for good: nothing they typed may stay. */
  forget: () => void
}

export interface FlowDefinition<Machine extends AnyStateMachine, Subject> {
  name: FlowName
  machine: Machine
  /** Subjects of one key share one actor. */
  key: (subject: Subject) => string
  /** What the chart is started with: ids and facts, all of it JSON. */
  input: (deps: FlowDeps, subject: Subject) => InputFrom<Machine>
  /** What it may ask for. */
  ports: (run: Run<Machine, Subject>) => Ports<Machine>
  /** What it hears. */
  listens?: (
    run: Run<Machine, Subject>,
    actor: Actor<Machine>,
  ) => readonly Listener<EventFromLogic<Machine>>[]
  /** What it keeps over a reload. */
  keeps?: (run: Run<Machine, Subject>) => CheckpointWriter<SnapshotFrom<Machine>>
  /** What follows from it: queries that are no longer true, a word to the session. */
  onEmit?: (fact: EmittedFrom<Machine>, run: Run<Machine, Subject>) => void
  /** Whether it resumes what `keeps` has stored. */
  isResumed?: (input: InputFrom<Machine>) => boolean
  /** Whether the first screen can be rendered; the server and hydration wait for it. */
  isReady?: (snapshot: SnapshotFrom<Machine>) => boolean
  /** What it is told when it is closed, and when it is done with its last work. Else it just stops. */
  ends?: {
    by?: EventFromLogic<Machine>
    once: (snapshot: SnapshotFrom<Machine>) => boolean
  }
}

/** The one way a chart comes to life in the app: says all of it in one place, and starts nothing. */
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
  // On the server nothing changes while a page is rendered.
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
 * Keeps every state until the customer is gone for good; then nothing stays, and the flow is over. A
 * page that goes hears that its calls were broken off, which a reload must not find: what it asked
 * for before is what it goes on with.
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
    if (!isGoneForGood(changes)) return
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

/** A session that ran out leaves what was typed to the same customer, who may come back to it. */
const isGoneForGood = ({ type, why }: { type: string; why?: string }) =>
  type === 'replaced' || (type === 'signedOut' && (why === 'left' || why === 'elsewhere'))
