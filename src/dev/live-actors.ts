import {
  type ActorRefLike,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type InspectionEvent,
  isMachineSnapshot,
  type Snapshot,
} from 'xstate'

import { getLeafName, getTransitionId, getActiveNodes } from 'statechart-paths/chart'

/** The current snapshot of a machine that runs in this page. */
export interface LiveActor {
  /** Unique until the page is reloaded. */
  key: number
  /** The id of its machine. */
  machine: string
  /** The id of the parent machine; null if a flow started it. */
  inside: string | null
  /** The ids of its current states, including their ancestors. */
  lit: string[]
  /** The innermost current state, such as `signedOut.idle`. */
  leaf: string
  /** The latest events, newest last. */
  trail: LiveStep[]
}

export interface LiveStep {
  /** The number of the event, counted from 1 for each actor. */
  number: number
  /** The type of the event. */
  event: string
  /** The transitions that the event triggered; empty if the machine ignored it. */
  taken: string[]
  /** The state after the event. */
  leaf: string
}

export interface LiveActors {
  /** The `inspect` option of XState. */
  inspect: (event: InspectionEvent) => void
  /** Returns the running actors in the order in which they started. The array is new after every change. */
  list: () => readonly LiveActor[]
  /** Subscribes to changes to `list`. Returns a cleanup function. */
  subscribe: (onChange: () => void) => () => void
}

const MAX_TRAIL_STEPS = 30

/** Records the running machines and their recent events, without changing them. */
export function watchActors(): LiveActors {
  const running = new Map<ActorRefLike, LiveActor>()
  const passed = new WeakMap<ActorRefLike, string[]>()
  const listeners = new Set<() => void>()
  let keys = 0
  let list: readonly LiveActor[] = []
  let isTelling = false

  /** Notifies listeners in a microtask, because a flow may start while React renders. */
  const notify = () => {
    if (isTelling) return
    isTelling = true
    queueMicrotask(() => {
      isTelling = false
      for (const listener of listeners) listener()
    })
  }

  function see(ref: ActorRefLike, snapshot: AnyMachineSnapshot, event: string) {
    const before = running.get(ref)
    const taken = passed.get(ref) ?? []
    passed.delete(ref)
    if (snapshot.status === 'active') {
      const leaf = getLeafName(snapshot.value)
      const number = (before?.trail.at(-1)?.number ?? 0) + 1
      running.set(ref, {
        key: before?.key ?? (keys += 1),
        machine: snapshot.machine.id,
        inside: findParentMachine(ref),
        lit: getActiveNodes(snapshot).map(({ id }) => id),
        leaf,
        trail: [...(before?.trail ?? []), { number, event, taken, leaf }].slice(-MAX_TRAIL_STEPS),
      })
    } else if (!running.delete(ref)) return
    list = [...running.values()]
    notify()
  }

  return {
    inspect(event) {
      const { actorRef } = event
      if (event.type === '@xstate.microstep') {
        const { _transitions } = event
        passed.set(actorRef, [
          ...(passed.get(actorRef) ?? []),
          ..._transitions.map(getTransitionId),
        ])
      }
      if (event.type === '@xstate.snapshot' && isMachine(event.snapshot))
        see(actorRef, event.snapshot, event.event.type)
    },
    list: () => list,
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}

const isMachine = (snapshot: Snapshot<unknown>): snapshot is AnyMachineSnapshot =>
  isMachineSnapshot(snapshot)

function findParentMachine(ref: ActorRefLike): string | null {
  // The type of an inspected actor lacks its parent, which exists at runtime.
  const snapshot: unknown = (ref as AnyActorRef)._parent?.getSnapshot()
  return isMachineSnapshot(snapshot) ? snapshot.machine.id : null
}
