import charts from 'virtual:charts'
import type { StatechartParameter } from 'storybook-addon-statechart'

import { getModelById } from './live/model-for.ts'
import { readToolbarLanguage } from './story-language.ts'

/**
 * Returns the chart of the machine in `parameters.machine`, as the build draws it. With `parameters.journey`,
 * the panel plays the machine's longest journey.
 */
export const getStoryChart: StatechartParameter = ({ parameters, globals }) => {
  const { machine } = parameters
  if (typeof machine !== 'string') return null
  return {
    model: getModelById(machine),
    fetchChart: async () => {
      const load = charts[machine]
      if (!load) throw new Error(`There is no chart of "${machine}".`)
      return (await load()).default
    },
    language: readToolbarLanguage(globals),
    playsJourney: parameters['journey'] === true,
  }
}
