import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type Snapshot,
  StateMachine,
} from 'xstate'

import { getActiveNodes } from 'statechart-paths/chart'

type Invoke = ReturnType<typeof getActiveNodes>[number]['invoke'][number]

/** A persisted snapshot: its children are snapshots too. */
export type StoredSnapshot = Snapshot<unknown> & {
  value: AnyMachineSnapshot['value']
  children: Record<string, unknown>
}

/**
 * Creates a snapshot of a machine in one state with its calls running, as if it had reached the state through
 * events.
 */
export function createRunningSnapshot(
  machine: AnyStateMachine,
  value: AnyMachineSnapshot['value'],
  context: AnyMachineSnapshot['context'],
): StoredSnapshot {
  const resolved = machine.resolveState({ value, context })
  const invokes = getActiveNodes(resolved).flatMap(({ invoke }) => invoke)
  const children = invokes.map((invoke) => [invoke.id, createChild(machine, context, invoke)])
  return { ...resolved, children: Object.fromEntries(children) }
}

/** Creates a snapshot of a machine in its initial state. */
export function createInitialSnapshot(machine: AnyStateMachine, input: unknown): StoredSnapshot {
  return createActor(machine, { input }).getPersistedSnapshot() as StoredSnapshot
}

/**
 * Returns a copy of a machine's snapshot with its child's snapshot replaced. If the machine listens to the
 * child, the child notifies it of each step.
 */
export const setChildSnapshot = (
  parent: StoredSnapshot,
  id: string,
  snapshot: StoredSnapshot,
): StoredSnapshot => ({
  ...parent,
  children: { ...parent.children, [id]: { ...(parent.children[id] ?? { src: id }), snapshot } },
})

/** Returns the child machine with this name. Throws when it does not exist. */
export function findChildMachine(machine: AnyStateMachine, name: string): AnyStateMachine {
  const logic: unknown = machine.implementations.actors[name]
  if (!(logic instanceof StateMachine)) throw new Error(`There is no machine "${name}" inside.`)
  return logic as AnyStateMachine
}

function createChild(
  machine: AnyStateMachine,
  context: object,
  { src, input, systemId, onSnapshot }: Invoke,
) {
  const logic: unknown = typeof src === 'string' ? machine.implementations.actors[src] : src
  const snapshot =
    logic instanceof StateMachine
      ? createInitialSnapshot(logic as AnyStateMachine, resolveInput(input, context))
      : { status: 'active', input: undefined, output: undefined, error: undefined }
  return { src, snapshot, systemId, syncSnapshot: onSnapshot !== undefined }
}

function resolveInput(input: Invoke['input'], context: object): unknown {
  if (typeof input !== 'function') return input
  return (input as (of: object) => unknown)({ context, event: { type: 'xstate.init' } })
}
