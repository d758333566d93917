import { describe, expect, it } from 'vitest'

import type { Chart, ChartState, ChartTransition } from '../chart/chart.ts'
import { toNearbyChart } from './nearby-chart.ts'

const state: Pick<ChartState, 'title' | 'tags' | 'requirements' | 'isInitial' | 'kind'> = {
  title: '',
  tags: [],
  requirements: [],
  isInitial: false,
  kind: 'atomic',
}
const createTransition = (from: string, to: string): ChartTransition => ({
  id: `${from} ${to}`,
  from,
  to,
  kind: 'event',
  label: 'go',
  guard: null,
})

/** Two groups of two states each, and a final state. */
const CHART: Chart = {
  machine: 'shop',
  states: [
    { ...state, id: 'shop', parent: null, name: 'shop', kind: 'compound' },
    { ...state, id: 'shop.open', parent: 'shop', name: 'open', kind: 'compound', isInitial: true },
    { ...state, id: 'shop.open.idle', parent: 'shop.open', name: 'idle', isInitial: true },
    { ...state, id: 'shop.open.busy', parent: 'shop.open', name: 'busy' },
    { ...state, id: 'shop.shut', parent: 'shop', name: 'shut', kind: 'compound' },
    { ...state, id: 'shop.shut.night', parent: 'shop.shut', name: 'night', isInitial: true },
    { ...state, id: 'shop.shut.feast', parent: 'shop.shut', name: 'feast' },
    { ...state, id: 'shop.sold', parent: 'shop', name: 'sold', kind: 'final' },
  ],
  ways: [
    createTransition('shop.open.idle', 'shop.open.busy'),
    createTransition('shop.open', 'shop.shut.feast'),
    createTransition('shop.shut.night', 'shop.open'),
    createTransition('shop.shut.night', 'shop.shut.feast'),
    createTransition('shop.open.busy', 'shop.sold'),
  ],
}

describe('the chart around a state', () => {
  it('contains the transitions into and out of the state, and groups distant states', () => {
    const { states, ways } = toNearbyChart(CHART, ['shop', 'shop.open', 'shop.open.idle'])

    expect(states.map(({ name }) => name)).toEqual(['shop', 'open', 'idle', 'busy', 'shut …'])
    expect(ways.map(({ from, to }) => `${from} > ${to}`)).toEqual([
      'shop.open.idle > shop.open.busy',
      'shop.open > shop.shut',
      'shop.shut > shop.open.idle',
    ])
  })

  it('omits groups that do not lead to the current state', () => {
    const { states } = toNearbyChart(CHART, ['shop', 'shop.sold'])

    expect(states.map(({ name }) => name)).toEqual(['shop', 'open …', 'sold'])
  })
})
