import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate'

import { listDeclared, listNodes } from '../coverage/coverage.ts'
import type { Edge, Graph } from './explore.ts'
import { getLeafName } from './model.ts'

/** Lists everything suspicious about a machine, as sentences. A model declares the findings that it accepts. */
export function listFindings(graph: Graph): string[] {
  const found = [
    ...graph.defects,
    ...listNodes(graph.model.machine.root).flatMap(findDefects),
    ...listUnreachedParts(graph),
    ...listDeadEnds(graph),
    ...listUnattendedCycles(graph),
    ...[...graph.lost].map((location) => `lost: ${location}`),
  ]
  return [...new Set(found)].toSorted()
}

/** Lists the findings that the model does not accept. */
export function listUnacceptedFindings<M extends AnyStateMachine>(graph: Graph<M>): string[] {
  const accepted = graph.model.accepted ?? []
  return listFindings(graph as unknown as Graph).filter((found) => !accepted.includes(found))
}

function findDefects(node: AnyStateNode): string[] {
  const defects: string[] = []
  for (const { id, src } of node.invoke) {
    if (typeof src !== 'string') defects.push(`${node.id} invokes an actor without a port`)
    if (/^\d/.test(id)) defects.push(`${node.id} invokes without an id`)
    for (const end of ['done', 'error']) {
      const isHandled = node.transitions.has(`xstate.${end}.actor.${id}`)
      if (!isHandled) defects.push(`${node.id} does not handle ${end} of "${id}"`)
    }
  }
  for (const [event, list] of node.transitions) {
    if (list.slice(0, -1).some(({ guard }) => !guard)) {
      defects.push(`${node.id} shadows an alternative of ${event}`)
    }
  }
  const isStuck = node.always?.length && node.always.every(({ guard }) => guard)
  if (isStuck && !hasOtherExit(node)) defects.push(`${node.id} may be left by no guard`)
  for (const { delay } of node.after) {
    if (typeof delay === 'number') defects.push(`${node.id} waits for a delay without a name`)
  }
  const isLeaf = node.type === 'atomic' || node.type === 'final'
  if (isLeaf && !node.meta?.title) defects.push(`${node.id} has no title`)
  return defects
}

/**
 * Whether the machine can leave the state in another way: by an event, or because another region makes the
 * guard true.
 */
function hasOtherExit(node: AnyStateNode): boolean {
  return node.ownEvents.length > 0 || isInRegion(node)
}

function isInRegion({ parent }: AnyStateNode): boolean {
  return parent !== undefined && (parent.type === 'parallel' || isInRegion(parent))
}

function listUnreachedParts({ model, edges }: Graph): string[] {
  const declared = listDeclared(model.machine)
  const states = new Set(edges.flatMap(({ entered }) => entered))
  const transitions = new Set(edges.flatMap(({ taken }) => taken))
  const guards = new Set(
    edges.flatMap((edge) => edge.guards.map(([id, result]) => `${id} ${result}`)),
  )
  return [
    ...declared.states.filter((id) => !states.has(id)).map((id) => `never entered: ${id}`),
    ...declared.transitions.filter((id) => !transitions.has(id)).map((id) => `never taken: ${id}`),
    ...declared.guards
      .flatMap((id) => [`${id} true`, `${id} false`])
      .filter((result) => !guards.has(result))
      .map((result) => `never so: ${result}`),
  ]
}

/** Lists states without a next step, and states from which no stable state can be reached. */
function listDeadEnds(graph: Graph): string[] {
  const isStuck = ([key, { status }]: [string, AnyMachineSnapshot]) =>
    status === 'active' &&
    !graph.out.get(key)?.some(({ to, origin }) => to !== key && origin !== 'reload')
  const restingKeys = [...graph.snapshots].filter(([, at]) => isResting(at)).map(([key]) => key)
  const hopeful = findStatesReaching(graph, restingKeys)
  return [
    ...[...graph.snapshots].filter(isStuck).map(([, at]) => `dead end: ${getLeafName(at.value)}`),
    ...[...graph.snapshots]
      .filter(([key]) => !hopeful.has(key))
      .map(([, at]) => `no way to rest: ${getLeafName(at.value)}`),
  ]
}

function isResting(at: AnyMachineSnapshot): boolean {
  return at.status === 'done' || (!at.hasTag('busy') && !at.hasTag('error'))
}

function findStatesReaching({ edges }: Graph, goals: string[]): Set<string> {
  const into = Map.groupBy(edges, ({ to }) => to)
  const found = new Set(goals)
  for (const key of found) for (const { from } of into.get(key) ?? []) found.add(from)
  return found
}

/**
 * Responses and timers alone must not loop forever. Repeatedly removes steps that cannot be part of a cycle;
 * the rest are cycles.
 */
function listUnattendedCycles({ edges, snapshots }: Graph): string[] {
  let alone = edges.filter(({ origin, from, to }) => isUnattended(origin) && from !== to)
  for (let before = -1; before !== alone.length;) {
    before = alone.length
    const begins = new Set(alone.map(({ from }) => from))
    const ends = new Set(alone.map(({ to }) => to))
    alone = alone.filter(({ from, to }) => begins.has(to) && ends.has(from))
  }
  const leaves = alone.map(({ from }) => {
    const snapshot = snapshots.get(from)
    if (!snapshot) throw new Error(`Invariant: the graph has no snapshot: ${from}`)
    return getLeafName(snapshot.value)
  })
  const names = [...new Set(leaves)].toSorted().join(', ')
  return names ? [`unattended cycle: ${names}`] : []
}

function isUnattended(origin: Edge['origin']): boolean {
  return origin === 'actor' || origin === 'clock'
}
