import type { AnyModel, Step } from '../model/model.ts'
import { createActorDriver } from '../walk/driver.ts'
import { hashValue } from './hash.ts'
import type { LockedStep, Observation, PathLock } from './path-lock.ts'

type Tables = Pick<PathLock, 'states' | 'effects'>

/** Performs the steps on a live actor, and records the result of each. */
export async function recordSteps(
  model: AnyModel,
  steps: readonly Step[],
  { states, effects }: Tables,
): Promise<LockedStep[]> {
  const driver = createActorDriver(model)
  const locked: LockedStep[] = []
  for (const step of steps) {
    // oxlint-disable-next-line no-await-in-loop -- a step needs the one before it
    await (step.origin === 'start' ? driver.start(step) : driver.perform(step))
    const seen = driver.observed()
    const state = toLockedStateName(seen)
    states[state] = seen.state
    const done = seen.effects.map(({ name, what }) => {
      const effect = `${name} ${hashValue(what)}`
      effects[effect] = what
      return effect
    })
    locked.push([step.label, state, ...done])
  }
  await driver.dispose()
  return locked
}

/** Returns the key of a state in the lock. */
export const toLockedStateName = ({ leaf, state }: Observation): string =>
  `${leaf} ${hashValue(state)}`

/** The id of a path depends on its labels only, not on the results. */
export const toPathId = (labels: readonly string[]): string => hashValue(labels)
