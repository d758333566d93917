import { createActorDriver, type Model, toTestModel } from 'statechart-paths'
import { RELOAD_EVENT_TYPE } from 'statechart-paths/chart'
import { describe, expect, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { createTestModel, TestModel } from 'xstate/graph'

import { bookingChangeModel } from '../booking-change/booking-change.journeys.ts'
import { contactModel } from '../contact/contact.journeys.ts'
import { paymentSdkModel } from '../payment-sdk/payment-sdk.journeys.ts'
import { sessionModel } from '../session/session.journeys.ts'

const doNothing = () => {}

/**
 * Follows every path from every start, each on its own actor. Returns the event types of each path.
 */
async function followPaths<M extends AnyStateMachine>(
  model: Model<M>,
  kind: 'getShortestPaths' | 'getSimplePaths',
): Promise<string[][]> {
  const ways: string[][] = []
  for (const start of Object.keys(model.starts)) {
    const tests = toTestModel(model, { start })
    for (const path of tests[kind]()) {
      const driver = createActorDriver(model)
      // oxlint-disable-next-line no-await-in-loop -- one actor after the other
      const { steps } = await path.test(tests.executors(path, driver))
      ways.push(steps.map(({ step }) => step.event.type))
      // oxlint-disable-next-line no-await-in-loop -- as above
      await driver.dispose()
    }
  }
  return ways
}

describe('TestModel', () => {
  // @shows FLOW-9
  it('is created for a machine that XState’s own factory rejects', () => {
    expect(() => createTestModel(paymentSdkModel.machine)).toThrow(/Invocations/)
    expect(toTestModel(paymentSdkModel)).toBeInstanceOf(TestModel)
  })

  it('throws for a start that the model does not have', () => {
    expect(() => toTestModel(paymentSdkModel, { start: 'cash' })).toThrow('has no start "cash"')
  })

  it('finds shortest paths that a live actor can follow, including timers and reloads', async () => {
    const timers = await followPaths(paymentSdkModel, 'getShortestPaths')
    expect(timers.flat()).toContain('xstate.after.loadTimeout.paymentSdk.pending.loading')
    const reloads = await followPaths(sessionModel, 'getShortestPaths')
    expect(reloads.flat()).toContain(RELOAD_EVENT_TYPE)
  })

  it('finds more simple paths than shortest paths, and a live actor can follow them', async () => {
    const shortest = await followPaths(bookingChangeModel, 'getShortestPaths')
    const simple = await followPaths(bookingChangeModel, 'getSimplePaths')
    expect(simple.length).toBeGreaterThan(shortest.length)
  })

  it('fails when the machine under test differs', async () => {
    const deaf = contactModel.machine.provide({ guards: { isAccepted: () => false } })
    const tests = toTestModel(contactModel)
    const [path] = tests.getShortestPaths({ toState: (at) => at.matches('sent') })
    const driver = createActorDriver({ ...contactModel, machine: deaf })
    if (!path) throw new Error('no path')
    await expect(path.test(tests.executors(path, driver))).rejects.toThrow(
      /The machine shows[^]*Path:/,
    )
    await driver.dispose()
  })

  it('fails when the executors belong to another path', async () => {
    const tests = toTestModel(contactModel)
    const [path, other] = tests.getShortestPaths()
    const driver = createActorDriver(contactModel)
    if (!path || !other) throw new Error('no paths')
    await expect(other.test(tests.executors(path, driver))).rejects.toThrow('another path')
  })
})

describe('path.test with custom executors', () => {
  const [path] = toTestModel(contactModel).getShortestPaths({
    toState: (at) => at.matches('failed'),
  })
  const events = {
    'xstate.init': doNothing,
    'message.completed': doNothing,
    'xstate.error.actor.sendMessage': doNothing,
  }

  it('passes when every event is executed and every state checked', async () => {
    const states = { writing: doNothing, sending: doNothing, '#contact.failed': doNothing }
    const result = await path?.test({ events, states })
    expect(result?.steps.length).toBe(3)
  })

  it('fails when an event has no executor', async () => {
    const { 'message.completed': left, ...others } = events
    expect(left).toBe(doNothing)
    await expect(path?.test({ events: others, states: { '*': doNothing } })).rejects.toThrow(
      'Nothing says how to do "message.completed".',
    )
  })

  it('fails when a state has no test', async () => {
    await expect(path?.test({ events, states: { writing: doNothing } })).rejects.toThrow(
      'Nothing says what "sending" looks like.',
    )
  })
})
