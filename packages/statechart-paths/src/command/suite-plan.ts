import { CRITERIA, type Criterion } from '../coverage/coverage.ts'
import { makePaths, MAX_STEPS, replaySteps, type SuiteOptions } from '../coverage/suite.ts'
import type { PathSuite } from '../lock/path-lock.ts'
import { findShortestEdges, listReachableEdges } from '../model/edge-search.ts'
import type { Edge, Graph } from '../model/explore.ts'
import { InputError, createUnknownNameError } from './input/bad-input.ts'
import { isWithin, listMachineStates, resolveStateName } from './input/states.ts'
import { type NamedPath, toNamedPath, loadPaths } from './paths-for.ts'
import type { Project } from './config.ts'
import { generateRandomSuite } from './random-suite.ts'

export const COVERAGE_OPTIONS = [...CRITERIA, 'random'] as const
export type CoverageOption = (typeof COVERAGE_OPTIONS)[number]

/** The options that select the paths of a suite. */
export interface Plan {
  cover: CoverageOption
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
const LOCKED_SUITES: Readonly<Partial<Record<CoverageOption, readonly PathSuite[]>>> = {
  standard: ['standard'],
  thorough: ['standard', 'pairs'],
}

/** Returns the paths of a machine for a plan. Throws `InputError` if there are none. */
export async function loadPlannedPaths(
  project: Project,
  machine: string,
  plan: Plan,
): Promise<readonly NamedPath[]> {
  const { cover, from, through, avoid, maxSteps } = plan
  const isFree = [from, through, avoid, maxSteps].every((limit) => limit === undefined)
  const locked = LOCKED_SUITES[cover]
  if (isFree && locked) return loadPaths(project, machine, locked)
  const graph = project.graph(machine)
  const limits = computeLimits(project, machine, plan)
  const paths =
    cover === 'random'
      ? generateRandomPaths(project, machine, plan, limits)
      : coverPaths(graph, cover, limits)
  return paths.map((path) => toNamedPath(replaySteps(graph, path)))
}

/** Returns paths that satisfy the criterion; only the prefix when nothing is left to cover. */
function coverPaths(graph: Graph, criterion: Criterion, limits: Limits): Edge[][] {
  const paths = makePaths(graph, { criterion, ...limits }).filter((path) => path.length > 0)
  return paths.length > 0 ? paths : [[...limits.prefix]]
}

/** Generates random paths from every allowed start, or through the requested state. */
function generateRandomPaths(
  project: Project,
  machine: string,
  plan: Plan,
  limits: Limits,
): Edge[][] {
  const graph = project.graph(machine)
  const reachable = [...listReachableEdges(graph, limits.allows)]
  const starts = reachable.filter(({ origin }) => origin === 'start')
  const prefixes = limits.prefix.length > 0 ? [limits.prefix] : starts.map((start) => [start])
  return generateRandomSuite(graph, plan, { ...limits, prefixes, reachable })
}

function computeLimits(project: Project, machine: string, plan: Plan): Limits {
  const graph = project.graph(machine)
  const maxSteps = countMaxSteps(plan)
  const isIncluded = createEdgeFilter(project, machine, plan)
  const prefix =
    plan.through === undefined ? [] : findPrefixThrough(project, machine, plan, isIncluded)
  const reachable = listReachableEdges(graph, isIncluded, prefix.at(-1)?.to)
  if (reachable.size === 0 && prefix.length === 0)
    throw new InputError(`No path of ${machine} starts like this: --from and --avoid leave none.`)
  return { allows: (edge) => reachable.has(edge), maxSteps, prefix, isStrict: true }
}

/** The walker counts the preparation as a step, but testers do not. */
const countMaxSteps = ({ maxSteps = MAX_STEPS - 1 }: Plan) => maxSteps + 1

function findPrefixThrough(
  project: Project,
  machine: string,
  plan: Plan,
  allows: (edge: Edge) => boolean,
): Edge[] {
  const graph = project.graph(machine)
  const state = resolveStateName(project, machine, plan.through ?? '')
  const way = findShortestEdges(graph, allows, (edge) => isEntering(graph, edge, state))
  if (!way)
    throw new InputError(`No path of ${machine} reaches ${state} with this --from and --avoid.`)
  if (way.length > countMaxSteps(plan))
    throw new InputError(
      `The shortest way to ${state} has ${way.length - 1} steps, more than --max-steps ${countMaxSteps(plan) - 1}.`,
    )
  return way
}

/** Paths for testers never contain an event that no control offers. */
function createEdgeFilter(
  project: Project,
  machine: string,
  { from, avoid }: Plan,
): (edge: Edge) => boolean {
  const start = from === undefined ? null : `start: ${assertStart(project, machine, from)}`
  const isAvoided = avoid === undefined ? () => false : createAvoidFilter(project, machine, avoid)
  return (edge) =>
    !edge.isUnoffered &&
    !isAvoided(edge) &&
    (start === null || edge.origin !== 'start' || edge.label === start)
}

function assertStart(project: Project, machine: string, name: string): string {
  const starts = Object.keys(project.model(machine).starts)
  if (!starts.includes(name)) throw createUnknownNameError(`start of ${machine}`, name, starts)
  return name
}

/** Matches the steps to avoid: those of an event, or those into a state and its descendants. */
function createAvoidFilter(
  project: Project,
  machine: string,
  name: string,
): (edge: Edge) => boolean {
  const graph = project.graph(machine)
  const events = [...new Set(graph.edges.map(({ label }) => label))]
  if (events.includes(name)) return ({ label }) => label === name
  const states = listMachineStates(project, machine)
  if (!states.includes(name))
    throw createUnknownNameError(`state or event of ${machine}`, name, [...states, ...events])
  return (edge) => isEntering(graph, edge, name)
}

/** Whether a step enters a state or passes through it. */
export function isEntering(graph: Graph, { entered }: Edge, state: string): boolean {
  const { id } = graph.model.machine
  return entered.some((node) => isWithin(node, `${id}.${state}`))
}
