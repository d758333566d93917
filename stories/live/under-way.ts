import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type Snapshot,
  StateMachine,
} from 'xstate'

import { activeNodes } from '@masar/machines/testing/step.ts'

type Invoke = ReturnType<typeof activeNodes>[number]['invoke'][number]

/** As a snapshot is stored: its children are snapshots, too. */
export type Stored = Snapshot<unknown> & {
  value: AnyMachineSnapshot['value']
  children: Record<string, unknown>
}

/** A machine in one state with its calls under way, as if it had come there by itself. */
export function underWay(
  machine: AnyStateMachine,
  value: AnyMachineSnapshot['value'],
  context: AnyMachineSnapshot['context'],
): Stored {
  const resolved = machine.resolveState({ value, context })
  const invokes = activeNodes(resolved).flatMap(({ invoke }) => invoke)
  const children = invokes.map((invoke) => [invoke.id, child(machine, context, invoke)])
  return { ...resolved, children: Object.fromEntries(children) }
}

/** A machine at its beginning. */
export function begun(machine: AnyStateMachine, input: unknown): Stored {
  return createActor(machine, { input }).getPersistedSnapshot() as Stored
}

/** A machine with a child machine in it that is somewhere, and tells it of each step if it listens. */
export const around = (parent: Stored, id: string, snapshot: Stored): Stored => ({
  ...parent,
  children: { ...parent.children, [id]: { ...(parent.children[id] ?? { src: id }), snapshot } },
})

/** The child machine that is plugged in under this name. Throws where there is none. */
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
      ? begun(logic as AnyStateMachine, inputFor(input, context))
      : { status: 'active', input: undefined, output: undefined, error: undefined }
  return { src, snapshot, systemId, syncSnapshot: onSnapshot !== undefined }
}

function inputFor(input: Invoke['input'], context: object): unknown {
  if (typeof input !== 'function') return input
  return (input as (of: object) => unknown)({ context, event: { type: 'xstate.init' } })
}
