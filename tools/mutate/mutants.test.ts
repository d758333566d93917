import { describe, expect, it } from 'vitest'
import { createActor, setup } from 'xstate'

import { CATALOGUE, type MachineFolder } from '@masar/machines/testing/catalogue.ts'

import { mutantNamed, makeMutants } from './mutants.ts'
import { REASONS } from './survivors.ts'

const door = setup({
  types: { events: {} as { type: 'pushed' } | { type: 'locked' } },
  guards: { isOiled: () => true },
  actions: { creak: () => {} },
}).createMachine({
  id: 'door',
  initial: 'shut',
  states: {
    shut: {
      tags: 'quiet',
      on: { pushed: { guard: 'isOiled', target: 'open', actions: 'creak' } },
    },
    open: { entry: 'creak', after: { 1000: 'shut' } },
    bolted: {},
  },
})

describe('the mistakes that are put into a chart', () => {
  it('are one in each place where a mistake can be made', () => {
    expect(makeMutants(door).map(({ id }) => id)).toEqual([
      'shut, on pushed [0]: dropped',
      'shut, on pushed [0]: to bolted',
      'shut, on pushed [0]: without its guard',
      'shut, on pushed [0]: with its guard turned round',
      'shut, on pushed [0]: without action [0]',
      'shut, without tag [0]',
      'open, after 1000 [0]: dropped',
      'open, after 1000 [0]: to open',
      'open, without entry action [0]',
    ])
  })

  it('change what the chart does, and leave the chart itself as it is', () => {
    const actor = createActor(mutantNamed(door, 'shut, on pushed [0]: to bolted')).start()
    actor.send({ type: 'pushed' })
    expect(actor.getSnapshot().value).toBe('bolted')

    const asItIs = createActor(door).start()
    asItIs.send({ type: 'pushed' })
    expect(asItIs.getSnapshot().value).toBe('open')
  })

  it.each(Object.entries(REASONS))('are those of %s that have a reason', (folder, reasons) => {
    const { machine } = CATALOGUE[folder as MachineFolder]
    const known = new Set(makeMutants(machine).map(({ id }) => id))
    expect(Object.keys(reasons).filter((id) => !known.has(id))).toEqual([])
  })

  it('have names that are known', () => {
    expect(() => mutantNamed(door, 'shut: painted')).toThrow('no mutant "shut: painted"')
  })
})
