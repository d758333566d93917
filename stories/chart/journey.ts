import type { Test } from '#machines/testing/model.ts'

import type { Journey } from '../../src/chart/chart.ts'

/** A test of the walker, as a story plays it. */
export function toJourney({ steps: [first, ...steps] }: Test): Journey {
  const start = first?.label ?? ''
  const count = `${steps.length} ${steps.length === 1 ? 'step' : 'steps'}`
  return {
    name: `${start.replace(/^start: /, '')}: ${count}, to ${steps.at(-1)?.expect.leaf ?? ''}`,
    start,
    labels: steps.map(({ label }) => label),
  }
}
