import type { ChartWords } from './words.ts'

/** A machine in one language. JSON-plain: it crosses from a story to Storybook's frame. */
export interface ChartTexts {
  language: string
  words: ChartWords
  /** The titles of states, by their ids. */
  states: Record<string, string>
  /** What happens at a step, by its label; a timer has a gap for how long it runs. */
  steps: Record<string, string>
  /** What calls are for, by their ids. */
  calls: Record<string, string>
  /** The names of the journeys, in their order. */
  journeys: string[]
}
