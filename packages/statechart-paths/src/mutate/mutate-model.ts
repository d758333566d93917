import { explore } from '../model/explore.ts'
import type { AnyModel } from '../model/model.ts'
import { hashText } from '../lock/hash.ts'
import { listChartGaps, listLockGaps } from '../lock/lock-gaps.ts'
import { createLockedTests } from '../lock/locked-tests.ts'
import type { PathLock } from '../lock/path-lock.ts'
import { createActorDriver, walk } from '../walk/driver.ts'
import { makeMutants } from './mutants.ts'

/** The tested mutants of a machine, and those that its lock did not detect. */
export interface MutationScore {
  mutants: string[]
  survivors: string[]
}

interface SampleOptions {
  size: number
  /** The same seed gives the same sample. */
  seed: string
}

/** Tests mutants of a machine against its lock. Throws when the walks fail for the original machine. */
export async function mutateModel(
  model: AnyModel,
  lock: PathLock,
  { size, seed }: SampleOptions,
): Promise<MutationScore> {
  const unchanged = await findWalkFailure(model, lock)
  if (unchanged !== null)
    throw new Error(`The walks of ${model.name} fail without any mistake: ${unchanged}`)
  const getRank = (id: string) => hashText(`${seed} ${id}`)
  const mutants = makeMutants(model.machine)
    .toSorted((a, b) => (getRank(a.id) < getRank(b.id) ? -1 : 1))
    .slice(0, size)
  const survivors: string[] = []
  for (const { id, machine } of mutants) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other: walks compete for the processor
    if ((await findWalkFailure({ ...model, machine }, lock)) === null) survivors.push(id)
  }
  return { mutants: mutants.map(({ id }) => id), survivors }
}

/** Returns why the walks fail with this variant of the machine, or null if they pass. */
async function findWalkFailure(model: AnyModel, lock: PathLock): Promise<string | null> {
  try {
    for (const test of createLockedTests(model, lock, ['standard', 'pairs', 'unoffered'])) {
      // oxlint-disable-next-line no-await-in-loop -- the first failure is enough
      await walk(test, createActorDriver(model))
    }
    const graph = explore(model)
    return [...listChartGaps(graph), ...listLockGaps(graph, lock)][0] ?? null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
