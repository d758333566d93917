/** Charts, journeys and texts as data, for code without React. */
export type {
  Box,
  Chart,
  ChartState,
  ChartTransition,
  DrawnMachine,
  Journey,
  LaidOutChart,
} from './chart/chart.ts'
export { formatTransition, listChildStates as statesInside } from './chart/chart.ts'
export type { ChartTexts } from './chart/chart-texts.ts'
export { CHART_STYLES } from './chart/chart-styles.ts'
export { PANEL_STYLES } from './chart/panel-styles.ts'
export {
  LABEL_METRICS,
  NAME_METRICS,
  PADDING_PX as PADDING,
  TITLE_METRICS,
  breakTitle as titleLines,
} from './chart/text-sizes.ts'
export { CHART_WORDS, type ChartWords } from './chart/words.ts'
export { describeStep as stepSentence } from './panel/step-sentence.ts'
