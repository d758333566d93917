import charts from 'virtual:charts'
import type { StatechartParameter } from 'storybook-addon-statechart'

import { modelFor } from './live/model-for.ts'
import { languageIn } from './story-language.ts'

/**
 * The chart of the machine in `parameters.machine`, as the build draws it. `parameters.journey` plays its longest
 * journey.
 */
export const storyChart: StatechartParameter = ({ parameters, globals }) => {
  const { machine } = parameters
  if (typeof machine !== 'string') return null
  return {
    model: modelFor(machine),
    fetchChart: async () => {
      const load = charts[machine]
      if (!load) throw new Error(`There is no chart of "${machine}".`)
      return (await load()).default
    },
    language: languageIn(globals),
    playsJourney: parameters['journey'] === true,
  }
}
