import type { AnyModel, Step } from '../model/model.ts'
import { actorDriver } from '../walk/driver.ts'
import { hashValue } from './hash.ts'
import type { LockedStep, Observed, PathLock } from './path-lock.ts'

type Tables = Pick<PathLock, 'moments' | 'deeds'>

/** Performs the steps on a live actor, and records the result of each. */
export async function record(
  model: AnyModel,
  steps: readonly Step[],
  { moments, deeds }: Tables,
): Promise<LockedStep[]> {
  const driver = actorDriver(model)
  const locked: LockedStep[] = []
  for (const step of steps) {
    // oxlint-disable-next-line no-await-in-loop -- a step needs the one before it
    await (step.origin === 'start' ? driver.start(step) : driver.perform(step))
    const seen = driver.observed()
    const moment = momentName(seen)
    moments[moment] = seen.moment
    const done = seen.deeds.map(({ name, what }) => {
      const deed = `${name} ${hashValue(what)}`
      deeds[deed] = what
      return deed
    })
    locked.push([step.label, moment, ...done])
  }
  await driver.dispose()
  return locked
}

/** The name of a moment in the lock. */
export const momentName = ({ leaf, moment }: Observed): string => `${leaf} ${hashValue(moment)}`

/** The id of a path depends on its labels only, not on the results. */
export const pathId = (labels: readonly string[]): string => hashValue(labels)
