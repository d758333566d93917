import type { Chart } from '../../src/chart/chart.ts'
import type { ChartTexts } from '../../src/chart/chart-texts.ts'

/** The same chart with the titles of a language; those that it has not stay as they are. */
export const translateChart = <Drawn extends Chart>(
  chart: Drawn,
  { states }: ChartTexts,
): Drawn => ({
  ...chart,
  states: chart.states.map((state) => ({ ...state, title: states[state.id] ?? state.title })),
})
