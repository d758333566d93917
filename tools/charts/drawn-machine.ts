import type { AnyStateMachine } from 'xstate'

import type { Model } from '#machines/testing/model.ts'
import { lockedTests } from '#machines/testing/paths/locked-tests.ts'
import type { PathLock } from '#machines/testing/paths/path-lock.ts'

import type { DrawnMachine } from '../../src/chart/chart.ts'
import { toJourney } from '../../stories/chart/journey.ts'
import { laidOut } from './laid-out.ts'
import { machineChart } from './machine-chart.ts'

/** The chart of a model's machine with the location of everything, and the locked paths through it. */
export async function drawnMachine(
  model: Model<AnyStateMachine>,
  lock: PathLock,
): Promise<DrawnMachine> {
  return {
    chart: await laidOut(machineChart(model.machine)),
    journeys: lockedTests(model, lock, ['standard']).map(toJourney),
  }
}
