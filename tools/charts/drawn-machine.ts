import type { AnyStateMachine } from 'xstate'

import { explore } from '#machines/testing/explore.ts'
import type { Model } from '#machines/testing/model.ts'
import { suiteOf } from '#machines/testing/suite.ts'

import type { DrawnMachine } from '../../src/chart/chart.ts'
import { toJourney } from '../../stories/chart/journey.ts'
import { laidOut } from './laid-out.ts'
import { machineChart } from './machine-chart.ts'

/** The chart of a model's machine with the location of everything, and the journeys through it. */
export async function drawnMachine(model: Model<AnyStateMachine>): Promise<DrawnMachine> {
  const suite = suiteOf(explore(model), { criterion: 'standard', sneaks: false })
  return {
    chart: await laidOut(machineChart(model.machine)),
    journeys: suite.map(toJourney),
  }
}
