import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFromLogic,
  InputFrom,
  SnapshotFrom,
  StateValue,
} from 'xstate'

import type { Observation } from '../lock/path-lock.ts'

/**
 * The description of a machine for the walker: its starts, what a customer and the environment can do, the
 * possible results of its calls, and its invariants.
 */
export interface Model<Machine extends AnyStateMachine, Label extends string = string> {
  name: string
  machine: Machine
  starts: Record<string, InputFrom<Machine>>
  cases: readonly Case<Machine, Label>[]
  /** The possible results by invocation id. Results that are not listed are not tested. */
  outcomes: Record<string, Outcomes>
  /**
   * The data that distinguishes two snapshots with the same state value. No other data may affect the behavior.
   */
  project: (snapshot: SnapshotFrom<Machine>) => unknown
  /** Further parts of the context to compare after each step. They do not distinguish snapshots. */
  detail?: (snapshot: SnapshotFrom<Machine>) => unknown
  invariants: Record<string, (snapshot: SnapshotFrom<Machine>) => boolean>
  relations?: Record<string, Relation<Machine>>
  /** Returns the input of a fresh page, or null when nothing is stored. */
  reload?: (snapshot: SnapshotFrom<Machine>) => InputFrom<Machine> | null
  /** Intended findings, with their exact texts. */
  accepted?: readonly string[]
}

export type AnyModel = Model<AnyStateMachine>

export interface Case<Machine extends AnyStateMachine, Label extends string = string> {
  label: Label
  event: EventFromLogic<Machine>
  origin?: 'user' | 'environment'
  /** The user does this outside the machine, so manual test scripts list it. */
  isByHand?: boolean
  when?: (snapshot: SnapshotFrom<Machine>) => boolean
  /** No control sends this event in the current state, and the machine ignores it. Skipped in page tests. */
  isUnoffered?: boolean | ((snapshot: SnapshotFrom<Machine>) => boolean)
  /** The reason why some states may ignore the event. Without a reason, each such state is a finding. */
  mayBeLost?: string
}

export interface Outcomes {
  done?: Record<string, unknown>
  error?: Record<string, unknown>
  /** Named updates from a child machine that keeps running: its changes to its context. */
  moved?: Record<string, object>
  /** Whether this result is possible in the current state. A child's results can depend on its input. */
  when?: (name: string, at: AnyMachineSnapshot) => boolean
}

export type Relation<Machine extends AnyStateMachine> = (
  before: SnapshotFrom<Machine>,
  label: string,
  after: SnapshotFrom<Machine>,
) => boolean

export type Origin = 'start' | 'user' | 'actor' | 'clock' | 'environment' | 'reload'

/** One event and everything it causes, until the machine is idle. Plain JSON. */
export interface Step {
  label: string
  origin: Origin
  /** For a start or a reload, the event contains `input`. */
  event: AnyEventObject
  /** For a timer: its duration in milliseconds. */
  delay?: number
  expect: Expectation
}

export interface Expectation {
  value: StateValue
  /** The innermost state, such as `editing.driver`. */
  leaf: string
  status: 'active' | 'done' | 'error' | 'stopped'
  tags: string[]
  context: Record<string, unknown>
  /** Consists of value, projection and status. Snapshots with the same key are treated as equal. */
  key: string
  /** The state and the effects that the lock expects after the step. */
  locked?: Observation
}

export interface Test {
  name: string
  steps: Step[]
}

export const START_EVENT_TYPE = 'xstate.init'
export const RELOAD_EVENT_TYPE = 'xstate.reload'

/** Keeps the labels of a model as types, so that a table of actions can be checked against them. */
export function defineModel<Machine extends AnyStateMachine, const Label extends string>(
  model: Model<Machine, Label>,
): Model<Machine, Label> {
  return model
}

/** The labels of everything a customer or the environment can do. */
export type LabelsOf<M> = M extends Model<AnyStateMachine, infer Label> ? Label : never

export function getLeafName(value: StateValue): string {
  if (typeof value === 'string') return value
  return Object.entries(value)
    .map(([key, inner]) => (inner ? `${key}.${getLeafName(inner)}` : key))
    .join(' & ')
}
