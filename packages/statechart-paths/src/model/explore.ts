import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'

import { getLeafName, type Model, type Origin, RELOAD_EVENT_TYPE } from './model.ts'
import { type Move, listMoves, listStartMoves } from './moves.ts'
import { startMachine, takeStep, type StepResult } from './step.ts'

export const OUTSIDE_KEY = 'outside'

export interface Edge {
  index: number
  from: string
  to: string
  label: string
  origin: Origin
  event: AnyEventObject
  isUnoffered: boolean
  taken: string[]
  entered: string[]
  guards: StepResult['guards']
}

/** Every state of a machine, identified by the model's projection, and every step between them. */
export interface Graph<M extends AnyStateMachine = AnyStateMachine> {
  model: Model<M>
  snapshots: Map<string, AnyMachineSnapshot>
  edges: Edge[]
  out: Map<string, Edge[]>
  /**
   * Results that must not occur: a broken invariant or relation, an exception, a machine in the error status.
   */
  defects: Set<string>
  /** Environment events that a state does not handle: they are lost, not queued. */
  lost: Set<string>
}

const graphCache = new WeakMap<object, unknown>()

/**
 * Finds every state and every step of a model. Cached per model: callers must not modify the graph.
 * Throws when the graph has more edges than `limit`.
 */
export function explore<M extends AnyStateMachine>(model: Model<M>, limit = 100_000): Graph<M> {
  const known = graphCache.get(model)
  if (known) return known as Graph<M>
  const graph = buildGraph(model, limit)
  graphCache.set(model, graph)
  return graph
}

function buildGraph<M extends AnyStateMachine>(model: Model<M>, limit: number): Graph<M> {
  const graph: Graph<M> = {
    model,
    snapshots: new Map(),
    edges: [],
    out: new Map([[OUTSIDE_KEY, []]]),
    defects: new Set(),
    lost: new Set(),
  }
  for (const start of listStartMoves(model)) {
    addEdge(graph, OUTSIDE_KEY, start, startMachine(model.machine, start.event['input']))
  }
  for (const [key, snapshot] of graph.snapshots) {
    for (const move of listMoves(model, snapshot)) followMove(graph, key, snapshot, move)
    if (graph.edges.length > limit) throw new Error(`${model.name} has over ${limit} edges.`)
  }
  return graph
}

/** Identifies a snapshot by its value, projection and status, as text. */
export function toSnapshotKey<M extends AnyStateMachine>(
  model: Model<M>,
  at: AnyMachineSnapshot,
): string {
  return JSON.stringify([at.value, model.project(at as never), at.status])
}

/** Makes one move, as a pure function; a reload starts with the input of a fresh page. */
export function makeMove(
  machine: AnyStateMachine,
  from: AnyMachineSnapshot,
  { event }: Pick<Move, 'event'>,
): StepResult {
  return event.type === RELOAD_EVENT_TYPE
    ? startMachine(machine, event['input'])
    : takeStep(machine, from, event)
}

function followMove<M extends AnyStateMachine>(
  graph: Graph<M>,
  key: string,
  from: AnyMachineSnapshot,
  move: Move,
) {
  const lost = `${move.label} in ${getLeafName(from.value)}`
  if (!move.isHandled) {
    if (move.origin === 'environment' && !move.mayBeLost) graph.lost.add(lost)
    return
  }
  let step: StepResult
  try {
    step = makeMove(graph.model.machine, from, move)
  } catch (error) {
    graph.defects.add(`${lost} throws: ${String(error)}`)
    return
  }
  const isIgnored = step.taken.length === 0 && step.guards.length === 0
  if (isIgnored && toSnapshotKey(graph.model, step.snapshot) === key) return
  for (const [name, holds] of Object.entries(graph.model.relations ?? {})) {
    if (!holds(from as never, move.label, step.snapshot as never)) {
      graph.defects.add(`${lost} breaks "${name}"`)
    }
  }
  addEdge(graph, key, move, step)
}

function addEdge<M extends AnyStateMachine>(
  graph: Graph<M>,
  from: string,
  { label, origin, event, isUnoffered }: Move,
  { snapshot, taken, entered, guards }: StepResult,
) {
  const to = toSnapshotKey(graph.model, snapshot)
  const index = graph.edges.length
  const edge = { index, from, to, label, origin, event, isUnoffered, taken, entered, guards }
  checkSnapshot(graph, snapshot, label)
  graph.edges.push(edge)
  graph.out.get(from)?.push(edge)
  if (graph.snapshots.has(to)) return
  graph.snapshots.set(to, snapshot)
  graph.out.set(to, [])
}

/** Checks every snapshot, even if its key is known: states that share a key can hide a broken invariant. */
function checkSnapshot<M extends AnyStateMachine>(
  { model, defects }: Graph<M>,
  snapshot: AnyMachineSnapshot,
  label: string,
) {
  const location = `${label} to ${getLeafName(snapshot.value)}`
  if (snapshot.status === 'error') defects.add(`${location} leaves the machine broken`)
  for (const name of listBrokenInvariants(model, snapshot))
    defects.add(`${location} breaks "${name}"`)
}

export function listBrokenInvariants<M extends AnyStateMachine>(
  model: Model<M>,
  snapshot: AnyMachineSnapshot,
): string[] {
  const all = Object.entries(model.invariants)
  return all.filter(([, holds]) => !holds(snapshot as never)).map(([name]) => name)
}
