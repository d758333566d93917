import {
  type Actor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type SnapshotFrom,
} from 'xstate'

import { controlPorts } from 'statechart-paths/walk'

import type { Scene, Stage } from './stage-interface.ts'
import {
  childMachine,
  createInitialSnapshot,
  createRunningSnapshot,
  withChildSnapshot,
} from './snapshots.ts'

let current: Stage | null = null

/** Scenes that are created from now on run on this stage. */
export function setStage(stage: Stage | null): void {
  current = stage
}

/** The stage of the current story. Throws when there is none. */
export function currentStage(): Stage {
  if (!current) throw new Error('No story with a machine is shown.')
  return current
}

/** Throws when the story left its state before any user action. */
export function assertUnmoved(): void {
  const [story, ...steps] = current?.moment()?.trail ?? []
  const leaf = current?.leaf()
  if (!story || (steps.length === 0 && leaf === story.leaf)) return
  throw new Error(`The story has left ${story.leaf} by itself, for ${leaf}.`)
}

/** A machine in one state. */
export const makeScene = (
  machine: AnyStateMachine,
  value: AnyMachineSnapshot['value'],
  context: AnyMachineSnapshot['context'],
): Scene => ({
  machine,
  state: (held) => createRunningSnapshot(held, value, context),
  begin: createInitialSnapshot,
})

/** A child machine in one state, inside a machine in another state. */
export const sceneInside = (
  { machine, state }: Scene,
  child: string,
  value: AnyMachineSnapshot['value'],
  context: AnyMachineSnapshot['context'],
): Scene => ({
  machine,
  child,
  state: (held) =>
    withChildSnapshot(
      state(held),
      child,
      createRunningSnapshot(childMachine(held, child), value, context),
    ),
  begin: (held, input) =>
    withChildSnapshot(state(held), child, createInitialSnapshot(childMachine(held, child), input)),
})

/**
 * Creates the actor of a scene. On a stage it runs with all calls held, without side effects. Without a stage it is
 * never started and stays in its state.
 */
export function actorFor<Machine extends AnyStateMachine>(scene: Scene): Actor<Machine> {
  const { machine, child } = scene
  const ports = controlPorts(machine, child ? [child] : [])
  const isMeant = current?.machine === (child ?? machine.id)
  if (current && isMeant) return current.enter(scene, ports)
  const snapshot = scene.state(ports.machine) as unknown as SnapshotFrom<Machine>
  const actor = createActor(ports.machine as Machine, { snapshot } as never)
  return current ? actor.start() : actor
}
