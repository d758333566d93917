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
  findChildMachine,
  createInitialSnapshot,
  createRunningSnapshot,
  setChildSnapshot,
} from './snapshots.ts'

/**
 * Shared through `globalThis`, because Storybook can load this module twice: with the stories, and with the
 * preview of the addon.
 */
const STAGE_KEY = Symbol.for('storybook-addon-statechart')
const sharedGlobals = globalThis as { [STAGE_KEY]?: Stage | null }

/** Sets the stage for actors that are created afterwards. */
export function setStage(stage: Stage | null): void {
  sharedGlobals[STAGE_KEY] = stage
}

/** Returns the stage of the current story. Throws when no story with a machine is shown. */
export function getCurrentStage(): Stage {
  const stage = sharedGlobals[STAGE_KEY]
  if (!stage) throw new Error('No story with a machine is shown.')
  return stage
}

/** Throws when the story has left its state before any user action. */
export function assertUnmoved(): void {
  const stage = sharedGlobals[STAGE_KEY]
  const [story, ...steps] = stage?.moment()?.trail ?? []
  const leaf = stage?.leaf()
  if (!story || (steps.length === 0 && leaf === story.leaf)) return
  throw new Error(`The story has left ${story.leaf} by itself, for ${leaf}.`)
}

/** Creates a scene of a machine in one state. */
export const makeScene = (
  machine: AnyStateMachine,
  value: AnyMachineSnapshot['value'],
  context: AnyMachineSnapshot['context'],
): Scene => ({
  machine,
  state: (controlled) => createRunningSnapshot(controlled, value, context),
  begin: createInitialSnapshot,
})

/** Creates a scene of a child machine in one state, inside a machine in another state. */
export const makeSceneInside = (
  { machine, state }: Scene,
  child: string,
  value: AnyMachineSnapshot['value'],
  context: AnyMachineSnapshot['context'],
): Scene => ({
  machine,
  child,
  state: (controlled) =>
    setChildSnapshot(
      state(controlled),
      child,
      createRunningSnapshot(findChildMachine(controlled, child), value, context),
    ),
  begin: (controlled, input) =>
    setChildSnapshot(
      state(controlled),
      child,
      createInitialSnapshot(findChildMachine(controlled, child), input),
    ),
})

/**
 * Creates the actor of a scene. On a stage it runs without side effects, and all calls stay pending. Without a
 * stage it is never started and stays in its state.
 */
export function createSceneActor<Machine extends AnyStateMachine>(scene: Scene): Actor<Machine> {
  const { machine, child } = scene
  const ports = controlPorts(machine, child ? [child] : [])
  const stage = sharedGlobals[STAGE_KEY]
  // A stage that has no machine yet accepts the first one.
  const isForStage = stage?.machine() === null || stage?.machine() === (child ?? machine.id)
  if (stage && isForStage) return stage.enter(scene, ports)
  const snapshot = scene.state(ports.machine) as unknown as SnapshotFrom<Machine>
  const actor = createActor(ports.machine as Machine, { snapshot } as never)
  return stage ? actor.start() : actor
}
