import {
  type AnyActorLogic,
  type AnyActorRef,
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  fromPromise,
  type Snapshot,
  StateMachine,
} from 'xstate'

/** Calls that wait until the test resolves them. */
export interface ControlledPorts<Machine extends AnyStateMachine> {
  machine: Machine
  /** Ends the pending call to which this event belongs. Throws when no such call is pending. */
  release: (event: AnyEventObject) => void
  /** Resolves a pending call with this output, and waits until the machine is idle. */
  answer: (id: string, output?: unknown) => Promise<void>
  refuse: (id: string, error: unknown) => Promise<void>
  /** The ids of the pending calls. */
  waiting: () => string[]
  /** Every call so far, with its input. */
  calls: readonly PortCall[]
}

export interface PortCall {
  id: string
  input: unknown
}

type Release = (event: AnyEventObject) => void
type CallListener = (id: string, input: unknown) => void

const RELEASED_EVENT_TYPE = 'test.released'
const MOVED_EVENT_TYPE = 'test.moved'

/**
 * Replaces every port of the machine with a pending call. Child machines are real, but their own ports are
 * pending too: a page can render them, and a test can end them. Children named in `open` share the machine's
 * ports and end by themselves. `onCall` receives the id and input of every call and of every child that starts.
 */
export function controlPorts<Machine extends AnyStateMachine>(
  machine: Machine,
  open: readonly string[] = [],
  onCall: CallListener = () => {},
): ControlledPorts<Machine> {
  const pending = new Map<string, Release>()
  const calls: PortCall[] = []
  const release: Release = (event) => {
    const id = String(event['actorId'])
    const end = pending.get(id)
    if (!end)
      throw new Error(`No call "${id}" is pending, only: ${[...pending.keys()].join(', ')}.`)
    end(event)
  }
  const recordCall = (id: string, input: unknown) => {
    calls.push({ id, input })
    onCall(id, input)
  }
  const plugPorts = (inner: AnyStateMachine): AnyStateMachine => {
    const plugged = Object.entries(inner.implementations.actors).map(([name, logic]) => {
      if (!(logic instanceof StateMachine)) return [name, makePendingCall(pending, recordCall)]
      return [
        name,
        open.includes(name) ? plugPorts(logic) : makePendingChild(logic, pending, onCall),
      ]
    })
    return inner.provide({ actors: Object.fromEntries(plugged) })
  }
  return {
    machine: plugPorts(machine) as Machine,
    calls,
    release,
    waiting: () => [...pending.keys()],
    answer: (id, output) => {
      release({ type: `xstate.done.actor.${id}`, actorId: id, output })
      return settlePromises()
    },
    refuse: (id, error) => {
      release({ type: `xstate.error.actor.${id}`, actorId: id, error })
      return settlePromises()
    },
  }
}

/** Waits for pending promises: settling a port's promise settles a few more in later ticks. */
export async function settlePromises(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each turn waits for the one before
    await Promise.resolve()
  }
}

function makePendingCall(pending: Map<string, Release>, onCall: CallListener) {
  return fromPromise<unknown, unknown>(
    ({ self, signal, input }) =>
      new Promise((resolve, reject) => {
        onCall(self.id, input)
        const release: Release = (event) => {
          pending.delete(self.id)
          if ('error' in event) reject(event['error'])
          else resolve(event['output'])
        }
        pending.set(self.id, release)
        signal.addEventListener('abort', () => {
          if (pending.get(self.id) === release) pending.delete(self.id)
        })
      }),
  )
}

/**
 * Wraps the real machine, and adds two events that only a test sends: one ends the machine, the other updates
 * it.
 */
function makePendingChild(
  machine: AnyStateMachine,
  pending: Map<string, Release>,
  onCall: CallListener,
): AnyActorLogic {
  const inner = controlPorts(machine).machine
  const child = Object.create(inner) as AnyStateMachine
  Object.assign(child, {
    getInitialSnapshot: (scope: AnyActorScope, input: unknown) => {
      onCall(scope.self.id, input)
      return inner.getInitialSnapshot(scope, input)
    },
    start: (snapshot: AnyMachineSnapshot, { self }: AnyActorScope) => {
      pending.set(self.id, (event) => releaseChild(self, event, pending))
      inner.start(snapshot)
    },
  })
  child.transition = (snapshot, event: AnyEventObject, scope) => {
    if (event.type === RELEASED_EVENT_TYPE) return applyEnd(snapshot, event) as never
    if (event.type === MOVED_EVENT_TYPE)
      return { ...snapshot, context: applyUpdate(snapshot, event) } as never
    return inner.transition(snapshot, event, scope as never) as never
  }
  return child
}

function releaseChild(self: AnyActorRef, event: AnyEventObject, pending: Map<string, Release>) {
  if (event.type.startsWith('xstate.snapshot.')) {
    const { context } = event['snapshot'] as { context: object }
    self.send({ type: MOVED_EVENT_TYPE, context })
    return
  }
  pending.delete(self.id)
  self.send({ ...event, type: RELEASED_EVENT_TYPE })
}

function applyEnd(snapshot: Snapshot<unknown>, event: AnyEventObject) {
  if ('error' in event) return { ...snapshot, status: 'error', error: event['error'] }
  return { ...snapshot, status: 'done', output: event['output'] }
}

function applyUpdate(snapshot: object, event: AnyEventObject): object {
  return { ...(snapshot as { context: object }).context, ...(event['context'] as object) }
}
