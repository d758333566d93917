import { declaredBy } from 'statechart-paths/chart'
import { describe, expect, it } from 'vitest'
import { type Box, type LaidOutChart, statesInside } from 'storybook-addon-statechart/chart'
import { layOut, createChart } from 'storybook-addon-statechart/layout'

import { CATALOGUE } from '@masar/machines/testing/catalogue.ts'

import { IS_NIGHT } from '@masar/machines/testing/is-night.ts'

const MACHINES = Object.values(CATALOGUE).map(({ machine }) => machine)
/** Machines that can be laid out in less than a second. */
const SMALL_MACHINES = new Set(['contact', 'deletion', 'cancellation'])
const LAID_OUT_MACHINES = IS_NIGHT ? MACHINES : MACHINES.filter(({ id }) => SMALL_MACHINES.has(id))

const containsBox = (outer: Box, inner: Box) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height

const areApart = (one: Box, other: Box) =>
  one.x + one.width <= other.x ||
  other.x + other.width <= one.x ||
  one.y + one.height <= other.y ||
  other.y + other.height <= one.y

/** Lists siblings that overlap, and states that extend beyond their parent. */
function listCrowdedStates(chart: LaidOutChart): string[] {
  const findBox = (id: string) => chart.boxes[id] ?? { x: -1, y: -1, width: 0, height: 0 }
  return chart.states.flatMap(({ id, parent }) => {
    const out = parent && !containsBox(findBox(parent), findBox(id)) ? [`${id} sticks out`] : []
    const others = statesInside(chart, parent).filter((other) => other.id > id)
    const on = others.filter((other) => !areApart(findBox(id), findBox(other.id)))
    return [...out, ...on.map((other) => `${id} lies on ${other.id}`)]
  })
}

describe('the chart', () => {
  it.each(MACHINES)('of $id contains every state and every transition', (machine) => {
    const { states, ways } = createChart(machine)
    const declared = declaredBy(machine)

    expect(states.map(({ id }) => id)).toEqual(declared.states)
    expect([...new Set(ways.map(({ id }) => id))]).toEqual(declared.transitions)
  })

  it.each(LAID_OUT_MACHINES)(
    'of $id is laid out with every transition and without overlapping states',
    async (machine) => {
      const chart = await layOut(createChart(machine))

      expect(listCrowdedStates(chart)).toEqual([])
      const drawn = new Set(chart.lines.flatMap(({ ways }) => ways))
      expect(chart.ways.filter(({ id, to }) => to !== null && !drawn.has(id))).toEqual([])
    },
  )
})
