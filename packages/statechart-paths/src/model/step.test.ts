import { expect, it } from 'vitest'
import { assign, setup } from 'xstate'

import { startMachine, takeStep } from './step.ts'

const lift = setup({
  types: { context: {} as { floor: number }, events: {} as { type: 'button.pressed'; to: number } },
  guards: {
    isHere: ({ context, event }) => event.to === context.floor,
    isTop: ({ context }) => context.floor === 3,
  },
}).createMachine({
  id: 'lift',
  context: { floor: 0 },
  initial: 'sorting',
  states: {
    sorting: { always: [{ guard: 'isTop', target: 'top' }, { target: 'below' }] },
    below: {
      on: {
        'button.pressed': [
          { guard: 'isHere' },
          { target: 'sorting', actions: assign({ floor: ({ event }) => event.to }) },
        ],
      },
    },
    top: { type: 'final' },
  },
})

it('a step lists the transitions and transient states until the machine is idle', () => {
  const { taken, entered, guards } = startMachine(lift, undefined)
  expect(taken).toEqual(['lift.sorting | always | 1'])
  expect(entered).toContain('lift.sorting')
  expect(guards).toEqual([['lift.sorting | always | 0', false]])
})

it('a step reports which alternative was taken, and the result of each guard', () => {
  const { snapshot } = startMachine(lift, undefined)
  const { taken, guards } = takeStep(lift, snapshot, { type: 'button.pressed', to: 3 })
  expect(taken).toEqual(['lift.below | button.pressed | 1', 'lift.sorting | always | 0'])
  expect(guards).toEqual([
    ['lift.below | button.pressed | 0', false],
    ['lift.sorting | always | 0', true],
  ])
})

it('a step reports a transition that has neither a target nor an effect', () => {
  const { snapshot } = startMachine(lift, undefined)
  const step = takeStep(lift, snapshot, { type: 'button.pressed', to: 0 })
  expect(step.taken).toEqual(['lift.below | button.pressed | 0'])
  expect(step.guards).toEqual([['lift.below | button.pressed | 0', true]])
})
