import type { Test } from 'statechart-paths/walk'

import type { Journey } from '../chart/chart.ts'

/** Converts a test of the walker to a journey that a story can play. */
export function toJourney({ steps: [first, ...steps] }: Pick<Test, 'steps'>): Journey {
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

/** Returns the shortest journey to each state: the beginning of a test that ends there. */
export function findShortestJourneys(tests: readonly Test[]): Journey[] {
  const beginnings = tests.flatMap(({ steps }) =>
    steps.map((_, index) => toJourney({ steps: steps.slice(0, index + 1) })),
  )
  const byEnd = Object.groupBy(beginnings, ({ end }) => end)
  return Object.values(byEnd).flatMap((ways = []) =>
    ways.toSorted((one, other) => one.labels.length - other.labels.length).slice(0, 1),
  )
}

/** Returns the index of the journey with the most steps. */
export function findLongestJourney(journeys: readonly Journey[]): number {
  const lengths = journeys.map(({ labels }) => labels.length)
  return lengths.indexOf(Math.max(...lengths))
}
