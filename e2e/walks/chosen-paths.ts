import type { LockedPath, LockedStep, PathLock } from 'statechart-paths/lock'

import type { AnyBrowserWalk, StateChange } from './browser-walk.ts'

/** The cost of starting a path, expressed as a number of steps. */
const PATH_START_COST = 6
/**
 * Weights for the search for covering paths. Each weight selects different paths, and the cheapest result is
 * used.
 */
const SEARCH_WEIGHTS = [2, 4, 6, 8, 12]

/**
 * Lists the paths in a lock file up to the first step that cannot be run in a browser. Omits paths that cannot
 * start.
 */
export function listWalkablePaths(walk: AnyBrowserWalk, lock: PathLock): LockedPath[] {
  return lock.paths
    .filter(({ suite }) => suite !== 'unoffered')
    .map((path) => ({ ...path, steps: listWalkableSteps(walk, lock, path) }))
    .filter(({ steps }) => steps.length > 0)
}

function listWalkableSteps(
  walk: AnyBrowserWalk,
  lock: PathLock,
  { steps }: LockedPath,
): LockedStep[] {
  const end = listStateChanges(lock, steps).findIndex(
    (passage) => findObstacle(walk, passage) !== null,
  )
  return steps.slice(0, end < 0 ? steps.length : end)
}

/** Returns why a step cannot be performed in the browser; null when it can. */
export const findObstacle = (walk: AnyBrowserWalk, passage: StateChange): string | null =>
  walk.unmapped[passage.label] ?? walk.except?.(passage) ?? null

/** Lists the state changes that these steps cause. */
export function listStateChanges(lock: PathLock, steps: readonly LockedStep[]): StateChange[] {
  const locations = steps.map(([, name]) => ({
    leaf: name.slice(0, name.lastIndexOf(' ')),
    data: lock.states[name]?.data,
  }))
  return steps.map(([label], index) => ({
    label,
    from: locations[index - 1] ?? null,
    to: locations[index] ?? { leaf: '', data: null },
    before: steps.slice(0, index).map(([earlier]) => earlier),
  }))
}

const listMachineStates = (walk: AnyBrowserWalk, [, name]: LockedStep): readonly string[] => {
  const leaf = name.slice(0, name.lastIndexOf(' '))
  return walk.states?.(leaf) ?? [leaf]
}

/** Lists the states in which at least one of these paths pauses after a step. */
export const listRestingStates = (walk: AnyBrowserWalk, paths: readonly LockedPath[]): string[] =>
  [
    ...new Set(
      paths.flatMap(({ steps }) => steps.flatMap((step) => listMachineStates(walk, step))),
    ),
  ].toSorted()

/** Finds the cheapest prefixes of these paths that together visit every reachable state. */
export function findPathsThroughStates(
  walk: AnyBrowserWalk,
  paths: readonly LockedPath[],
): LockedPath[] {
  const choices = SEARCH_WEIGHTS.map((weight) =>
    selectNeededPaths(walk, findCoveringPaths(walk, paths, weight)),
  )
  return choices.reduce((best, choice) =>
    calculateCost(choice) < calculateCost(best) ? choice : best,
  )
}

const calculateCost = (paths: readonly LockedPath[]) =>
  paths.reduce((cost, { steps }) => cost + PATH_START_COST + steps.length, 0)

/** Omits paths whose states are all visited by other paths. */
function selectNeededPaths(walk: AnyBrowserWalk, paths: readonly LockedPath[]): LockedPath[] {
  return paths.reduceRight<LockedPath[]>((needed, path) => {
    const others = needed.filter((other) => other !== path)
    const reached = new Set(listRestingStates(walk, others))
    return listRestingStates(walk, [path]).every((state) => reached.has(state)) ? others : needed
  }, paths.slice())
}

function findCoveringPaths(
  walk: AnyBrowserWalk,
  paths: readonly LockedPath[],
  weight: number,
): LockedPath[] {
  const todo = new Set(listRestingStates(walk, paths))
  const chosen: LockedPath[] = []
  while (todo.size > 0) {
    const best = paths
      .map((path) => findBestPrefix(walk, path, { todo, weight }))
      .reduce((a, b) => (b.worth > a.worth ? b : a))
    for (const state of best.states) todo.delete(state)
    chosen.push(best.path)
  }
  return chosen
}

/** Selects the paths with at least three states that no other path visits. */
export function selectEssentialPaths(
  walk: AnyBrowserWalk,
  paths: readonly LockedPath[],
): LockedPath[] {
  return paths.filter((path) => {
    const others = new Set(
      listRestingStates(
        walk,
        paths.filter((other) => other !== path),
      ),
    )
    return listRestingStates(walk, [path]).filter((state) => !others.has(state)).length > 2
  })
}

interface PathPrefix {
  path: LockedPath
  states: ReadonlySet<string>
  /** The number of newly visited states, divided by the weighted number of steps. */
  worth: number
}

function findBestPrefix(
  walk: AnyBrowserWalk,
  path: LockedPath,
  { todo, weight }: { todo: ReadonlySet<string>; weight: number },
): PathPrefix {
  const states = new Set<string>()
  let best: PathPrefix = { path, states: new Set(), worth: 0 }
  for (const [index, step] of path.steps.entries()) {
    const fresh = listMachineStates(walk, step).filter(
      (state) => todo.has(state) && !states.has(state),
    )
    if (fresh.length === 0) continue
    for (const state of fresh) states.add(state)
    const steps = path.steps.slice(0, index + 1)
    const worth = states.size / (weight + steps.length)
    if (worth > best.worth) best = { path: { ...path, steps }, states: new Set(states), worth }
  }
  return best
}

/** Lists the paths of the standard suite, without those that are prefixes of others. */
export function listStandardPaths(paths: readonly LockedPath[]): LockedPath[] {
  const standard = paths.filter(({ suite }) => suite === 'standard')
  const texts = standard.map(listLabels)
  return standard.filter((path, index) => {
    const text = listLabels(path)
    const isBeginning = (other: string, number: number) =>
      number !== index && other.startsWith(text) && (other !== text || number < index)
    return !texts.some(isBeginning)
  })
}

const listLabels = ({ steps }: LockedPath) => steps.map(([label]) => `${label}\n`).join('')
