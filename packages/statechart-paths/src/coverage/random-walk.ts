import { type Edge, type Graph, OUTSIDE_KEY } from '../model/explore.ts'

interface Limits {
  allows: (edge: Edge) => boolean
  maxSteps: number
  /** The steps at the start of the path. */
  prefix: readonly Edge[]
  /** The relative weight of a step. */
  weigh?: (edge: Edge) => number
}

/** Takes random steps: the same seed produces the same path. */
export function takeRandomWalk(
  graph: Pick<Graph, 'out'>,
  seed: number,
  { allows, maxSteps, prefix, weigh = () => 1 }: Limits,
): Edge[] {
  const draw = createRandomNumbers(seed)
  const path = [...prefix]
  while (path.length < maxSteps) {
    const next = (graph.out.get(path.at(-1)?.to ?? OUTSIDE_KEY) ?? []).filter((edge) =>
      allows(edge),
    )
    const edge = chooseEdge(next, weigh, draw())
    if (!edge) break
    path.push(edge)
  }
  return path
}

function chooseEdge(edges: readonly Edge[], weigh: (edge: Edge) => number, chance: number) {
  let left = chance * edges.reduce((sum, edge) => sum + weigh(edge), 0)
  return edges.find((edge) => {
    left -= weigh(edge)
    return left < 0
  })
}

/** Returns a generator of numbers from 0 up to 1, "mulberry32". */
function createRandomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = Math.trunc(state + 0x6d_2b_79_f5)
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
