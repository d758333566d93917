import { defineConfig, defineModel } from 'statechart-paths'
import { fromPromise, setup, stateIn } from 'xstate'

const washer = setup({
  types: { events: {} as { type: 'start.pressed' | 'door.opened' | 'door.closed' } },
  actors: { fillDrum: fromPromise<void>(() => Promise.reject(new Error('There is no pump.'))) },
  guards: { isClosed: stateIn('#washer.door.closed'), isReady: stateIn('#washer.program.ready') },
  delays: { washTime: 40 * 60_000 },
}).createMachine({
  id: 'washer',
  type: 'parallel',
  states: {
    door: {
      initial: 'open',
      states: {
        open: { meta: { title: 'The door is open' }, on: { 'door.closed': 'closed' } },
        closed: {
          meta: { title: 'The door is closed' },
          tags: 'closed',
          on: { 'door.opened': { guard: 'isReady', target: 'open' } },
        },
      },
    },
    program: {
      initial: 'ready',
      states: {
        ready: {
          meta: { title: 'Ready' },
          tags: 'ready',
          on: { 'start.pressed': { guard: 'isClosed', target: 'filling' } },
        },
        filling: {
          meta: { title: 'Filling' },
          invoke: { id: 'fillDrum', src: 'fillDrum', onDone: 'washing', onError: 'blocked' },
        },
        washing: { meta: { title: 'Washing' }, after: { washTime: 'ready' } },
        blocked: { meta: { title: 'No water' }, on: { 'start.pressed': 'filling' } },
      },
    },
  },
})

export const washerModel = defineModel({
  name: 'Washing machine',
  machine: washer,
  starts: { 'A user finds an empty machine': undefined },
  cases: [
    { label: 'The user closes the door', event: { type: 'door.closed' } },
    { label: 'The user opens the door', event: { type: 'door.opened' } },
    { label: 'The user presses Start', event: { type: 'start.pressed' } },
  ],
  outcomes: { fillDrum: { done: { full: undefined }, error: { 'tap closed': { bar: 0 } } } },
  project: () => null,
  invariants: { 'stays closed': (at) => at.hasTag('ready') || at.hasTag('closed') },
})

export default defineConfig({
  machines: { washer: washerModel },
  lockFile: (machine) => `${import.meta.dirname}/${machine}.lock.json`,
})
