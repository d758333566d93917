import { FOLDERS, type MachineFolder } from '@masar/machines/testing/catalogue.ts'
import { lockedTests } from 'statechart-paths'
import { type PathLock, type PathSuite, pathId } from 'statechart-paths/lock'
import type { Step, Test } from 'statechart-paths/walk'
import { readLockFile } from '@masar/machines/testing/lock-file.ts'

import { BadInput, unknown } from './input/bad-input.ts'
import { modelNamed } from './machines.ts'

/** A path with its id, by which it can be found again. */
export interface NamedPath {
  id: string
  steps: readonly Step[]
}

/** The locked paths of a machine (decision 005), which the tests follow. */
export async function pathsFor(
  folder: MachineFolder,
  suites: readonly PathSuite[] = ['standard'],
): Promise<readonly NamedPath[]> {
  const lock = await readLockFile(folder)
  const ids = lock.paths.filter(({ suite }) => suites.includes(suite)).map(({ id }) => id)
  const tests = testsFrom(folder, lock, suites)
  return tests.map(({ steps }, index) => ({ id: ids[index] ?? '', steps }))
}

/** Finds the locked path with this id among all machines, without following the other paths. */
export async function pathNamed(id: string): Promise<{ folder: MachineFolder; path: NamedPath }> {
  const locks = await Promise.all(
    FOLDERS.map(async (folder) => ({ folder, lock: await readLockFile(folder) })),
  )
  for (const { folder, lock } of locks) {
    const paths = lock.paths.filter((path) => path.id === id)
    const suites = paths.map(({ suite }) => suite)
    const [test] = testsFrom(folder, { ...lock, paths }, suites)
    if (test) return { folder, path: { id, steps: test.steps } }
  }
  const ids = locks.flatMap(({ lock }) => lock.paths.map((path) => path.id))
  throw unknown('path', id, ids)
}

/** Throws `BadInput` if the chart has changed but its lock has not. */
function testsFrom(folder: MachineFolder, lock: PathLock, suites: readonly PathSuite[]): Test[] {
  try {
    return lockedTests(modelNamed(folder), lock, suites)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new BadInput(`The lock of ${folder} does not match its chart. ${why}`, { cause: error })
  }
}

/** Gives a path that is in no lock the id that it would have in one. */
export const namedPath = (steps: readonly Step[]): NamedPath => ({
  id: pathId(steps.map(({ label }) => label)),
  steps,
})
