import type { Chart } from '../chart/chart.ts'
import type { ChartTexts } from '../chart/chart-texts.ts'

/** Replaces the titles of a chart with translations; titles without a translation are kept. */
export const translateChart = <Drawn extends Chart>(
  chart: Drawn,
  { states }: ChartTexts,
): Drawn => ({
  ...chart,
  states: chart.states.map((state) => ({ ...state, title: states[state.id] ?? state.title })),
})
