/** The English texts of a chart and its panel. */
export const CHART_WORDS = {
  around: 'Around here',
  back: 'Back',
  begins: 'begins here',
  chart: 'Chart',
  copied: 'Copied to the clipboard',
  copy: 'Copy for Stately Studio',
  'copy-failed': 'The browser did not allow it.',
  ended: 'The machine has come to its end.',
  environment: 'The environment',
  final: 'an end',
  forward: 'Forward',
  here: 'now',
  if: 'if {guard}',
  journey: 'Journey',
  'journey-end': 'The journey is at its end.',
  larger: 'Larger',
  outline: 'Outline',
  parallel: 'all at the same time',
  passing: 'only passed through',
  picture: 'Chart of {machine}',
  'picture-now': 'Chart of {machine}, now: {states}',
  play: 'Play',
  scrolls: 'Chart, scrolls',
  'show-as': 'Show as',
  size: 'Size of the chart',
  smaller: 'Smaller',
  statechart: 'Statechart',
  stays: 'stays',
  step: 'Step {number} of {count}: {step}',
  story: 'the story',
  time: 'Time',
  trail: 'Trail',
  unheeded: 'Changes nothing now',
  user: 'A user',
  tab: 'Back to the tab',
  waiting: 'Waiting for: {call}. It answers:',
  way: 'The way to this state',
  whole: 'Whole',
  window: 'Open in a window',
  'window-open': 'The chart is in its own window.',
} as const

export type ChartWord = keyof typeof CHART_WORDS
export type ChartWords = Readonly<Record<ChartWord, string>>

/** Replaces the placeholders in a text. */
export const fillPlaceholders = (
  text: string,
  values: Readonly<Record<string, string | number>>,
): string => text.replaceAll(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap))
