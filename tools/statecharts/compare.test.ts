import { expect, it } from 'vitest'
import { createMachine } from 'xstate'
import { createChart } from 'storybook-addon-statechart/layout'

import { compareCharts } from './compare-charts.ts'
import { renderComparison } from './compare-page.ts'

type States = NonNullable<Parameters<typeof createMachine>[0]['states']>

const createLampChart = (states: States) =>
  createChart(createMachine({ id: 'lamp', initial: 'off', states }))

const BEFORE_CHART = createLampChart({
  off: { on: { pressed: { guard: 'hasPower', target: 'on' }, broken: 'dead' } },
  on: { meta: { title: 'It shines' }, on: { pressed: 'off' } },
  dead: {},
})
const AFTER_CHART = createLampChart({
  off: { on: { pressed: { guard: 'hasBulb', target: 'on' }, broken: 'gone' } },
  on: { meta: { title: 'It glows <softly>' }, on: { pressed: 'off', dimmed: 'on' } },
  gone: {},
})
const changes = compareCharts(BEFORE_CHART, AFTER_CHART)

it('the comparison of two charts lists states, transitions and guards', () => {
  expect(changes.map(({ kind, part, text }) => `${kind} ${part} ${text}`)).toEqual([
    'changed state on: It shines, atomic → It glows <softly>, atomic',
    'removed state dead',
    'added state gone',
    'changed guard off: pressed [hasPower] → on, now off: pressed [hasBulb] → on',
    'changed transition off: broken → dead, now off: broken → gone',
    'added transition on: dimmed → on',
  ])
})

it('the comparison of a chart with itself is empty', () => {
  expect(compareCharts(BEFORE_CHART, BEFORE_CHART)).toEqual([])
})

it('the comparison page shows both charts, marks the differences, and needs no other file', async () => {
  const compared = { machine: 'lamp', before: BEFORE_CHART, after: AFTER_CHART, changes }
  const page = await renderComparison(['v1', 'the working tree'], [compared])
  const [, before = '', after = ''] = page.split('<figure>')
  expect(before).toMatch(/<g class="removed"[^>]*>.*?>dead</)
  expect(after).toMatch(/<g class="added"[^>]*>.*?>gone</)
  expect(after).toContain('It glows &lt;softly>')
  expect(page).not.toMatch(/(?:src|href)=/)
})
