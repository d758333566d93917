import { describe, expect, it } from 'vitest'
import { createActor, setup, SimulatedClock } from 'xstate'

import { makeMutants, findMutant } from './mutants.ts'

const door = setup({
  types: { events: {} as { type: 'pushed' } | { type: 'locked' } },
  guards: { isOiled: () => true },
  actions: { creak: () => {} },
  delays: { draft: 1000 },
}).createMachine({
  id: 'door',
  initial: 'shut',
  states: {
    shut: {
      tags: 'quiet',
      on: { pushed: { guard: 'isOiled', target: 'open', actions: 'creak' } },
    },
    open: {
      entry: 'creak',
      on: { pushed: { target: 'open', reenter: true } },
      after: { draft: 'shut' },
    },
    bolted: {},
  },
})

describe('a machine’s mutants', () => {
  it('include one for every place where a mistake can be made', () => {
    expect(makeMutants(door).map(({ id }) => id)).toEqual([
      'shut, on pushed [0]: dropped',
      'shut, on pushed [0]: to bolted',
      'shut, on pushed [0]: without its guard',
      'shut, on pushed [0]: with its guard turned round',
      'shut, on pushed [0]: without action [0]',
      'shut, without tag [0]',
      'open, on pushed [0]: dropped',
      'open, on pushed [0]: to bolted',
      'open, on pushed [0]: without re-entry',
      'open, after draft [0]: dropped',
      'open, after draft [0]: to open',
      'open, without entry action [0]',
      'delay draft: times 10',
      'delay draft: times 0.1',
    ])
  })

  it('change the behavior of a copy and leave the original machine unchanged', () => {
    const actor = createActor(findMutant(door, 'shut, on pushed [0]: to bolted')).start()
    actor.send({ type: 'pushed' })
    expect(actor.getSnapshot().value).toBe('bolted')

    const asItIs = createActor(door).start()
    asItIs.send({ type: 'pushed' })
    expect(asItIs.getSnapshot().value).toBe('open')
  })

  it('include one with a longer named timer', () => {
    const clock = new SimulatedClock()
    const slow = createActor(findMutant(door, 'delay draft: times 10'), { clock }).start()
    slow.send({ type: 'pushed' })
    clock.increment(9999)
    expect(slow.getSnapshot().value).toBe('open')
    clock.increment(1)
    expect(slow.getSnapshot().value).toBe('shut')
  })

  it('cannot be created for an unknown id', () => {
    expect(() => findMutant(door, 'shut: painted')).toThrow('no mutant "shut: painted"')
  })
})
