import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'

import { type Edge, type Graph, toSnapshotKey, makeMove, OUTSIDE_KEY } from '../model/explore.ts'
import { getLeafName, type Step, type Test } from '../model/model.ts'
import { listMoves } from '../model/moves.ts'
import { startMachine } from '../model/step.ts'
import { type CoverageGoals, listGoals } from './coverage-goals.ts'
import { type Criterion, listCoverageItems, makePair } from './coverage.ts'

export const MAX_STEPS = 25
/** The maximum number of extra steps for continuing a path instead of starting a new one. */
const MAX_EXTRA_STEPS = 6

export interface SuiteOptions {
  criterion: Criterion
  /** Includes events that no control sends. */
  unoffered?: boolean
  maxSteps?: number
  /** The allowed steps; each must be reachable by other allowed steps. Default: all. */
  allows?: (edge: Edge) => boolean
  /** The first steps of every path. */
  prefix?: readonly Edge[]
  /** Omits items that would need a path longer than `maxSteps`. */
  isStrict?: boolean
}

/**
 * Makes tests that together cover everything that the criterion requires. Each test continues to the nearest
 * item that is not covered yet. A new test starts when that is shorter, or when the test would exceed
 * `maxSteps` (25 by default).
 */
export function makeSuite<M extends AnyStateMachine>(
  graph: Graph<M>,
  options: SuiteOptions,
): Test[] {
  const paths = makePaths(graph, options)
  return paths.map((path, location) => ({
    name: `${graph.model.name} ${location + 1}: ${path.length} steps, to ${path.at(-1)?.label}`,
    steps: replaySteps(graph, path),
  }))
}

/** Makes the paths of `makeSuite`'s tests, without what `walked` already covers. */
export function makePaths(
  graph: Graph,
  options: SuiteOptions,
  walked: readonly Edge[][] = [],
): Edge[][] {
  const {
    criterion,
    unoffered = true,
    maxSteps = MAX_STEPS,
    prefix = [],
    isStrict = false,
  } = options
  const allows = options.allows ?? ((edge) => unoffered || !edge.isUnoffered)
  const goals = listGoals(graph, criterion, allows)
  for (const way of walked) way.forEach((edge, index) => goals.tick(edge, way[index - 1]))
  const paths: Edge[][] = []
  let path: Edge[] = []

  const walk = (way: Edge[]) => {
    for (const edge of way) {
      goals.tick(edge, path.at(-1))
      path.push(edge)
    }
  }
  const nextPath = () => {
    const way = findNearest(graph, goals, prefix.at(-1))
    return way && [...prefix, ...way]
  }
  while (!goals.isDone()) {
    const on = path.length > 0 ? findNearest(graph, goals, path.at(-1)) : null
    const fits = on && path.length + on.length <= maxSteps
    if (fits && on.length <= MAX_EXTRA_STEPS) walk(on)
    else {
      const fresh = nextPath()
      if (!fresh) throw new Error(`${graph.model.name}: a required step cannot be reached.`)
      const last = fresh.at(-1)
      if (fits && on.length <= fresh.length + MAX_EXTRA_STEPS) walk(on)
      else if (isStrict && last && fresh.length > maxSteps) goals.tick(last, fresh.at(-2))
      else {
        paths.push(path)
        path = []
        walk(fresh)
      }
    }
  }
  return dropRedundantPaths([...paths, path], criterion, walked)
}

interface SearchNode {
  edge: Edge | undefined
  way: SearchNode | null
}

/** Searches breadth-first over steps, because whether a step is new may depend on the previous one. */
function findNearest(graph: Graph, goals: CoverageGoals, from?: Edge): Edge[] | null {
  const queue: SearchNode[] = [{ edge: from, way: null }]
  const seen = new Set<number>()
  for (const reached of queue) {
    for (const edge of graph.out.get(reached.edge?.to ?? OUTSIDE_KEY) ?? []) {
      if (!goals.allows(edge)) continue
      if (goals.isNew(edge, reached.edge)) return collectEdges({ edge, way: reached })
      if (seen.has(edge.index)) continue
      seen.add(edge.index)
      queue.push({ edge, way: reached })
    }
  }
  return null
}

function collectEdges({ edge, way }: SearchNode): Edge[] {
  return way && edge ? [...collectEdges(way), edge] : []
}

/** Returns the edges of these steps, as far as the machine can follow them. */
export function followEdges(
  graph: Graph,
  steps: readonly (readonly [label: string, ...more: string[]])[],
): Edge[] {
  const way: Edge[] = []
  for (const [label] of steps) {
    const edges = graph.out.get(way.at(-1)?.to ?? OUTSIDE_KEY) ?? []
    const edge = edges.find((candidate) => candidate.label === label)
    if (!edge) break
    way.push(edge)
  }
  return way
}

/** Drops tests that cover nothing unique. */
function dropRedundantPaths(
  paths: Edge[][],
  criterion: Criterion,
  walked: readonly Edge[][],
): Edge[][] {
  const listItems = (path: Edge[]) =>
    new Set(
      path.flatMap((edge, location) => [
        ...listCoverageItems(criterion, edge),
        ...[makePair(criterion, edge, path[location - 1])].filter((pair) => pair !== null),
      ]),
    )
  const counts = new Map<string, number>()
  for (const path of [...walked, ...paths]) {
    for (const item of listItems(path)) counts.set(item, (counts.get(item) ?? 0) + 1)
  }
  return paths
    .filter(({ length }) => length > 0)
    .toSorted((a, b) => a.length - b.length)
    .filter((path) => {
      const items = [...listItems(path)]
      if (items.some((item) => counts.get(item) === 1)) return true
      for (const item of items) counts.set(item, (counts.get(item) ?? 0) - 1)
      return false
    })
}

/**
 * Replays the path from its start. Throws when a key differs from the graph's: the projection has then merged
 * two states that behave differently.
 */
export function replaySteps<M extends AnyStateMachine>(
  { model }: Pick<Graph<M>, 'model'>,
  path: readonly Pick<Edge, 'label' | 'origin' | 'event' | 'to' | 'isUnoffered'>[],
): Step[] {
  let at: AnyMachineSnapshot | null = null
  return path.map(({ label, origin, event, to, isUnoffered }) => {
    const move = at && listMoves(model, at).find((candidate) => candidate.label === label)
    if (at && !move) throw new Error(`The projection is unsound: ${label} cannot happen here.`)
    if (move && move.isUnoffered !== isUnoffered)
      throw new Error(`The projection is unsound: ${label} is not always offered where it was.`)
    const taken =
      at && move ? makeMove(model.machine, at, move) : startMachine(model.machine, event['input'])
    at = taken.snapshot
    const key = toSnapshotKey(model, at)
    if (key !== to)
      throw new Error(`The projection is unsound: ${label} leads to\n${key}, not\n${to}`)
    const timer = move?.delay === undefined ? {} : { delay: move.delay }
    return { label, origin, event: move?.event ?? event, ...timer, expect: toExpectation(at, key) }
  })
}

function toExpectation(at: AnyMachineSnapshot, key: string): Step['expect'] {
  const { value, status, context } = at
  return { value, leaf: getLeafName(value), status, tags: [...at.tags].toSorted(), context, key }
}
