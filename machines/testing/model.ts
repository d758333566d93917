import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFromLogic,
  InputFrom,
  SnapshotFrom,
  StateValue,
} from 'xstate'

import type { Observed } from './paths/path-lock.ts'

/**
 * What a walk knows about a machine: how it begins, what a customer and the environment can do, what its
 * calls can answer, and what must always be true.
 */
export interface Model<Machine extends AnyStateMachine, Label extends string = string> {
  name: string
  machine: Machine
  starts: Record<string, InputFrom<Machine>>
  cases: readonly Case<Machine, Label>[]
  /** By the id of the invoke. Ways to end that are not listed here are not walked. */
  outcomes: Record<string, Outcomes>
  /** What tells two moments in one state apart. Everything else must not matter. */
  project: (snapshot: SnapshotFrom<Machine>) => unknown
  /** What else of the context is looked at after each step, and is no reason to tell two moments apart. */
  detail?: (snapshot: SnapshotFrom<Machine>) => unknown
  invariants: Record<string, (snapshot: SnapshotFrom<Machine>) => boolean>
  relations?: Record<string, Relation<Machine>>
  /** The input that a fresh page would be given; null where nothing is stored. */
  reload?: (snapshot: SnapshotFrom<Machine>) => InputFrom<Machine> | null
  /** Findings that are meant to be so, word for word. */
  accepted?: readonly string[]
}

export interface Case<Machine extends AnyStateMachine, Label extends string = string> {
  label: Label
  event: EventFromLogic<Machine>
  origin?: 'user' | 'environment'
  /** A person does it, though with nothing that belongs to this machine: a test script tells them to. */
  isByHand?: boolean
  when?: (snapshot: SnapshotFrom<Machine>) => boolean
  /** No control sends it here; a page that did would be ignored. Left out of walks on a page. */
  sneak?: boolean | ((snapshot: SnapshotFrom<Machine>) => boolean)
  /** Why it does not matter that some states do not listen; else each is a finding. */
  mayBeLost?: string
}

export interface Outcomes {
  done?: Record<string, unknown>
  error?: Record<string, unknown>
  /** Of a child machine that goes on: what changes in its context. */
  moved?: Record<string, object>
  /** Whether it can be answered so where the machine is: a child ends by what it was asked for. */
  when?: (name: string, at: AnyMachineSnapshot) => boolean
}

export type Relation<Machine extends AnyStateMachine> = (
  before: SnapshotFrom<Machine>,
  label: string,
  after: SnapshotFrom<Machine>,
) => boolean

export type Origin = 'start' | 'user' | 'actor' | 'clock' | 'environment' | 'reload'

/** One event and everything it causes, up to rest. JSON-plain. */
export interface Step {
  label: string
  origin: Origin
  /** Of a start or a reload: `input` is in it. */
  event: AnyEventObject
  /** Of a timer: how long it runs. */
  delay?: number
  expect: Expected
}

export interface Expected {
  value: StateValue
  /** `editing.driver` */
  leaf: string
  status: 'active' | 'done' | 'error' | 'stopped'
  tags: string[]
  context: Record<string, unknown>
  /** Value and projection: two steps with one key look the same. */
  key: string
  /** What the machine has to show here, and to have done, by its lock. */
  locked?: Observed
}

export interface Test {
  name: string
  steps: Step[]
}

export const START = 'xstate.init'
export const RELOAD = 'xstate.reload'

/** Keeps the labels of a model as types, so that a table of acts can be checked against them. */
export function defineModel<Machine extends AnyStateMachine, const Label extends string>(
  model: Model<Machine, Label>,
): Model<Machine, Label> {
  return model
}

/** The labels of everything a customer or the environment can do. */
export type LabelsOf<M> = M extends Model<AnyStateMachine, infer Label> ? Label : never

export function leafName(value: StateValue): string {
  if (typeof value === 'string') return value
  return Object.entries(value)
    .map(([key, inner]) => (inner ? `${key}.${leafName(inner)}` : key))
    .join(' & ')
}
