import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'

import { CATALOGUE, type MachineFolder } from '@masar/machines/testing/catalogue.ts'
import { actorDriver, explore, lockedTests, walk } from 'statechart-paths'
import type { AnyModel } from 'statechart-paths/chart'
import { listChartGaps, listLockGaps, type PathLock } from 'statechart-paths/lock'
import { readLockFile } from '@masar/machines/testing/lock-file.ts'

import { makeMutants } from 'statechart-paths/mutants'

/** The mutants of a machine, and those that no test detected. */
export interface Score {
  folder: MachineFolder
  mutants: string[]
  /** Not detected by the walks along the lock. */
  pastWalks: string[]
  /** Not detected by the handwritten tests either. */
  pastAll: string[]
}

/** Tests a sample of this size, which is the same for the same seed. Throws when the tests fail without a mistake. */
export async function mutateMachine(
  folder: MachineFolder,
  sample: number,
  seed: string,
): Promise<Score> {
  const model = CATALOGUE[folder]
  const lock = await readLockFile(folder)
  const asItIs = await whyWalksFail(model, lock)
  if (asItIs !== null) throw new Error(`The walks of ${folder} fail without any mistake: ${asItIs}`)

  const mutants = makeMutants(model.machine)
    .toSorted((a, b) => (rank(seed, a.id) < rank(seed, b.id) ? -1 : 1))
    .slice(0, sample)
  const pastWalks: string[] = []
  for (const { id, machine } of mutants) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other: they share the processor
    if ((await whyWalksFail({ ...model, machine }, lock)) === null) pastWalks.push(id)
  }
  return {
    folder,
    mutants: mutants.map(({ id }) => id),
    pastWalks,
    pastAll: pastHandTests(folder, pastWalks),
  }
}

/** Why the walks of a machine fail with this variant of it; null if they pass. */
async function whyWalksFail(model: AnyModel, lock: PathLock): Promise<string | null> {
  try {
    for (const test of lockedTests(model, lock, ['standard', 'pairs', 'sneaks'])) {
      // oxlint-disable-next-line no-await-in-loop -- the first that fails is enough
      await walk(test, actorDriver(model))
    }
    const graph = explore(model)
    return [...listChartGaps(graph), ...listLockGaps(graph, lock)][0] ?? null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function pastHandTests(folder: MachineFolder, mutants: readonly string[]): string[] {
  if (mutants.length > 0 && doHandTestsFail(folder, null))
    throw new Error(`The tests of ${folder} fail without any mistake.`)
  return mutants.filter((mutant) => !doHandTestsFail(folder, mutant))
}

/** Whether the handwritten tests of a machine fail with this mistake in it, or without any. */
function doHandTestsFail(folder: MachineFolder, mutant: string | null): boolean {
  const config = ['--config', 'tools/mutate/vitest.config.ts']
  const env = { ...process.env, MASAR_MUTANT: JSON.stringify({ folder, mutant }) }
  const run = ['run', ...config, '--bail', '1', `machines/${folder}/`]
  return spawnSync('vitest', run, { stdio: 'ignore', env }).status !== 0
}

const rank = (seed: string, id: string) =>
  createHash('sha256').update(`${seed} ${id}`).digest('hex')
