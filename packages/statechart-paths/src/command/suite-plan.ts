import { CRITERIA, type Criterion } from '../coverage/coverage.ts'
import { makePaths, MAX_STEPS, replaySteps, type SuiteOptions } from '../coverage/suite.ts'
import type { PathSuite } from '../lock/path-lock.ts'
import { fewestEdges, reachableEdges } from '../model/edge-search.ts'
import type { Edge, Graph } from '../model/explore.ts'
import { BadInput, unknown } from './input/bad-input.ts'
import { isWithin, machineStates, stateNamed } from './input/states.ts'
import { type NamedPath, namedPath, pathsFor } from './paths-for.ts'
import type { Project } from './config.ts'
import { randomSuite } from './random-suite.ts'

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
  project: Project,
  machine: string,
  plan: Plan,
): Promise<readonly NamedPath[]> {
  const { cover, from, through, avoid, maxSteps } = plan
  const isFree = [from, through, avoid, maxSteps].every((limit) => limit === undefined)
  const locked = LOCKED[cover]
  if (isFree && locked) return pathsFor(project, machine, locked)
  const graph = project.graph(machine)
  const limits = suiteLimits(project, machine, plan)
  const paths =
    cover === 'random'
      ? randomPaths(project, machine, plan, limits)
      : coverPaths(graph, cover, limits)
  return paths.map((path) => namedPath(replaySteps(graph, path)))
}

/** When nothing is left to cover, the only path is the prefix. */
function coverPaths(graph: Graph, criterion: Criterion, limits: Limits): Edge[][] {
  const paths = makePaths(graph, { criterion, ...limits }).filter((path) => path.length > 0)
  return paths.length > 0 ? paths : [[...limits.prefix]]
}

/** Random paths from every allowed start, or through the requested state. */
function randomPaths(project: Project, machine: string, plan: Plan, limits: Limits): Edge[][] {
  const graph = project.graph(machine)
  const reachable = [...reachableEdges(graph, limits.allows)]
  const starts = reachable.filter(({ origin }) => origin === 'start')
  const prefixes = limits.prefix.length > 0 ? [limits.prefix] : starts.map((start) => [start])
  return randomSuite(graph, plan, { ...limits, prefixes, reachable })
}

function suiteLimits(project: Project, machine: string, plan: Plan): Limits {
  const graph = project.graph(machine)
  const maxSteps = longest(plan)
  const wanted = allowedBy(project, machine, plan)
  const prefix = plan.through === undefined ? [] : wayThrough(project, machine, plan, wanted)
  const reachable = reachableEdges(graph, wanted, prefix.at(-1)?.to)
  if (reachable.size === 0 && prefix.length === 0)
    throw new BadInput(`No path of ${machine} starts like this: --from and --avoid leave none.`)
  return { allows: (edge) => reachable.has(edge), maxSteps, prefix, isStrict: true }
}

/** The walker counts the preparation as a step, but testers do not. */
const longest = ({ maxSteps = MAX_STEPS - 1 }: Plan) => maxSteps + 1

function wayThrough(
  project: Project,
  machine: string,
  plan: Plan,
  allows: (edge: Edge) => boolean,
): Edge[] {
  const graph = project.graph(machine)
  const state = stateNamed(project, machine, plan.through ?? '')
  const way = fewestEdges(graph, allows, (edge) => enters(graph, edge, state))
  if (!way)
    throw new BadInput(`No path of ${machine} reaches ${state} with this --from and --avoid.`)
  if (way.length > longest(plan))
    throw new BadInput(
      `The shortest way to ${state} has ${way.length - 1} steps, more than --max-steps ${longest(plan) - 1}.`,
    )
  return way
}

/** Paths for testers never contain an event that no control offers. */
function allowedBy(
  project: Project,
  machine: string,
  { from, avoid }: Plan,
): (edge: Edge) => boolean {
  const start = from === undefined ? null : `start: ${startNamed(project, machine, from)}`
  const isAvoided = avoid === undefined ? () => false : avoidance(project, machine, avoid)
  return (edge) =>
    !edge.isUnoffered &&
    !isAvoided(edge) &&
    (start === null || edge.origin !== 'start' || edge.label === start)
}

function startNamed(project: Project, machine: string, name: string): string {
  const starts = Object.keys(project.model(machine).starts)
  if (!starts.includes(name)) throw unknown(`start of ${machine}`, name, starts)
  return name
}

/** Matches the steps to avoid: those of an event, or those into a state and its descendants. */
function avoidance(project: Project, machine: string, name: string): (edge: Edge) => boolean {
  const graph = project.graph(machine)
  const events = [...new Set(graph.edges.map(({ label }) => label))]
  if (events.includes(name)) return ({ label }) => label === name
  const states = machineStates(project, machine)
  if (!states.includes(name))
    throw unknown(`state or event of ${machine}`, name, [...states, ...events])
  return (edge) => enters(graph, edge, name)
}

/** Whether a step leads into or through a state. */
export function enters(graph: Graph, { entered }: Edge, state: string): boolean {
  const { id } = graph.model.machine
  return entered.some((node) => isWithin(node, `${id}.${state}`))
}
