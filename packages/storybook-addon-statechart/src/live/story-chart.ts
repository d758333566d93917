import type { AnyModel } from 'statechart-paths/chart'

import type { DrawnMachine } from '../chart/chart.ts'

/** What the panel shows beside a story. */
export interface StoryChart {
  /** The model of the machine, from `defineModel` of `statechart-paths` or from `createModel`. */
  model: AnyModel
  /** Loads a chart that the build has laid out, with journeys and texts. Default: `drawMachine(model)` in the browser. */
  fetchChart?: () => Promise<DrawnMachine>
  /** The language of the panel: a key of `texts` of the drawn machine. Default: `en`. */
  language?: string
  /** Starts the longest journey instead of staying in the state of the story. */
  playsJourney?: boolean
}

/** The part of a story that is passed to its parameter. */
export interface StoryInfo {
  parameters: Readonly<Record<string, unknown>>
  globals: Readonly<Record<string, unknown>>
}

/**
 * `parameters.statechart`: what the panel shows, or null for stories without a chart. A function, because Storybook
 * copies parameters to its manager. Without it the panel shows the first actor of `showActor`.
 */
export type StatechartParameter = (story: StoryInfo) => StoryChart | null
