/**
 * The expected results of every path of a machine. They are recorded when a developer accepts them,
 * not derived from the machine under test, so an accidental change cannot pass its own test.
 */
export interface PathLock {
  /** By state and a hash of the observed data: `signedOut.idle 1a2b3c4d`. */
  moments: Record<string, ObservedRest>
  /**
   * Call inputs by `asks signIn 9f8e7d6c`, emitted events by `tells signedIn 5b4a3c2d`, and timer
   * milliseconds by `waits backoff 7a6b5c4d`.
   */
  deeds: Record<string, unknown>
  paths: LockedPath[]
}

/** What is visible of an idle machine. */
export interface ObservedRest {
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
 * `standard`: every state, transition, guard both ways and outcome. `pairs`: the remaining pairs of
 * transitions. `sneaks`: events that no control sends and the machine ignores.
 */
export type PathSuite = 'standard' | 'pairs' | 'sneaks'

export interface LockedPath {
  /** The first eight digits of the hash of its labels. */
  id: string
  suite: PathSuite
  steps: readonly LockedStep[]
}

/** The event, the resulting state, and the effects of the step. */
export type LockedStep = readonly [label: string, moment: string, ...deeds: string[]]

/** A call with its input, an emitted event, or a timer. */
export interface Effect {
  /** `asks signIn`, `tells signedIn`, `waits backoff` */
  name: string
  what: unknown
}

/** What a machine shows after a step: its state, and the effects of the step. */
export interface Observed {
  leaf: string
  moment: ObservedRest
  deeds: Effect[]
}

const table = (rows: Record<string, unknown>) =>
  Object.entries(rows)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, row]) => `    ${JSON.stringify(name)}: ${JSON.stringify(row)}`)
    .join(',\n')

/** The text of a lock: one step per line, so that diffs are readable. */
export function writeLock({ moments, deeds, paths }: PathLock): string {
  const ways = paths.map(({ id, suite, steps }) => {
    const lines = steps.map((step) => `        ${JSON.stringify(step)}`).join(',\n')
    return `    {\n      "id": "${id}",\n      "suite": "${suite}",\n      "steps": [\n${lines}\n      ]\n    }`
  })
  return `{\n  "moments": {\n${table(moments)}\n  },\n  "deeds": {\n${table(deeds)}\n  },\n  "paths": [\n${ways.join(',\n')}\n  ]\n}\n`
}

/** Throws a `SyntaxError` when the text is not JSON. */
export const readLock = (text: string): PathLock => JSON.parse(text) as PathLock

/** Resolves the references of a step in the lock. Throws when one is missing. */
export function lookUp(lock: PathLock, [, name, ...deeds]: LockedStep): Observed {
  const moment = lock.moments[name]
  if (!moment) throw new Error(`The lock has no moment "${name}".`)
  const done = deeds.map((deed) => {
    if (!(deed in lock.deeds)) throw new Error(`The lock has no deed "${deed}".`)
    return { name: deed.slice(0, deed.lastIndexOf(' ')), what: lock.deeds[deed] }
  })
  return { leaf: name.slice(0, name.lastIndexOf(' ')), moment, deeds: done }
}
