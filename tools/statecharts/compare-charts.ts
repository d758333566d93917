import { formatCause } from 'statechart-paths/chart'
import type { Chart, ChartState, ChartTransition } from 'storybook-addon-statechart/chart'
import { statePath } from 'storybook-addon-statechart/layout'

/** A difference between two revisions of a chart. */
export interface ChartChange {
  kind: 'added' | 'removed' | 'changed'
  part: 'state' | 'transition' | 'guard'
  text: string
  /** The ids of the elements to mark, in every chart that contains them. */
  ids: readonly string[]
}

/** Lists the states, transitions and guards that differ. A renamed state counts as removed and added. */
export function compareCharts(before: Chart, after: Chart): ChartChange[] {
  const states = [...new Set([...before.states, ...after.states].map(({ id }) => id))]
  return [
    ...states.flatMap((id) => compareState(before, after, id)),
    ...compareTransitions(before, after),
  ]
}

function compareState(before: Chart, after: Chart, id: string): ChartChange[] {
  const [old, now] = [before, after].map(({ states }) => states.find((state) => state.id === id))
  const row = { part: 'state', ids: [id] } as const
  const path = statePath(after, id)
  if (!old) return [{ ...row, kind: 'added', text: path }]
  if (!now) return [{ ...row, kind: 'removed', text: path }]
  const text = `${path}: ${describeState(old)} → ${describeState(now)}`
  return describeState(old) === describeState(now) ? [] : [{ ...row, kind: 'changed', text }]
}

const describeState = ({ title, kind, isInitial, tags, requirements }: ChartState) =>
  [title, kind, ...(isInitial ? ['initial'] : []), ...tags, ...requirements].join(', ')

/** Pairs transitions with the same state and cause that differ in their guard or target. */
function compareTransitions(before: Chart, after: Chart): ChartChange[] {
  const missing = listMissingTransitions(after, before)
  const changes = listMissingTransitions(before, after).map((way): ChartChange => {
    const text = describeWay(after, way)
    const alike = missing.filter(
      (old) => old.from === way.from && nameCause(old) === nameCause(way),
    )
    const old =
      alike.find(({ to }) => to === way.to) ?? alike.find((one) => one.guard === way.guard)
    if (!old) return { kind: 'added', part: 'transition', text, ids: [way.id] }
    missing.splice(missing.indexOf(old), 1)
    const part = old.to === way.to ? 'guard' : 'transition'
    const both = `${describeWay(before, old)}, now ${text}`
    return { kind: 'changed', part, text: both, ids: [old.id, way.id] }
  })
  const removed = missing.map((old) => ({ text: describeWay(before, old), ids: [old.id] }))
  return [
    ...removed.map((row) => ({ ...row, kind: 'removed', part: 'transition' }) as const),
    ...changes,
  ]
}

/** Lists the transitions of a chart that the other chart does not have; their order does not matter. */
function listMissingTransitions(other: Chart, chart: Chart): ChartTransition[] {
  const known = new Set(other.ways.map((way) => describeWay(other, way)))
  return chart.ways.filter((way) => !known.has(describeWay(chart, way)))
}

const nameCause = (way: ChartTransition) => formatCause({ ...way, guard: null })

const describeWay = (chart: Chart, way: ChartTransition) =>
  `${statePath(chart, way.from) || 'any state'}: ${formatCause(way)} → ${way.to === null ? 'stays' : statePath(chart, way.to)}`
