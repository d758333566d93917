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

/** Storybook can load this module twice: with the stories, and with the preview of the addon. */
const KEY = Symbol.for('storybook-addon-statechart')
const shared = globalThis as { [KEY]?: Stage | null }

/** Actors that are created from now on run on this stage. */
export function setStage(stage: Stage | null): void {
  shared[KEY] = stage
}

/** The stage of the current story. Throws when there is none. */
export function currentStage(): Stage {
  const stage = shared[KEY]
  if (!stage) throw new Error('No story with a machine is shown.')
  return stage
}

/** Throws when the story left its state before any user action. */
export function assertUnmoved(): void {
  const stage = shared[KEY]
  const [story, ...steps] = stage?.moment()?.trail ?? []
  const leaf = stage?.leaf()
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
  const stage = shared[KEY]
  // A stage without a machine takes the first one.
  const isMeant = stage?.machine() === null || stage?.machine() === (child ?? machine.id)
  if (stage && isMeant) return stage.enter(scene, ports)
  const snapshot = scene.state(ports.machine) as unknown as SnapshotFrom<Machine>
  const actor = createActor(ports.machine as Machine, { snapshot } as never)
  return stage ? actor.start() : actor
}
