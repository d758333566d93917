import { type Edge, type Graph, OUTSIDE_KEY } from './explore.ts'

interface SearchNode {
  edge: Edge
  way: SearchNode | null
}

/**
 * Returns the shortest sequence of steps from a start to a matching step, or null if no such step can be
 * reached.
 */
export function findShortestEdges(
  graph: Pick<Graph, 'out'>,
  allows: (edge: Edge) => boolean,
  isGoal: (edge: Edge) => boolean,
): Edge[] | null {
  const seen = new Set([OUTSIDE_KEY])
  const queue: SearchNode[] = []
  const enqueueEdges = (from: string, way: SearchNode | null) => {
    for (const edge of graph.out.get(from) ?? []) if (allows(edge)) queue.push({ edge, way })
  }
  enqueueEdges(OUTSIDE_KEY, null)
  for (const reached of queue) {
    if (isGoal(reached.edge)) return collectEdges(reached)
    if (seen.has(reached.edge.to)) continue
    seen.add(reached.edge.to)
    enqueueEdges(reached.edge.to, reached)
  }
  return null
}

/** Lists the steps that can be reached by allowed steps only, from a given state or from the starts. */
export function listReachableEdges(
  graph: Pick<Graph, 'out'>,
  allows: (edge: Edge) => boolean,
  from = OUTSIDE_KEY,
): ReadonlySet<Edge> {
  const found = new Set<Edge>()
  const seen = new Set([from])
  for (const key of seen) {
    for (const edge of graph.out.get(key) ?? []) {
      if (!allows(edge)) continue
      found.add(edge)
      seen.add(edge.to)
    }
  }
  return found
}

const collectEdges = ({ edge, way }: SearchNode): Edge[] => [
  ...(way ? collectEdges(way) : []),
  edge,
]
