import {
  type Actor,
  type AnyStateMachine,
  type ContextFrom,
  createActor,
  type SnapshotFrom,
  type StateValueFrom,
} from 'xstate'

/**
 * A machine held still in one state, never started: no call, no timer, exactly this picture. Take
 * the context from what a customer can reach; a test compares it with the machine's invariants.
 */
export function still<Machine extends AnyStateMachine>(
  machine: Machine,
  value: StateValueFrom<Machine>,
  context: ContextFrom<Machine>,
): Actor<Machine> {
  const snapshot = machine.resolveState({ value, context }) as SnapshotFrom<Machine>
  return createActor(machine, { snapshot } as never)
}
