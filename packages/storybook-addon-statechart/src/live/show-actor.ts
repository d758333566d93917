import type { Actor, AnyStateMachine } from 'xstate'

import { createSceneActor } from './scene.ts'
import { createInitialSnapshot, createRunningSnapshot } from './snapshots.ts'

/**
 * Shows the chart of an actor beside its story. Pass an actor that has not been started, and render the
 * returned one: it starts in the same state, and its calls stay pending. Without the addon, the actor stays in
 * that state.
 */
export function showActor<Machine extends AnyStateMachine>(actor: Actor<Machine>): Actor<Machine> {
  const machine = actor.logic as AnyStateMachine
  const { value, context } = machine.resolveState(actor.getSnapshot())
  return createSceneActor<Machine>({
    machine,
    state: (controlled) => createRunningSnapshot(controlled, value, context),
    begin: createInitialSnapshot,
  })
}
