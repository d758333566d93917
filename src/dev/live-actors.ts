import {
  type ActorRefLike,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type InspectionEvent,
  isMachineSnapshot,
  type Snapshot,
} from 'xstate'

import { leafName } from '@masar/machines/testing/model.ts'
import { transitionId, activeNodes } from '@masar/machines/testing/step.ts'

/** A machine that runs in this page, as it is now. */
export interface LiveActor {
  /** No other actor has it, until the page is loaded again. */
  key: number
  /** The id of its machine. */
  machine: string
  /** The id of the machine that it runs inside; null where a flow has started it. */
  inside: string | null
  /** The ids of the states that it is in, those around them too. */
  lit: string[]
  /** `signedOut.idle` */
  leaf: string
  /** Its last events, the newest last. */
  trail: LiveStep[]
}

export interface LiveStep {
  /** Which of its events this was, from 1. */
  number: number
  /** The type of the event. */
  event: string
  /** The ways that it took; none where the machine did not heed it. */
  taken: string[]
  /** Where the machine was after it. */
  leaf: string
}

export interface LiveActors {
  /** For xstate, which tells it everything. */
  inspect: (event: InspectionEvent) => void
  /** Those that run now, in the order in which they began: another array when anything changes. */
  list: () => readonly LiveActor[]
  /** Calls back when `list` answers differently. Returns how to stop. */
  subscribe: (onChange: () => void) => () => void
}

const LONGEST_TRAIL = 30

/** Keeps the machines that run and the last of what happened to each. Changes none of them. */
export function watchActors(): LiveActors {
  const running = new Map<ActorRefLike, LiveActor>()
  const passed = new WeakMap<ActorRefLike, string[]>()
  const listeners = new Set<() => void>()
  let keys = 0
  let list: readonly LiveActor[] = []
  let isTelling = false

  /** A moment later: a flow may begin while React draws. */
  const tell = () => {
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
      const leaf = leafName(snapshot.value)
      const number = (before?.trail.at(-1)?.number ?? 0) + 1
      running.set(ref, {
        key: before?.key ?? (keys += 1),
        machine: snapshot.machine.id,
        inside: machineAround(ref),
        lit: activeNodes(snapshot).map(({ id }) => id),
        leaf,
        trail: [...(before?.trail ?? []), { number, event, taken, leaf }].slice(-LONGEST_TRAIL),
      })
    } else if (!running.delete(ref)) return
    list = [...running.values()]
    tell()
  }

  return {
    inspect(event) {
      const { actorRef } = event
      if (event.type === '@xstate.microstep') {
        const { _transitions } = event
        passed.set(actorRef, [...(passed.get(actorRef) ?? []), ..._transitions.map(transitionId)])
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

function machineAround(ref: ActorRefLike): string | null {
  // Inspectors are promised less than they are given.
  const snapshot: unknown = (ref as AnyActorRef)._parent?.getSnapshot()
  return isMachineSnapshot(snapshot) ? snapshot.machine.id : null
}
