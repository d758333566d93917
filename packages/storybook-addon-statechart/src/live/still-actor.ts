import type { Actor, AnyStateMachine, ContextFrom, StateValueFrom } from 'xstate'

import { actorFor, sceneInside, makeScene } from './scene.ts'

/**
 * A machine in one state, for a story. Use a context that customers can reach; a test checks the machine's
 * invariants for it. With the chart panel it reacts to events, but it never makes real calls.
 */
export function createStillActor<Machine extends AnyStateMachine>(
  machine: Machine,
  value: StateValueFrom<Machine>,
  context: ContextFrom<Machine>,
): Actor<Machine> {
  return actorFor<Machine>(makeScene(machine, value, context))
}

/** The same for a story about a child machine; the child has the name of its port. */
export function createStillParent<Parent extends AnyStateMachine, Child extends AnyStateMachine>(
  parent: { machine: Parent; value: StateValueFrom<Parent>; context: ContextFrom<Parent> },
  child: { id: string; value: StateValueFrom<Child>; context: ContextFrom<Child> },
): Actor<Parent> {
  const scene = makeScene(parent.machine, parent.value, parent.context)
  return actorFor<Parent>(sceneInside(scene, child.id, child.value, child.context))
}
