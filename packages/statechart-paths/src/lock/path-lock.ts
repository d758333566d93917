/**
 * The expected results of every path of a machine. They are recorded when a developer accepts them,
 * not derived from the machine under test, so an accidental change cannot pass its own test.
 */
export interface PathLock {
  /** The key is the state and a hash of the observed data: `signedOut.idle 1a2b3c4d`. */
  states: Record<string, ObservedState>
  /**
   * Call inputs under keys such as `calls signIn 9f8e7d6c`, emitted events under `emits signedIn 5b4a3c2d`, and
   * timer milliseconds under `waits backoff 7a6b5c4d`.
   */
  effects: Record<string, unknown>
  paths: LockedPath[]
}

/** The visible state of an idle machine. */
export interface ObservedState {
  tags: readonly string[]
  /** The model's projection of the context. */
  data: unknown
  /** The model's detail of the context. */
  detail?: unknown
  /** The requirement ids of the states. */
  requirements?: readonly string[]
  status?: 'done' | 'error' | 'stopped'
  output?: unknown
}

/**
 * `standard`: every state, transition, guard result and outcome. `pairs`: the remaining pairs of transitions.
 * `unoffered`: events that no control sends and the machine ignores.
 */
export type PathSuite = 'standard' | 'pairs' | 'unoffered'

export interface LockedPath {
  /** The first eight digits of the hash of the path's labels. */
  id: string
  suite: PathSuite
  steps: readonly LockedStep[]
}

/** The event, the resulting state, and the effects of the step. */
export type LockedStep = readonly [label: string, state: string, ...effects: string[]]

/** A call with its input, an emitted event, or a timer. */
export interface Effect {
  /** For example, `calls signIn`, `emits signedIn` or `waits backoff`. */
  name: string
  what: unknown
}

/** What a machine shows after a step: its state, and the effects of the step. */
export interface Observation {
  leaf: string
  state: ObservedState
  effects: Effect[]
}

const formatEntries = (rows: Record<string, unknown>) =>
  Object.entries(rows)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, row]) => `    ${JSON.stringify(name)}: ${JSON.stringify(row)}`)
    .join(',\n')

/** Formats a lock as text, with one step per line, so that diffs are readable. */
export function formatLock({ states, effects, paths }: PathLock): string {
  const ways = paths.map(({ id, suite, steps }) => {
    const lines = steps.map((step) => `        ${JSON.stringify(step)}`).join(',\n')
    return `    {\n      "id": "${id}",\n      "suite": "${suite}",\n      "steps": [\n${lines}\n      ]\n    }`
  })
  return `{\n  "states": {\n${formatEntries(states)}\n  },\n  "effects": {\n${formatEntries(effects)}\n  },\n  "paths": [\n${ways.join(',\n')}\n  ]\n}\n`
}

/** Throws a `SyntaxError` when the text is not JSON. */
export const parseLock = (text: string): PathLock => JSON.parse(text) as PathLock

/** Resolves a step's references into the lock. Throws when one is missing. */
export function resolveLockedStep(lock: PathLock, [, name, ...effects]: LockedStep): Observation {
  const state = lock.states[name]
  if (!state) throw new Error(`The lock has no state "${name}".`)
  const done = effects.map((effect) => {
    if (!(effect in lock.effects)) throw new Error(`The lock has no effect "${effect}".`)
    return { name: effect.slice(0, effect.lastIndexOf(' ')), what: lock.effects[effect] }
  })
  return { leaf: name.slice(0, name.lastIndexOf(' ')), state, effects: done }
}
