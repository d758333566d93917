import type { AnyActor, AnyStateMachine } from 'xstate'

import type { HeldPorts } from '@masar/machines/testing/held-ports.ts'

import type { Command, Moment } from '../chart/moment.ts'
import type { Stored } from './under-way.ts'

/** What a story puts before the eyes: a machine that is drawn, and the one in it that is meant. */
export interface Scene {
  machine: AnyStateMachine
  /** The child that the story is about; without one it is the machine itself. */
  child?: string
  state: (held: AnyStateMachine) => Stored
  begin: (held: AnyStateMachine, input: unknown) => Stored
}

/** A step that was taken, and all that is needed to stand after it again. */
export interface Recorded {
  label: string
  leaf: string
  taken: string[]
  stored: Stored | null
}

/** One live machine: its story draws it, its panel moves it, and nothing outside hears of either. */
export interface Stage {
  /** The id of the machine that is shown. */
  machine: string
  /** The actor for a story that is drawn, first or again. */
  enter: (scene: Scene, ports: HeldPorts<AnyStateMachine>) => AnyActor
  /** From now on steps are recorded: what a page says while it is first drawn is no step. */
  open: () => void
  command: (command: Command) => Promise<void>
  moment: () => Moment | null
  /** The state that the machine is in, also where nothing was recorded on the way there. */
  leaf: () => string | null
  /** Goes up when the story has to be drawn anew. */
  drawing: () => number
  subscribe: (listener: () => void) => () => void
}
