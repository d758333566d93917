import {
  type Chart,
  type ChartTransition,
  formatTransition,
} from 'storybook-addon-statechart/chart'

export interface AvailableEventsProps {
  chart: Chart
  lit: readonly string[]
}

const EVENT_GROUPS: [title: string, kinds: ChartTransition['kind'][]][] = [
  ['Events that it takes now', ['event']],
  ['Calls under way', ['done', 'failed', 'moved']],
  ['Timers that run', ['time']],
]

/** Lists what the machine currently reacts to: events, calls and timers. */
export function AvailableEvents({ chart, lit }: AvailableEventsProps) {
  const ahead = chart.ways.filter(({ from }) => lit.includes(from))

  return (
    <div className="ways-out">
      {EVENT_GROUPS.map(([title, kinds]) => (
        <Labels key={title} title={title} ways={ahead.filter(({ kind }) => kinds.includes(kind))} />
      ))}
    </div>
  )
}

function Labels({ title, ways }: { title: string; ways: readonly ChartTransition[] }) {
  const labels = [...Map.groupBy(ways, formatTransition)]
  if (labels.length === 0) return null

  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {labels.map(([label, alike]) => (
          <li key={label}>
            <code>{label}</code>
            {formatGuards(alike)}
          </li>
        ))}
      </ul>
    </section>
  )
}

/**
 * Formats the guards of alternative transitions, such as ` if isFull`. Returns an empty string if one has no
 * guard.
 */
function formatGuards(ways: readonly ChartTransition[]): string {
  const guards = ways.map(({ guard }) => guard)
  return guards.includes(null) ? '' : ` if ${[...new Set(guards)].join(' or ')}`
}
