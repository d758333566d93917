import type { AnyActor, AnyStateMachine } from 'xstate'

import type { AnyModel } from 'statechart-paths/chart'
import type { ControlledPorts } from 'statechart-paths/walk'

import type { Command, Moment } from '../panel/moment.ts'
import type { StoredSnapshot } from './snapshots.ts'

/** The machine that a story renders and, optionally, the child machine that the story is about. */
export interface Scene {
  machine: AnyStateMachine
  /** The id of the child that the story is about; omitted when the story is about the machine itself. */
  child?: string
  state: (controlled: AnyStateMachine) => StoredSnapshot
  begin: (controlled: AnyStateMachine, input: unknown) => StoredSnapshot
}

/** A step that was taken, with the data to restore the situation after it. */
export interface RecordedStep {
  label: string
  leaf: string
  taken: string[]
  stored: StoredSnapshot | null
}

/** A machine that runs without side effects, rendered by a story and controlled from the panel. */
export interface Stage {
  /** The id of the machine that is shown; null until a story without a model creates its actor. */
  machine: () => string | null
  /** What can happen to the machine. */
  model: () => AnyModel | null
  /** Returns the actor for a render of the story. */
  enter: (scene: Scene, ports: ControlledPorts<AnyStateMachine>) => AnyActor
  /** Starts recording steps. Events that a page sends during its first render are not steps. */
  open: () => void
  command: (command: Command) => Promise<void>
  moment: () => Moment | null
  /** The current state of the machine, including changes that were not recorded. */
  leaf: () => string | null
  /** A counter that increases when the story has to be rendered again. */
  drawing: () => number
  subscribe: (listener: () => void) => () => void
}
