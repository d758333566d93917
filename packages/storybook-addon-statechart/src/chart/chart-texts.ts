import type { ChartWords } from './words.ts'

/** The texts of a machine in one language. JSON only: a story sends them to Storybook's manager. */
export interface ChartTexts {
  language: string
  words: ChartWords
  /** State titles by id. */
  states: Record<string, string>
  /** A sentence for each step, by label. Sentences for timers have a placeholder for the duration. */
  steps: Record<string, string>
  /** What each call does, by call id. */
  calls: Record<string, string>
  /** The names of the journeys, in order. */
  journeys: string[]
}
