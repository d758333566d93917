import type { Edge, Graph } from '../model/explore.ts'
import { type Criterion, listCoverageItems, makePair } from './coverage.ts'

/** The items that a suite does not cover yet. */
export interface CoverageGoals {
  allows: (edge: Edge) => boolean
  isNew: (edge: Edge, before?: Edge) => boolean
  tick: (edge: Edge, before?: Edge) => void
  isDone: () => boolean
  /** The names of the missing items. */
  missing: () => string[]
}

/**
 * Lists everything that the criterion requires. Items have numbers because the search checks a million times
 * whether an item is new.
 */
export function listGoals(
  graph: Graph,
  criterion: Criterion,
  allows: (edge: Edge) => boolean,
): CoverageGoals {
  const numbers = new Map<string, number>()
  const itemNumber = (item: string) => {
    const known = numbers.get(item)
    if (known !== undefined) return known
    numbers.set(item, numbers.size)
    return numbers.size - 1
  }
  const own = graph.edges.map((edge) => listCoverageItems(criterion, edge).map(itemNumber))
  const pairs = createPairNumbering(criterion, itemNumber)
  const listItems = (edge: Edge, before?: Edge) => {
    const pair = pairs(edge, before)
    const items = own[edge.index] ?? []
    return pair === null ? items : [...items, pair]
  }
  const todo = new Set<number>()
  for (const edge of graph.edges.filter(allows)) {
    for (const item of own[edge.index] ?? []) todo.add(item)
    for (const next of graph.out.get(edge.to) ?? []) {
      const pair = allows(next) ? pairs(next, edge) : null
      if (pair !== null) todo.add(pair)
    }
  }
  return {
    allows,
    isNew: (edge, before) => {
      const pair = pairs(edge, before)
      return (pair !== null && todo.has(pair)) || Boolean(own[edge.index]?.some((n) => todo.has(n)))
    },
    tick: (edge, before) => {
      for (const item of listItems(edge, before)) todo.delete(item)
    },
    isDone: () => todo.size === 0,
    missing: () => [...numbers].filter(([, number]) => todo.has(number)).map(([item]) => item),
  }
}

/** Returns a function that numbers pairs of transitions. */
function createPairNumbering(criterion: Criterion, itemNumber: (item: string) => number) {
  const rows = new Map<string, Map<string, number>>()
  return (edge: Edge, before?: Edge): number | null => {
    const [first] = edge.taken
    const last = before?.taken.at(-1)
    const pair = first && last ? rows.get(last)?.get(first) : undefined
    if (pair !== undefined) return pair
    const name = makePair(criterion, edge, before)
    if (name === null || !first || !last) return null
    const row = rows.get(last) ?? new Map<string, number>()
    rows.set(last, row.set(first, itemNumber(name)))
    return itemNumber(name)
  }
}
