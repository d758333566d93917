import type { Actor, AnyStateMachine, ContextFrom, StateValueFrom } from 'xstate'

import { actorFor, sceneInside, makeScene } from './live/scene.ts'

/**
 * A machine in one state, as a story shows it. Take the context from what a customer can reach; a
 * test compares it with the machine's invariants. Beside its chart it answers; nowhere does it call.
 */
export function still<Machine extends AnyStateMachine>(
  machine: Machine,
  value: StateValueFrom<Machine>,
  context: ContextFrom<Machine>,
): Actor<Machine> {
  return actorFor<Machine>(makeScene(machine, value, context))
}

/** The same with a child machine, named like its port, that the story is about. */
export function stillInside<Parent extends AnyStateMachine, Child extends AnyStateMachine>(
  parent: { machine: Parent; value: StateValueFrom<Parent>; context: ContextFrom<Parent> },
  child: { id: string; value: StateValueFrom<Child>; context: ContextFrom<Child> },
): Actor<Parent> {
  const scene = makeScene(parent.machine, parent.value, parent.context)
  return actorFor<Parent>(sceneInside(scene, child.id, child.value, child.context))
}
