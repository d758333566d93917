import { spawnSync } from 'node:child_process'

import { CATALOGUE, type MachineFolder } from '@masar/machines/testing/catalogue.ts'
import { readLockFile } from '@masar/machines/testing/lock-file.ts'
import { mutateModel } from 'statechart-paths/mutants'

/** The mutants of a machine, and those that no test detected. */
export interface Score {
  folder: MachineFolder
  mutants: string[]
  /** Not detected by the walks along the lock. */
  pastWalks: string[]
  /** Not detected by the handwritten tests either. */
  pastAll: string[]
}

/**
 * Tests a random sample of mutants, which is the same for the same seed. Throws when the tests fail without a
 * mutation.
 */
export async function mutateMachine(
  folder: MachineFolder,
  sample: number,
  seed: string,
): Promise<Score> {
  const lock = await readLockFile(folder)
  const { mutants, survivors } = await mutateModel(CATALOGUE[folder], lock, { size: sample, seed })
  return {
    folder,
    mutants,
    pastWalks: survivors,
    pastAll: listHandTestSurvivors(folder, survivors),
  }
}

function listHandTestSurvivors(folder: MachineFolder, mutants: readonly string[]): string[] {
  if (mutants.length > 0 && hasHandTestFailure(folder, null))
    throw new Error(`The tests of ${folder} fail without any mistake.`)
  return mutants.filter((mutant) => !hasHandTestFailure(folder, mutant))
}

/**
 * Whether the handwritten tests of a machine fail with this mutant, or with the original machine if it is null.
 */
function hasHandTestFailure(folder: MachineFolder, mutant: string | null): boolean {
  const config = ['--config', 'tools/mutate/vitest.config.ts']
  const env = { ...process.env, MASAR_MUTANT: JSON.stringify({ folder, mutant }) }
  const run = ['run', ...config, '--bail', '1', `machines/${folder}/`]
  return spawnSync('vitest', run, { stdio: 'ignore', env }).status !== 0
}
