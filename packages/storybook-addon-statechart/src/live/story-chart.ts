import type { AnyModel } from 'statechart-paths/chart'

import type { DrawnMachine } from '../chart/chart.ts'

/** What the panel shows beside a story. */
export interface StoryChart {
  /** The model of the machine, from `defineModel` of `statechart-paths` or from `createModel`. */
  model: AnyModel
  /**
   * Loads a chart with journeys and texts that was laid out by the build. Default: `drawMachine(model)` in the
   * browser.
   */
  fetchChart?: () => Promise<DrawnMachine>
  /** The language of the panel: a key of the drawn machine's `texts`. Default: `en`. */
  language?: string
  /** Starts the longest journey instead of staying in the state of the story. */
  playsJourney?: boolean
}

/** The part of a story that is passed to the function in `parameters.statechart`. */
export interface StoryInfo {
  parameters: Readonly<Record<string, unknown>>
  globals: Readonly<Record<string, unknown>>
}

/**
 * `parameters.statechart` returns what the panel shows, or null for stories without a chart. It is a function,
 * because Storybook copies parameters to its manager. Without this parameter, the panel shows the first actor
 * that `showActor` receives.
 */
export type StatechartParameter = (story: StoryInfo) => StoryChart | null
