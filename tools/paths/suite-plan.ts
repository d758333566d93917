import {
  CRITERIA,
  type Criterion,
  fewestEdges,
  reachableEdges,
  MAX_STEPS,
  makePaths,
  replaySteps,
  type SuiteOptions,
} from 'statechart-paths/suites'
import type { Edge, Graph } from 'statechart-paths/chart'
import type { PathSuite } from 'statechart-paths/lock'
import type { MachineFolder } from '@masar/machines/testing/catalogue.ts'

import { BadInput, unknown } from './input/bad-input.ts'
import { machineGraph, modelNamed } from './machines.ts'
import { randomSuite } from './random-suite.ts'
import { namedPath, type NamedPath, pathsFor } from './paths-for.ts'
import { isWithin, stateNamed, machineStates } from './input/states.ts'

export const COVERS = [...CRITERIA, 'random'] as const
export type Cover = (typeof COVERS)[number]

/** The options that select the paths of a suite. */
export interface Plan {
  cover: Cover
  seed: number
  from?: string | undefined
  through?: string | undefined
  avoid?: string | undefined
  maxSteps?: number | undefined
  /** For random paths only, like `stop`. */
  weights?: string | undefined
  stop?: string | undefined
}

/** The limits of all paths of a suite. */
type Limits = Required<Pick<SuiteOptions, 'allows' | 'prefix' | 'maxSteps' | 'isStrict'>>

/** The locked suites for a criterion, used when no other limits are given. */
const LOCKED: Readonly<Partial<Record<Cover, readonly PathSuite[]>>> = {
  standard: ['standard'],
  thorough: ['standard', 'pairs'],
}

/** The paths of a machine for a plan. Throws `BadInput` if there are none. */
export async function plannedPaths(
  folder: MachineFolder,
  plan: Plan,
): Promise<readonly NamedPath[]> {
  const { cover, from, through, avoid, maxSteps } = plan
  const isFree = [from, through, avoid, maxSteps].every((limit) => limit === undefined)
  const locked = LOCKED[cover]
  if (isFree && locked) return pathsFor(folder, locked)
  const graph = machineGraph(folder)
  const limits = suiteLimits(graph, folder, plan)
  const paths =
    cover === 'random' ? randomPaths(graph, folder, plan, limits) : coverPaths(graph, cover, limits)
  return paths.map((path) => namedPath(replaySteps(graph, path)))
}

/** When nothing is left to cover, the only path is the prefix. */
function coverPaths(graph: Graph, criterion: Criterion, limits: Limits): Edge[][] {
  const paths = makePaths(graph, { criterion, ...limits }).filter((path) => path.length > 0)
  return paths.length > 0 ? paths : [[...limits.prefix]]
}

/** Random paths from every allowed start, or through the requested state. */
function randomPaths(graph: Graph, folder: MachineFolder, plan: Plan, limits: Limits): Edge[][] {
  const reachable = [...reachableEdges(graph, limits.allows)]
  const starts = reachable.filter(({ origin }) => origin === 'start')
  const prefixes = limits.prefix.length > 0 ? [limits.prefix] : starts.map((start) => [start])
  return randomSuite(graph, { ...plan, folder }, { ...limits, prefixes, reachable })
}

function suiteLimits(graph: Graph, folder: MachineFolder, plan: Plan): Limits {
  const maxSteps = longest(plan)
  const wanted = allowedBy(folder, plan)
  const prefix = plan.through === undefined ? [] : wayThrough(graph, folder, plan, wanted)
  const reachable = reachableEdges(graph, wanted, prefix.at(-1)?.to)
  if (reachable.size === 0 && prefix.length === 0)
    throw new BadInput(`No path of ${folder} starts like this: --from and --avoid leave none.`)
  return { allows: (edge) => reachable.has(edge), maxSteps, prefix, isStrict: true }
}

/** The walker counts the preparation as a step, but testers do not. */
const longest = ({ maxSteps = MAX_STEPS - 1 }: Plan) => maxSteps + 1

function wayThrough(
  graph: Graph,
  folder: MachineFolder,
  plan: Plan,
  allows: (edge: Edge) => boolean,
): Edge[] {
  const state = stateNamed(folder, plan.through ?? '')
  const way = fewestEdges(graph, allows, (edge) => enters(graph, edge, state))
  if (!way)
    throw new BadInput(`No path of ${folder} reaches ${state} with this --from and --avoid.`)
  if (way.length > longest(plan))
    throw new BadInput(
      `The shortest way to ${state} has ${way.length - 1} steps, more than --max-steps ${longest(plan) - 1}.`,
    )
  return way
}

/** Paths for testers never contain an event that no control offers. */
function allowedBy(folder: MachineFolder, { from, avoid }: Plan): (edge: Edge) => boolean {
  const start = from === undefined ? null : `start: ${startNamed(folder, from)}`
  const isAvoided = avoid === undefined ? () => false : avoidance(folder, avoid)
  return (edge) =>
    !edge.isSneak &&
    !isAvoided(edge) &&
    (start === null || edge.origin !== 'start' || edge.label === start)
}

function startNamed(folder: MachineFolder, name: string): string {
  const starts = Object.keys(modelNamed(folder).starts)
  if (!starts.includes(name)) throw unknown(`start of ${folder}`, name, starts)
  return name
}

/** Matches the steps to avoid: those of an event, or those into a state and its descendants. */
function avoidance(folder: MachineFolder, name: string): (edge: Edge) => boolean {
  const graph = machineGraph(folder)
  const events = [...new Set(graph.edges.map(({ label }) => label))]
  if (events.includes(name)) return ({ label }) => label === name
  const states = machineStates(folder)
  if (!states.includes(name))
    throw unknown(`state or event of ${folder}`, name, [...states, ...events])
  return (edge) => enters(graph, edge, name)
}

/** Whether a step leads into or through a state. */
export function enters(graph: Graph, { entered }: Edge, state: string): boolean {
  const { id } = graph.model.machine
  return entered.some((node) => isWithin(node, `${id}.${state}`))
}
