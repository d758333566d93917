import { type Chart, type ChartState, listCurrentStates, listChildStates } from '../chart/chart.ts'

/**
 * Returns the part of a chart around the current states: the transitions into and out of them. More distant
 * states are collapsed into the largest group that contains no current state.
 */
export function toNearbyChart(chart: Chart, lit: readonly string[]): Chart {
  const states = new Map(chart.states.map((state) => [state.id, state]))
  const current = new Set(listCurrentStates(chart, lit).map(({ id }) => id))

  const findGroup = (id: string): string => {
    const parent = states.get(id)?.parent
    return parent && !lit.includes(parent) ? findGroup(parent) : id
  }
  const findEnteredState = (id: string): string => {
    if (!lit.includes(id)) return findGroup(id)
    const first = listChildStates(chart, id).find(({ isInitial }) => isInitial)
    return first ? findEnteredState(first.id) : id
  }

  const ways = chart.ways
    .map((way) => ({ ...way, from: findGroup(way.from), to: way.to && findEnteredState(way.to) }))
    .filter(({ from, to }) => lit.includes(from) || (to !== null && current.has(to)))
  const shown = new Set([...lit, ...ways.flatMap(({ from, to }) => (to ? [from, to] : [from]))])
  return {
    machine: chart.machine,
    states: chart.states
      .filter(({ id }) => shown.has(id))
      .map((state) => collapseState(state, lit)),
    ways,
  }
}

/** Collapses a group that contains no current state. */
const collapseState = (state: ChartState, lit: readonly string[]): ChartState =>
  lit.includes(state.id) || !isGroup(state)
    ? state
    : { ...state, kind: 'atomic', name: `${state.name} …` }

const isGroup = ({ kind }: ChartState) => kind === 'compound' || kind === 'parallel'
