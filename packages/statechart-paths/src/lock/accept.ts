import type { Criterion } from '../coverage/coverage.ts'
import { followEdges, makePaths, replaySteps } from '../coverage/suite.ts'
import { type Edge, explore } from '../model/explore.ts'
import type { AnyModel } from '../model/model.ts'
import type { PathLock, PathSuite } from './path-lock.ts'
import { toPathId, recordSteps } from './record.ts'

export interface AcceptResult {
  lock: PathLock
  /** Paths that can no longer be followed, each with the first step that is no longer possible. */
  gone: { id: string; step: number; label: string }[]
  /** The ids of new paths, which cover what the kept paths do not. */
  added: string[]
}

interface Suite {
  name: PathSuite
  criterion: Criterion
  unoffered: boolean
}

/** Each suite covers what the previous ones omit. */
const SUITES: readonly Suite[] = [
  { name: 'standard', criterion: 'standard', unoffered: false },
  { name: 'pairs', criterion: 'thorough', unoffered: false },
  { name: 'unoffered', criterion: 'thorough', unoffered: true },
]

/**
 * Makes a lock for the current version of a machine. Keeps each path of the last lock that the machine can
 * still follow, even if its results differ. Adds paths to cover the rest.
 */
export async function acceptPaths(model: AnyModel, last: PathLock | null): Promise<AcceptResult> {
  const graph = explore(model)
  const lock: PathLock = { states: {}, effects: {}, paths: [] }
  const walked: Edge[][] = []
  const gone: AcceptResult['gone'] = []
  const added: string[] = []

  for (const suite of SUITES) {
    const validPaths = (last?.paths ?? [])
      .filter((path) => path.suite === suite.name)
      .flatMap(({ id, steps }) => {
        const way = followEdges(graph, steps)
        const isAllowed = suite.unoffered || !way.some(({ isUnoffered }) => isUnoffered)
        if (way.length === steps.length && isAllowed) return [way]
        gone.push({ id, step: way.length, label: steps[way.length]?.[0] ?? '' })
        return []
      })
    walked.push(...validPaths)
    const fresh = makePaths(graph, suite, walked)
    walked.push(...fresh)
    for (const way of [...validPaths, ...fresh]) {
      const id = toPathId(way.map(({ label }) => label))
      if (fresh.includes(way)) added.push(id)
      // oxlint-disable-next-line no-await-in-loop -- all paths share the lock's tables
      const steps = await recordSteps(model, replaySteps(graph, way), lock)
      lock.paths.push({ id, suite: suite.name, steps })
    }
  }
  return { lock, gone, added }
}
