import { describe, expect, it } from 'vitest'
import { assign, fromPromise, setup } from 'xstate'

import { type AnyModel, defineModel } from '../model/model.ts'
import { createActorDriver, walk } from '../walk/driver.ts'
import { acceptPaths } from './accept.ts'
import { compareLocks } from './compare-locks.ts'
import { createLockedTests } from './locked-tests.ts'
import { parseLock, formatLock } from './path-lock.ts'

/** Never settles: the walker resolves the calls instead. */
const waitForever = () => new Promise<never>(() => {})

const lift = setup({
  types: {
    context: {} as { trips: number },
    events: {} as { type: 'button.pressed' } | { type: 'alarm.rung' },
    emitted: {} as { type: 'help.called'; trips: number },
  },
  actors: { ride: fromPromise<void, { trips: number }>(waitForever) },
  actions: {
    countTrip: assign({ trips: ({ context }) => context.trips + 1 }),
    callForHelp: () => {},
  },
  delays: { patience: 0 },
})

type LiftOptions = {
  trips?: number
  countsTrips?: boolean
  failsTo?: 'still' | 'stuck'
  hasAlarm?: boolean
  patience?: number
  restarts?: boolean
}

function createLiftModel({
  trips = 0,
  countsTrips = true,
  failsTo = 'stuck',
  hasAlarm = true,
  patience = 9000,
  restarts = true,
}: LiftOptions = {}) {
  const machine = lift.createMachine({
    id: 'lift',
    context: { trips },
    initial: 'still',
    states: {
      still: {
        meta: { title: 'It stands' },
        on: {
          'button.pressed': 'riding',
          'alarm.rung': { target: 'still', reenter: restarts },
        },
        after: { patience: 'stuck' },
      },
      riding: {
        meta: { title: 'It rides' },
        invoke: {
          id: 'ride',
          src: 'ride',
          input: ({ context }) => ({ trips: context.trips }),
          onDone: { target: 'arrived', ...(countsTrips && { actions: 'countTrip' }) },
          onError: failsTo,
        },
      },
      arrived: { type: 'final', meta: { title: 'It is there' } },
      stuck: { meta: { title: 'It is stuck' }, on: hasAlarm ? { 'alarm.rung': 'still' } : {} },
    },
  })
  return defineModel({
    name: 'lift',
    machine: machine.provide({ delays: { patience } }),
    starts: { visitor: undefined },
    cases: [
      { label: 'presses the button', event: { type: 'button.pressed' } },
      { label: 'rings the alarm', event: { type: 'alarm.rung' } },
    ],
    outcomes: { ride: { done: { there: undefined }, error: { stuck: { kind: 'network' } } } },
    project: ({ context }) => context.trips,
    invariants: {},
  }) as unknown as AnyModel
}

const makeLock = async (change?: LiftOptions) =>
  (await acceptPaths(createLiftModel(change), null)).lock

async function walkAllPaths(change?: LiftOptions) {
  const model = createLiftModel(change)
  const tests = createLockedTests(model, await makeLock(), ['standard', 'pairs', 'unoffered'])
  for (const test of tests) {
    // oxlint-disable-next-line no-await-in-loop -- stops at the first failure
    await walk(test, createActorDriver(model))
  }
  return tests.length
}

describe('path lock', () => {
  it('is the same after writing and reading', async () => {
    const lock = await makeLock()
    expect(parseLock(formatLock(lock))).toEqual(lock)
  })

  it('contains the input of each call and the result of each step', async () => {
    const { effects, paths } = await makeLock()
    expect(Object.values(effects)).toContainEqual({ trips: 0 })
    expect(paths[0]?.steps[0]?.[1]).toMatch(/^still /)
  })

  it('passes for the machine from which it was made', async () => {
    expect(await walkAllPaths()).toBeGreaterThan(0)
  })

  it('fails for a machine that does not update its counter', async () => {
    await expect(walkAllPaths({ countsTrips: false })).rejects.toThrow(
      /"data":0.*and not.*"data":1/s,
    )
  })

  it('fails for a machine that enters a different state', async () => {
    await expect(walkAllPaths({ failsTo: 'still' })).rejects.toThrow(/still.*and not.*stuck/s)
  })

  it('fails for a machine that waits longer', async () => {
    await expect(walkAllPaths({ patience: 90_000 })).rejects.toThrow(/90000.*and not.*9000/s)
  })

  it('fails for a machine that does not restart its timer', async () => {
    await expect(walkAllPaths({ restarts: false })).rejects.toThrow(
      /still.*and not.*waits patience/s,
    )
  })
})

describe('accepting a changed machine', () => {
  it('keeps each path that is still possible, with its current results', async () => {
    const last = await makeLock()
    const { lock, gone, added } = await acceptPaths(createLiftModel({ countsTrips: false }), last)
    expect([gone, added]).toEqual([[], []])
    expect(compareLocks(last, lock).join('\n')).toContain('ride done: there: data 1 -> 0')
  })

  it('reports the changed input of a call', async () => {
    const last = await makeLock()
    const { lock } = await acceptPaths(createLiftModel({ trips: 7 }), last)
    expect(compareLocks(last, lock).join('\n')).toContain('; calls ride.trips 0 -> 7')
  })

  it('reports each removed path with the step at which it ends', async () => {
    const { gone, lock } = await acceptPaths(createLiftModel({ hasAlarm: false }), await makeLock())
    expect(gone.map(({ label }) => label)).toContain('rings the alarm')
    expect(lock.paths.length).toBeGreaterThan(0)
  })

  it('reports nothing when nothing has changed', async () => {
    expect(compareLocks(await makeLock(), await makeLock())).toEqual([])
  })
})
