import type { AnyModel } from '../catalogue.ts'
import { type Edge, explore } from '../explore.ts'
import type { Criterion } from '../coverage.ts'
import type { PathLock, PathSuite } from './path-lock.ts'
import { makePaths, stepsAlong, wayAlong } from '../suite.ts'

import { pathId, record } from './record.ts'

export interface Accepted {
  lock: PathLock
  /** Paths that the chart or its controls cannot follow any more, and the step at which they end. */
  gone: { id: string; step: number; label: string }[]
  /** Paths for what the others do not contain. */
  added: string[]
}

interface Suite {
  name: PathSuite
  criterion: Criterion
  sneaks: boolean
}

/** Each contains what the ones before it leave out. */
const SUITES: readonly Suite[] = [
  { name: 'standard', criterion: 'standard', sneaks: false },
  { name: 'pairs', criterion: 'thorough', sneaks: false },
  { name: 'sneaks', criterion: 'thorough', sneaks: true },
]

/**
 * The lock of a machine as its chart is now. Paths of the last lock are kept wherever the chart still goes
 * that way, whatever is seen there; new ones are added for what no path contains.
 */
export async function acceptPaths(model: AnyModel, last: PathLock | null): Promise<Accepted> {
  const graph = explore(model)
  const lock: PathLock = { moments: {}, deeds: {}, paths: [] }
  const walked: Edge[][] = []
  const gone: Accepted['gone'] = []
  const added: string[] = []

  for (const suite of SUITES) {
    const kept = (last?.paths ?? [])
      .filter((path) => path.suite === suite.name)
      .flatMap(({ id, steps }) => {
        const way = wayAlong(graph, steps)
        const isAllowed = suite.sneaks || !way.some(({ isSneak }) => isSneak)
        if (way.length === steps.length && isAllowed) return [way]
        gone.push({ id, step: way.length, label: steps[way.length]?.[0] ?? '' })
        return []
      })
    walked.push(...kept)
    const fresh = makePaths(graph, suite, walked)
    walked.push(...fresh)
    for (const way of [...kept, ...fresh]) {
      const id = pathId(way.map(({ label }) => label))
      if (fresh.includes(way)) added.push(id)
      // oxlint-disable-next-line no-await-in-loop -- they share the tables of the lock
      const steps = await record(model, stepsAlong(graph, way), lock)
      lock.paths.push({ id, suite: suite.name, steps })
    }
  }
  return { lock, gone, added }
}
