import type { Actor, AnyStateMachine, ContextFrom, StateValueFrom } from 'xstate'

import { createSceneActor, makeSceneInside, makeScene } from './scene.ts'

/**
 * Creates an actor in one state for a story. Use a context that customers can reach: a test checks it against
 * the machine's invariants. With the chart panel the actor reacts to events, but it never makes real calls.
 */
export function createStillActor<Machine extends AnyStateMachine>(
  machine: Machine,
  value: StateValueFrom<Machine>,
  context: ContextFrom<Machine>,
): Actor<Machine> {
  return createSceneActor<Machine>(makeScene(machine, value, context))
}

/**
 * Creates an actor in one state with a child machine in a given state, for a story about the child. `child.id`
 * is the name of the child's port.
 */
export function createStillParent<Parent extends AnyStateMachine, Child extends AnyStateMachine>(
  parent: { machine: Parent; value: StateValueFrom<Parent>; context: ContextFrom<Parent> },
  child: { id: string; value: StateValueFrom<Child>; context: ContextFrom<Child> },
): Actor<Parent> {
  const scene = makeScene(parent.machine, parent.value, parent.context)
  return createSceneActor<Parent>(makeSceneInside(scene, child.id, child.value, child.context))
}
