import { type Chart, formatTransition } from 'storybook-addon-statechart/chart'

import type { LiveStep } from './live-actors.ts'

export interface LiveTrailProps {
  /** Provides the labels of the transitions; null until it is loaded. */
  chart: Chart | null
  trail: readonly LiveStep[]
}

/** The recent events of a running machine, newest first, with the state after each. */
export function LiveTrail({ chart, trail }: LiveTrailProps) {
  return (
    <ol className="live-trail" aria-label="Trail" reversed>
      {trail.toReversed().map((step) => (
        <li key={step.number} value={step.number}>
          {formatStep(step, chart)} <small>{step.leaf}</small>
          {step.event !== INIT_EVENT && step.taken.length === 0 && <em> not taken</em>}
        </li>
      ))}
    </ol>
  )
}

const INIT_EVENT = 'xstate.init'

function formatStep({ event, taken }: LiveStep, chart: Chart | null): string {
  if (event === INIT_EVENT) return 'begins'
  const way = chart?.ways.find(({ id }) => id === taken[0])
  return way ? formatTransition(way) : event.replace(/^xstate\./, '')
}
