/**
 * What walking a machine is to show, written down when somebody accepted it and not read off the
 * chart that is tested: a chart that has changed by mistake cannot follow its own mistake.
 */
export interface PathLock {
  /** By state and a hash of what was seen there: `signedOut.idle 1a2b3c4d`. */
  moments: Record<string, ObservedRest>
  /**
   * By `asks signIn 9f8e7d6c` what a call was given, by `tells signedIn 5b4a3c2d` what was emitted, by
   * `waits backoff 7a6b5c4d` the milliseconds of a timer that was started.
   */
  deeds: Record<string, unknown>
  paths: LockedPath[]
}

/** What can be seen of a machine at rest. */
export interface ObservedRest {
  tags: readonly string[]
  /** The model's projection of the context. */
  data: unknown
  /** The model's detail of it. */
  detail?: unknown
  /** The requirements that the states name. */
  requirements?: readonly string[]
  status?: 'done' | 'error' | 'stopped'
  output?: unknown
}

/**
 * `standard`: every state, transition, guard both ways and outcome. `pairs`: what is missing of every
 * pair of transitions. `sneaks`: what no control offers, and is ignored.
 */
export type PathSuite = 'standard' | 'pairs' | 'sneaks'

export interface LockedPath {
  /** The first eight digits of the hash of its labels. */
  id: string
  suite: PathSuite
  steps: readonly LockedStep[]
}

/** What happens, the moment that it leads to, and what the machine did on the way. */
export type LockedStep = readonly [label: string, moment: string, ...deeds: string[]]

/** A call that was begun with what it was given, an event that was emitted, or a timer that was started. */
export interface Effect {
  /** `asks signIn`, `tells signedIn`, `waits backoff` */
  name: string
  what: unknown
}

/** What a machine shows after a step: where it is, and what it did on the way there. */
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

/** The text of a lock: a step a line, so that a change is read step by step. */
export function writeLock({ moments, deeds, paths }: PathLock): string {
  const ways = paths.map(({ id, suite, steps }) => {
    const lines = steps.map((step) => `        ${JSON.stringify(step)}`).join(',\n')
    return `    {\n      "id": "${id}",\n      "suite": "${suite}",\n      "steps": [\n${lines}\n      ]\n    }`
  })
  return `{\n  "moments": {\n${table(moments)}\n  },\n  "deeds": {\n${table(deeds)}\n  },\n  "paths": [\n${ways.join(',\n')}\n  ]\n}\n`
}

/** Throws a `SyntaxError` for a text that is no JSON. */
export const readLock = (text: string): PathLock => JSON.parse(text) as PathLock

/** What a step of a lock names, looked up. Throws when the lock names what it does not hold. */
export function lookUp(lock: PathLock, [, name, ...deeds]: LockedStep): Observed {
  const moment = lock.moments[name]
  if (!moment) throw new Error(`The lock has no moment "${name}".`)
  const done = deeds.map((deed) => {
    if (!(deed in lock.deeds)) throw new Error(`The lock has no deed "${deed}".`)
    return { name: deed.slice(0, deed.lastIndexOf(' ')), what: lock.deeds[deed] }
  })
  return { leaf: name.slice(0, name.lastIndexOf(' ')), moment, deeds: done }
}
