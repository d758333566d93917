import { describe, expect, it } from 'vitest'
import { setup } from 'xstate'

import { port } from '#machines/port.ts'

import { describeChart } from './chart.ts'
import { drawMermaid } from './mermaid.ts'

const bell = setup({
  actors: { ring: port<void>('ring') },
  guards: { isPatient: () => true, isLoud: (_, { by }: { by: string }) => by === 'day' },
  delays: { patience: 5000 },
}).createMachine({
  id: 'bell',
  initial: 'quiet',
  on: { 'door.shut': '.gone', 'paint.dried': {} },
  states: {
    quiet: {
      meta: { title: 'Quiet: "for now"', req: 'HOME-1 HOME-2' },
      on: { 'bell.pushed': [{ guard: 'isPatient', target: 'ringing' }, { target: 'gone' }] },
    },
    ringing: {
      tags: 'busy',
      initial: 'low',
      states: { low: { after: { patience: 'high' } }, high: {} },
      invoke: {
        id: 'ring',
        src: 'ring',
        onDone: { guard: { type: 'isLoud', params: { by: 'day' } }, target: 'gone' },
        onError: 'quiet',
      },
    },
    gone: { type: 'final' },
  },
})

describe('the picture of a chart', () => {
  it('has its states in each other, where they begin and end, and what leads from one to another', () => {
    expect(drawMermaid(describeChart(bell))).toBe(`stateDiagram-v2
  [*] --> quiet
  state "Quiet ”for now”" as quiet
  state "ringing" as ringing {
    [*] --> ringing_low
    state "low" as ringing_low
    state "high" as ringing_high
  }
  state "gone" as gone
  gone --> [*]
  state "in any of these" as anywhere_any
  anywhere_any --> gone : door.shut
  quiet --> ringing : bell.pushed [isPatient]
  quiet --> gone : bell.pushed
  ringing --> gone : answer of ring [isLoud day]
  ringing --> quiet : problem of ring
  ringing_low --> ringing_high : after patience`)
  })

  it('draws regions side by side within a state', () => {
    const both = setup({}).createMachine({
      id: 'both',
      type: 'parallel',
      states: {
        left: { initial: 'on', states: { on: {} } },
        right: { initial: 'off', states: { off: {} } },
      },
    })
    expect(drawMermaid(describeChart(both)).split('\n').slice(1, 8)).toEqual([
      '  state "all at once" as anywhere {',
      '    state "left" as left {',
      '      [*] --> left_on',
      '      state "on" as left_on',
      '    }',
      '    --',
      '    state "right" as right {',
    ])
  })

  it('knows the requirements, the marks and the ways out of a state', () => {
    const [root, quiet, ringing] = describeChart(bell)
    expect(quiet?.requirements).toEqual(['HOME-1', 'HOME-2'])
    expect(ringing?.tags).toEqual(['busy'])
    expect(root?.transitions.map(({ name, targets }) => [name, targets])).toEqual([
      ['door.shut', ['gone']],
      ['paint.dried', []],
    ])
  })
})
