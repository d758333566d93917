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

import type { Flow, FlowHost, FlowName, RunningFlow } from './flow-host.ts'
import type { FlowDeps, Cleanup } from './flow-deps.ts'
import type { Listener } from './listeners.ts'
import { providePorts, type Ports } from './plug.ts'

/** One run of a flow, with its dependencies and its subject. */
export interface Run<Machine extends AnyStateMachine, Subject> {
  deps: FlowDeps
  subject: Subject
  /** Sends an event to the actor, such as the progress of a port. Available only once the actor is created. */
  tell: (event: EventFromLogic<Machine>) => void
  /** Closes the flow when its subject no longer exists. */
  over: () => void
}

export interface CheckpointWriter<Snapshot> {
  /** Stores what a reload must restore; called with every state. */
  keep: (snapshot: Snapshot) => void
  /** Deletes all input; called when the session has ended permanently. */
  forget: () => void
}

export interface FlowDefinition<Machine extends AnyStateMachine, Subject> {
  name: FlowName
  machine: Machine
  /** Subjects with the same key share one actor. */
  key: (subject: Subject) => string
  /** The input of the machine: ids and JSON data. */
  input: (deps: FlowDeps, subject: Subject) => InputFrom<Machine>
  /** The implementations of the machine's actors. */
  ports: (run: Run<Machine, Subject>) => Ports<Machine>
  /** The listeners that send events to the machine. */
  listens?: (
    run: Run<Machine, Subject>,
    actor: Actor<Machine>,
  ) => readonly Listener<EventFromLogic<Machine>>[]
  /** Stores the machine's state, so that a reload can restore it. */
  keeps?: (run: Run<Machine, Subject>) => CheckpointWriter<SnapshotFrom<Machine>>
  /** Performs side effects of emitted events, such as invalidating queries. */
  onEmit?: (fact: EmittedFrom<Machine>, run: Run<Machine, Subject>) => void
  /** Whether the machine starts from a state that `keeps` has stored. */
  isResumed?: (input: InputFrom<Machine>) => boolean
  /** Whether the first screen can be rendered; the server and hydration wait for it. */
  isReady?: (snapshot: SnapshotFrom<Machine>) => boolean
  /**
   * How the flow finishes its work when it is closed: `by` is sent to the actor, and `once` is the condition
   * for stopping it. By default, the actor stops immediately.
   */
  ends?: {
    by?: EventFromLogic<Machine>
    once: (snapshot: SnapshotFrom<Machine>) => boolean
  }
}

/** Defines a flow, which is the only way to run a machine in the app. Does not start it. */
export function defineFlow<Machine extends AnyStateMachine, Subject>(
  definition: FlowDefinition<Machine, Subject>,
): Flow<Actor<Machine>, Subject> {
  const { name, key } = definition
  const start = ({ deps }: FlowHost, subject: Subject, over: () => void) =>
    runFlow(definition, { deps, subject, over })
  return { name, key, start }
}

function runFlow<Machine extends AnyStateMachine, Subject>(
  definition: FlowDefinition<Machine, Subject>,
  about: Omit<Run<Machine, Subject>, 'tell'>,
): RunningFlow<Actor<Machine>> {
  const { machine, ports, listens, keeps, onEmit, isReady, ends } = definition
  const { deps, subject } = about
  const it: Run<Machine, Subject> = { ...about, tell: (event) => actor.send(event) }
  const input = definition.input(deps, subject)
  const options = { input, ...(import.meta.env.DEV && { inspect: deps.inspect }) }
  const actor: Actor<Machine> = createActor(providePorts(machine, ports(it)), options)
  const stops: Cleanup[] = []

  const stopKeeping = !import.meta.env.SSR && keeps && storeStates(actor, keeps(it), about)
  actor.subscribe({ error: reportError })
  if (onEmit) actor.on('*', (fact) => onEmit(fact, it))
  actor.start()
  // On the server nothing changes during rendering.
  const listeners = import.meta.env.SSR ? [] : (listens?.(it, actor) ?? [])
  for (const listener of listeners) {
    const listenerActor = createActor(fromCallback(() => listener(it.tell)))
    listenerActor.subscribe({ error: reportError })
    listenerActor.start()
    stops.push(() => listenerActor.stop())
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
 * Stores every state until the session ends permanently, then deletes the stored state and ends the flow. Stops
 * storing on unload: unloading aborts the page's calls, and a reload must restore the state from before the
 * unload.
 */
function storeStates<Machine extends AnyStateMachine>(
  actor: Actor<Machine>,
  keeper: CheckpointWriter<SnapshotFrom<Machine>>,
  { deps, over }: Pick<Run<Machine, unknown>, 'deps' | 'over'>,
): Cleanup {
  const leaveListeners = new AbortController()
  let isLeaving = false
  const subscription = actor.subscribe((snapshot) => {
    if (!isLeaving) keeper.keep(snapshot)
  })
  addEventListener('pagehide', () => (isLeaving = true), leaveListeners)
  addEventListener(
    'pageshow',
    ({ persisted }) => {
      isLeaving = false
      if (persisted) keeper.keep(actor.getSnapshot())
    },
    leaveListeners,
  )
  const unwatch = deps.session.onSessionChange((changes) => {
    if (!isPermanentEnd(changes)) return
    stopKeeping()
    keeper.forget()
    over()
  })
  function stopKeeping() {
    leaveListeners.abort()
    subscription.unsubscribe()
  }
  return () => {
    stopKeeping()
    unwatch()
  }
}

/**
 * Returns whether the session has ended permanently. After an expiry, the input is kept for the same customer.
 */
const isPermanentEnd = ({ type, why }: { type: string; why?: string }) =>
  type === 'replaced' || (type === 'signedOut' && (why === 'left' || why === 'elsewhere'))
