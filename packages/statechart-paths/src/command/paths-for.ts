import type { PathLock, PathSuite } from '../lock/path-lock.ts'
import { createLockedTests } from '../lock/locked-tests.ts'
import { toPathId } from '../lock/record.ts'
import type { Step, Test } from '../model/model.ts'
import { InputError, createUnknownNameError } from './input/bad-input.ts'
import type { Project } from './config.ts'

/** A path with its id, by which it can be found again. */
export interface NamedPath {
  id: string
  steps: readonly Step[]
}

/** Loads the locked paths of a machine, which its tests follow. */
export async function loadPaths(
  project: Project,
  machine: string,
  suites: readonly PathSuite[] = ['standard'],
): Promise<readonly NamedPath[]> {
  const lock = await project.readLock(machine)
  const ids = lock.paths.filter(({ suite }) => suites.includes(suite)).map(({ id }) => id)
  const tests = loadTests(project, machine, lock, suites)
  return tests.map(({ steps }, index) => ({ id: ids[index] ?? '', steps }))
}

/** Finds the locked path with this id among all machines, without following the other paths. */
export async function findPathById(
  project: Project,
  id: string,
): Promise<{ machine: string; path: NamedPath }> {
  const locks = await Promise.all(
    project.names.map(async (machine) => ({ machine, lock: await project.readLock(machine) })),
  )
  for (const { machine, lock } of locks) {
    const paths = lock.paths.filter((path) => path.id === id)
    const suites = paths.map(({ suite }) => suite)
    const [test] = loadTests(project, machine, { ...lock, paths }, suites)
    if (test) return { machine, path: { id, steps: test.steps } }
  }
  const ids = locks.flatMap(({ lock }) => lock.paths.map((path) => path.id))
  throw createUnknownNameError('path', id, ids)
}

/** Throws `InputError` if the chart has changed but its lock has not. */
function loadTests(
  project: Project,
  machine: string,
  lock: PathLock,
  suites: readonly PathSuite[],
): Test[] {
  try {
    return createLockedTests(project.model(machine), lock, suites)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new InputError(`The lock of ${machine} does not match its chart. ${why}`, {
      cause: error,
    })
  }
}

/** Adds an id to a path outside a lock: the one that the path would have in a lock. */
export const toNamedPath = (steps: readonly Step[]): NamedPath => ({
  id: toPathId(steps.map(({ label }) => label)),
  steps,
})
