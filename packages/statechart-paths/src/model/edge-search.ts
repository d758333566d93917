import { type Edge, type Graph, OUTSIDE } from './explore.ts'

interface Reached {
  edge: Edge
  way: Reached | null
}

/** The fewest steps from a start to a matching one; null when no path exists. */
export function fewestEdges(
  graph: Pick<Graph, 'out'>,
  allows: (edge: Edge) => boolean,
  isGoal: (edge: Edge) => boolean,
): Edge[] | null {
  const seen = new Set([OUTSIDE])
  const queue: Reached[] = []
  const look = (from: string, way: Reached | null) => {
    for (const edge of graph.out.get(from) ?? []) if (allows(edge)) queue.push({ edge, way })
  }
  look(OUTSIDE, null)
  for (const reached of queue) {
    if (isGoal(reached.edge)) return stepsTo(reached)
    if (seen.has(reached.edge.to)) continue
    seen.add(reached.edge.to)
    look(reached.edge.to, reached)
  }
  return null
}

/** The steps that allowed steps can reach, from a given state or from the starts. */
export function reachableEdges(
  graph: Pick<Graph, 'out'>,
  allows: (edge: Edge) => boolean,
  from = OUTSIDE,
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

const stepsTo = ({ edge, way }: Reached): Edge[] => [...(way ? stepsTo(way) : []), edge]
