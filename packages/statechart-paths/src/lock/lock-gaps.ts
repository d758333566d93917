import { listGoals } from '../coverage/coverage-goals.ts'
import { measureCoverage } from '../coverage/coverage.ts'
import { followEdges } from '../coverage/suite.ts'
import type { Graph } from '../model/explore.ts'
import { listUnacceptedFindings } from '../model/findings.ts'
import type { PathLock } from './path-lock.ts'

/** Lists what a machine declares but cannot reach, and what it reaches but must not. */
export function listChartGaps(graph: Graph): string[] {
  const { states, transitions, guards } = measureCoverage(graph.model.machine, graph.edges)
  return [
    ...listUnacceptedFindings(graph),
    ...[states, transitions, guards].flatMap(({ missing }) => missing),
  ]
}

/** Lists what no path of a lock covers: outcomes, transitions, guard results and pairs of transitions. */
export function listLockGaps(graph: Graph, lock: PathLock): string[] {
  const goals = listGoals(graph, 'thorough', () => true)
  for (const { steps } of lock.paths) {
    const way = followEdges(graph, steps)
    way.forEach((edge, index) => goals.tick(edge, way[index - 1]))
  }
  return goals.missing()
}
