import type { Test } from '@masar/machines/testing/model.ts'

import type { Journey } from '../../src/chart/chart.ts'

/** A test of the walker, as a story plays it. */
export function toJourney({ steps: [first, ...steps] }: Test): Journey {
  const start = first?.label ?? ''
  const count = `${steps.length} ${steps.length === 1 ? 'step' : 'steps'}`
  const end = (steps.at(-1) ?? first)?.expect.leaf ?? ''
  return {
    name: `${start.replace(/^start: /, '')}: ${count}, to ${end}`,
    start,
    labels: steps.map(({ label }) => label),
    end,
  }
}

/** The number of the journey with the most steps. */
export function longestJourney(journeys: readonly Journey[]): number {
  const lengths = journeys.map(({ labels }) => labels.length)
  return lengths.indexOf(Math.max(...lengths))
}
