import { listGoals } from '#machines/testing/coverage-goals.ts'
import type { AnyModel } from '#machines/testing/catalogue.ts'
import { measureCoverage } from '#machines/testing/coverage.ts'
import { actorDriver, walk } from '#machines/testing/driver.ts'
import { explore } from '#machines/testing/explore.ts'
import { listUnacceptedFindings } from '#machines/testing/findings.ts'
import { lockedTests } from '#machines/testing/paths/locked-tests.ts'
import type { PathLock } from '#machines/testing/paths/path-lock.ts'
import { wayAlong } from '#machines/testing/suite.ts'

const ALL = ['standard', 'pairs', 'sneaks'] as const

/** Why the walks of a machine would fail with this chart in its place; null where they would not. */
export async function whyWalksFail(model: AnyModel, lock: PathLock): Promise<string | null> {
  try {
    for (const test of lockedTests(model, lock, ALL)) {
      // oxlint-disable-next-line no-await-in-loop -- the first that fails is enough
      await walk(test, actorDriver(model))
    }
    return whatExploringFinds(model, lock)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function whatExploringFinds(model: AnyModel, lock: PathLock): string | null {
  const graph = explore(model)
  const [surprise] = listUnacceptedFindings(graph)
  if (surprise) return surprise
  const { states, transitions, guards } = measureCoverage(model.machine, graph.edges)
  const goals = listGoals(graph, 'thorough', () => true)
  for (const { steps } of lock.paths) {
    const way = wayAlong(graph, steps)
    way.forEach((edge, index) => goals.tick(edge, way[index - 1]))
  }
  const [lacking] = [
    ...states.missing,
    ...transitions.missing,
    ...guards.missing,
    ...goals.missing(),
  ]
  return lacking ?? null
}
