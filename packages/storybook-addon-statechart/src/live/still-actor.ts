import type { Actor, AnyStateMachine, ContextFrom, StateValueFrom } from 'xstate'

import { createSceneActor, makeSceneInside, makeScene } from './scene.ts'

/**
 * Creates a machine in one state for a story. Use a context that customers can reach; a test checks the
 * machine's invariants for it. With the chart panel it reacts to events, but it never makes real calls.
 */
export function createStillActor<Machine extends AnyStateMachine>(
  machine: Machine,
  value: StateValueFrom<Machine>,
  context: ContextFrom<Machine>,
): Actor<Machine> {
  return createSceneActor<Machine>(makeScene(machine, value, context))
}

/** Does the same for a story about a child machine; `child.id` is the name of its port. */
export function createStillParent<Parent extends AnyStateMachine, Child extends AnyStateMachine>(
  parent: { machine: Parent; value: StateValueFrom<Parent>; context: ContextFrom<Parent> },
  child: { id: string; value: StateValueFrom<Child>; context: ContextFrom<Child> },
): Actor<Parent> {
  const scene = makeScene(parent.machine, parent.value, parent.context)
  return createSceneActor<Parent>(makeSceneInside(scene, child.id, child.value, child.context))
}
