import type { AnyStateMachine, AnyStateNode } from 'xstate'

import { type Edge, OUTSIDE_KEY } from '../model/explore.ts'
import { getTransitionId } from '../model/step.ts'

/**
 * `standard`: every gesture, response, state, transition, start, and both results of each guard. `thorough`:
 * also every pair of transitions that can follow each other. The others cover only one kind; `pairs` includes
 * every transition.
 */
export const CRITERIA = ['states', 'transitions', 'standard', 'thorough', 'pairs'] as const
export type Criterion = (typeof CRITERIA)[number]

/** Lists what a step covers, regardless of the steps before it. */
export function listCoverageItems(criterion: Criterion, edge: Edge): string[] {
  const states = edge.entered.map((id) => `state ${id}`)
  const transitions = edge.taken.map((id) => `transition ${id}`)
  if (criterion === 'states') return states
  if (criterion === 'transitions') return transitions
  const pairs = edge.taken.slice(1).map((id, location) => `pair ${edge.taken[location]} > ${id}`)
  if (criterion === 'pairs') return [...transitions, ...pairs]
  const items = [
    `outcome ${edge.label}`,
    ...states,
    ...transitions,
    ...edge.guards.map(([id, result]) => `guard ${id} is ${result}`),
    ...listBeginnings(edge),
  ]
  return criterion === 'standard' ? items : [...items, ...pairs]
}

/** Returns the pair that a step covers together with the step before it. */
export function makePair(criterion: Criterion, edge: Edge, before?: Edge): string | null {
  const [first] = edge.taken
  const last = before?.taken.at(-1)
  const hasPairs = criterion === 'thorough' || criterion === 'pairs'
  return hasPairs && first && last ? `pair ${last} > ${first}` : null
}

export interface DeclaredItems {
  states: string[]
  transitions: string[]
  guards: string[]
}

/** Lists what the machine declares, reachable or not. */
export function listDeclared(machine: AnyStateMachine): DeclaredItems {
  const nodes = listNodes(machine.root)
  const transitions = nodes.flatMap((node) => [
    ...[...node.transitions.values()].flat(),
    ...(node.always ?? []),
  ])
  return {
    states: nodes.map(({ id }) => id),
    transitions: transitions.map(getTransitionId),
    guards: transitions.filter(({ guard }) => guard).map(getTransitionId),
  }
}

/** Counts how many declared items the steps cover, such as 79 of 79. */
export function measureCoverage(machine: AnyStateMachine, edges: readonly Edge[]) {
  const declared = listDeclared(machine)
  const states = new Set(edges.flatMap(({ entered }) => entered))
  const transitions = new Set(edges.flatMap(({ taken }) => taken))
  const guards = new Set(
    edges.flatMap((edge) => edge.guards.map(([id, result]) => `${id}=${result}`)),
  )
  const both = declared.guards.flatMap((id) => [`${id}=true`, `${id}=false`])
  return {
    states: countCovered(declared.states, states),
    transitions: countCovered(declared.transitions, transitions),
    guards: countCovered(both, guards),
  }
}

export function listNodes(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap((child) => listNodes(child))]
}

/** A reload is tested from every state. */
function listBeginnings({ label, from, origin }: Edge): string[] {
  if (from === OUTSIDE_KEY) return [label]
  return origin === 'reload' ? [`${label} in ${readState(from)}`] : []
}

function readState(key: string): string {
  return JSON.stringify((JSON.parse(key) as unknown[])[0])
}

function countCovered(declared: readonly string[], seen: ReadonlySet<string>) {
  const missing = declared.filter((id) => !seen.has(id))
  return { covered: declared.length - missing.length, declared: declared.length, missing }
}
