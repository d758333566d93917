import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type Snapshot,
  StateMachine,
} from 'xstate'

import { activeNodes } from 'statechart-paths/chart'

type Invoke = ReturnType<typeof activeNodes>[number]['invoke'][number]

/** A persisted snapshot: its children are snapshots too. */
export type Stored = Snapshot<unknown> & {
  value: AnyMachineSnapshot['value']
  children: Record<string, unknown>
}

/** A machine in one state with its calls running, as if it had reached the state through events. */
export function createRunningSnapshot(
  machine: AnyStateMachine,
  value: AnyMachineSnapshot['value'],
  context: AnyMachineSnapshot['context'],
): Stored {
  const resolved = machine.resolveState({ value, context })
  const invokes = activeNodes(resolved).flatMap(({ invoke }) => invoke)
  const children = invokes.map((invoke) => [invoke.id, child(machine, context, invoke)])
  return { ...resolved, children: Object.fromEntries(children) }
}

/** A machine in its initial state. */
export function createInitialSnapshot(machine: AnyStateMachine, input: unknown): Stored {
  return createActor(machine, { input }).getPersistedSnapshot() as Stored
}

/** A machine with a child machine in a given snapshot. The child notifies it of each step if the machine listens. */
export const withChildSnapshot = (parent: Stored, id: string, snapshot: Stored): Stored => ({
  ...parent,
  children: { ...parent.children, [id]: { ...(parent.children[id] ?? { src: id }), snapshot } },
})

/** The child machine under this name. Throws when there is none. */
export function childMachine(machine: AnyStateMachine, name: string): AnyStateMachine {
  const logic: unknown = machine.implementations.actors[name]
  if (!(logic instanceof StateMachine)) throw new Error(`There is no machine "${name}" inside.`)
  return logic as AnyStateMachine
}

function child(
  machine: AnyStateMachine,
  context: object,
  { src, input, systemId, onSnapshot }: Invoke,
) {
  const logic: unknown = typeof src === 'string' ? machine.implementations.actors[src] : src
  const snapshot =
    logic instanceof StateMachine
      ? createInitialSnapshot(logic as AnyStateMachine, inputFor(input, context))
      : { status: 'active', input: undefined, output: undefined, error: undefined }
  return { src, snapshot, systemId, syncSnapshot: onSnapshot !== undefined }
}

function inputFor(input: Invoke['input'], context: object): unknown {
  if (typeof input !== 'function') return input
  return (input as (of: object) => unknown)({ context, event: { type: 'xstate.init' } })
}
