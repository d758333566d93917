import type { ChartWords } from './words.ts'

/** The texts of a machine in one language. JSON only: a story sends them to Storybook's manager. */
export interface ChartTexts {
  language: string
  words: ChartWords
  /** The titles of states by id. */
  states: Record<string, string>
  /** Sentences for steps by label. The text for a timer has a placeholder for its duration. */
  steps: Record<string, string>
  /** The purposes of calls by id. */
  calls: Record<string, string>
  /** The names of the journeys, in order. */
  journeys: string[]
}
