import type { Chart } from './chart.ts'
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

/** The same chart with the titles of a language; those that it has not stay as they are. */
export const translated = <Drawn extends Chart>(chart: Drawn, { states }: ChartTexts): Drawn => ({
  ...chart,
  states: chart.states.map((state) => ({ ...state, title: states[state.id] ?? state.title })),
})
