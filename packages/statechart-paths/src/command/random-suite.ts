import { takeRandomWalk } from '../coverage/random-walk.ts'
import type { Edge, Graph } from '../model/explore.ts'
import { InputError } from './input/bad-input.ts'
import { listRequirements, mapNodesByPath } from './script.ts'

/** The conditions that end a random suite: coverage in percent, or seconds. */
const STOP_CONDITIONS = ['edges', 'requirements', 'seconds'] as const
type StopConditions = Partial<Record<(typeof STOP_CONDITIONS)[number], number>>

interface Selection {
  seed: number
  /** `reload=0,signs in=5`: the relative weights of events; 1 by default. */
  weights?: string | undefined
  /** `edges=80,seconds=10`: ends when one of them is reached; coverage is in percent. */
  stop?: string | undefined
}

interface Limits {
  allows: (edge: Edge) => boolean
  maxSteps: number
  /** Each path begins with one of these. */
  prefixes: readonly (readonly Edge[])[]
  reachable: readonly Edge[]
}

const MAX_PATHS = 2000

/**
 * Generates random paths, from each prefix in turn. Without a stop condition, the suite ends once the paths of
 * the last prefix have `maxSteps` steps in total.
 */
export function generateRandomSuite(
  graph: Graph,
  { seed, weights: named, stop }: Selection,
  limits: Limits,
): Edge[][] {
  const { prefixes, maxSteps } = limits
  const weights = readNumbers('weights', named, [...new Set(graph.edges.map(({ label }) => label))])
  const weigh = ({ label }: Edge) => weights[label] ?? 1
  const isEnough = createStopCondition(graph, stop, limits.reachable)
  const walks: Edge[][] = []
  for (let number = 0; number < MAX_PATHS; number += 1) {
    const index = number % prefixes.length
    const own = walks.filter((_, at) => at % prefixes.length === index)
    if (isEnough ? isEnough(walks) : own.flat().length >= maxSteps) {
      if (isEnough || index === prefixes.length - 1) break
    }
    walks.push(
      takeRandomWalk(graph, seed + number, { ...limits, weigh, prefix: prefixes[index] ?? [] }),
    )
  }
  return walks
}

function createStopCondition(graph: Graph, stop: string | undefined, reachable: readonly Edge[]) {
  if (stop === undefined) return null
  const { edges, requirements, seconds }: StopConditions = readNumbers(
    'stop',
    stop,
    STOP_CONDITIONS,
  )
  const began = performance.now()
  const all = { edges: listTransitions(reachable), requirements: listIds(graph, reachable) }
  return (walks: readonly Edge[][]): boolean => {
    const steps = walks.flat()
    return (
      (edges !== undefined && computePercentage(listTransitions(steps), all.edges) >= edges) ||
      (requirements !== undefined &&
        computePercentage(listIds(graph, steps), all.requirements) >= requirements) ||
      (seconds !== undefined && performance.now() - began >= seconds * 1000)
    )
  }
}

/** Returns the share in percent. */
const computePercentage = (seen: ReadonlySet<string>, of: ReadonlySet<string>) =>
  of.size === 0 ? 100 : (100 * seen.size) / of.size

const listTransitions = (edges: readonly Edge[]) => new Set(edges.flatMap(({ taken }) => taken))

function listIds({ model }: Graph, edges: readonly Edge[]): Set<string> {
  const nodes = mapNodesByPath(model)
  const paths = edges.flatMap(({ entered }) =>
    entered.map((id) => id.split('.').slice(1).join('.')),
  )
  return new Set(listRequirements([...new Set(paths)], nodes))
}

/** Parses `a=1,b=2`. Throws `InputError` for an unknown name or an invalid number. */
function readNumbers<const Name extends string>(
  option: string,
  text: string | undefined,
  names: readonly Name[],
): Partial<Record<Name, number>> {
  const parts = text === undefined ? [] : text.split(',')
  const numbers = parts.map((part) => {
    const at = part.lastIndexOf('=')
    const name = names.find((known) => known === part.slice(0, at).trim())
    const number = Number(part.slice(at + 1))
    if (name === undefined || !(number >= 0))
      throw new InputError(
        `--${option} must be a list like ${names
          .slice(0, 2)
          .map((known) => `"${known}=50"`)
          .join(',')}, not "${part}".`,
      )
    return [name, number] as const
  })
  return Object.fromEntries(numbers) as Partial<Record<Name, number>>
}
