import { describe, expect, it } from 'vitest'
import { assign, fromPromise, setup } from 'xstate'

import { measureCoverage } from '../coverage/coverage.ts'
import { followEdges, makeSuite, replaySteps } from '../coverage/suite.ts'
import { explore } from '../model/explore.ts'
import { listFindings } from '../model/findings.ts'
import { defineModel, type Model } from '../model/model.ts'
import { findAct, createActorDriver, findLook, walk } from './driver.ts'

/** The walker resolves the calls. */
const waitForever = () => new Promise<never>(() => {})

const bell = setup({
  types: {
    context: {} as { rings: number },
    events: {} as { type: 'bell.pushed' } | { type: 'door.shut' },
    tags: {} as 'busy',
  },
  actors: { ring: fromPromise<void>(waitForever) },
  guards: { isPatient: ({ context }) => context.rings < 2 },
  delays: { patience: 5000 },
}).createMachine({
  id: 'bell',
  context: { rings: 0 },
  initial: 'quiet',
  states: {
    quiet: {
      meta: { title: 'Quiet' },
      on: { 'bell.pushed': [{ guard: 'isPatient', target: 'ringing' }, { target: 'gone' }] },
    },
    ringing: {
      tags: 'busy',
      meta: { title: 'Ringing' },
      entry: assign({ rings: ({ context }) => context.rings + 1 }),
      invoke: { id: 'ring', src: 'ring', onDone: 'gone', onError: 'quiet' },
      after: { patience: 'quiet' },
    },
    gone: { type: 'final', meta: { title: 'The door opens' } },
  },
})

const model = defineModel({
  name: 'bell',
  machine: bell,
  starts: { visitor: undefined },
  cases: [
    { label: 'pushes', event: { type: 'bell.pushed' } },
    { label: 'the door is shut', event: { type: 'door.shut' }, origin: 'environment' },
  ],
  outcomes: { ring: { done: { heard: undefined }, error: { deaf: { kind: 'network' } } } },
  project: ({ context }) => context.rings,
  invariants: { 'rings twice at most': ({ context }) => context.rings <= 2 },
})
type Bell = Model<typeof bell>

const hasRung = (at: { context: { rings: number } }) => at.context.rings > 0

const findings = (changes: Partial<Bell>) =>
  listFindings(explore({ ...model, ...changes } as never))

describe('walker', () => {
  // @shows FLOW-1
  it('covers every transition and both results of a guard', () => {
    const graph = explore(model)
    const { transitions, guards } = measureCoverage(bell, graph.edges)
    expect(transitions).toMatchObject({ covered: 5, declared: 5 })
    expect(guards).toMatchObject({ covered: 2, declared: 2 })
  })

  it('writes tests of at most 25 steps that a real actor passes', async () => {
    const tests = makeSuite(explore(model), { criterion: 'thorough' })
    expect(tests.every(({ steps }) => steps.length <= 25)).toBe(true)
    for (const test of tests) {
      // oxlint-disable-next-line no-await-in-loop -- one actor after the other
      expect(await walk(test, createActorDriver(model))).toBe(test.steps.length)
    }
  })

  it('records the duration of a timer and the result of a step', () => {
    const steps = makeSuite(explore(model), { criterion: 'standard' }).flatMap((test) => test.steps)
    const waited = steps.find(({ origin }) => origin === 'clock')
    expect(waited).toMatchObject({ delay: 5000, expect: { leaf: 'quiet', tags: [] } })
  })

  it('reports the failed step, the path to it and the error', async () => {
    const other = { ...model, machine: bell.provide({ guards: { isPatient: () => false } }) }
    const [test] = makeSuite(explore(model), { criterion: 'standard' })
    if (!test) throw new Error('no test')
    await expect(walk(test, createActorDriver(other as Bell))).rejects.toThrow(
      /1\. pushes -> ringing\nThe machine shows/,
    )
  })

  it('reports an event of the environment that a state does not handle', () => {
    expect(findings({})).toContain('lost: the door is shut in quiet')
  })

  it('reports a broken invariant, even when the projection merges states', () => {
    const invariants = {
      'quiet until a visitor comes': (at: { value: unknown; context: { rings: number } }) =>
        at.value !== 'quiet' || at.context.rings === 0,
    }
    expect(findings({ invariants, project: () => null })).toContain(
      'after patience to quiet breaks "quiet until a visitor comes"',
    )
  })

  it('reports transitions that are never taken', () => {
    const outcomes = { ring: { done: { heard: undefined } } }
    expect(findings({ outcomes })).toContain(
      'never taken: bell.ringing | xstate.error.actor.ring | 0',
    )
  })

  it('rejects a projection that merges states that behave differently later', () => {
    const merged = { ...model, project: () => null }
    expect(() => makeSuite(explore(merged), { criterion: 'thorough' })).toThrow(
      /No way|reached|unsound/,
    )
  })

  it('rejects a projection that merges states with different controls', () => {
    const cases = model.cases.map((each) =>
      each.label === 'pushes' ? { ...each, isUnoffered: hasRung } : each,
    )
    const graph = explore({ ...model, cases, project: () => null, invariants: {} } as never)
    const labels = ['start: visitor', 'pushes', 'ring failed: deaf', 'pushes']
    const way = followEdges(
      graph,
      labels.map((label) => [label] as const),
    )
    expect(() => replaySteps(graph, way)).toThrow('pushes is not always offered where it was')
  })

  it('requires an action for each event and a check for each state', () => {
    const [test] = makeSuite(explore(model), { criterion: 'standard' })
    const step = test?.steps[0]
    if (!step) throw new Error('no step')
    expect(() => findAct({}, step)).toThrow('Nothing says how to do "start: visitor"')
    expect(() => findLook({}, step)).toThrow('Nothing says what "quiet" looks like')
  })

  it('reports a call whose error is not handled', () => {
    const careless = setup({ actors: { ring: fromPromise<void>(waitForever) } }).createMachine({
      id: 'bell',
      initial: 'ringing',
      states: { ringing: { invoke: { id: 'ring', src: 'ring' } } },
    })
    const found = listFindings(
      explore({ ...model, machine: careless, invariants: {}, project: () => null } as never),
    )
    expect(found).toEqual(
      expect.arrayContaining([
        'bell.ringing does not handle error of "ring"',
        'ring failed: deaf to ringing leaves the machine broken',
        'bell.ringing has no title',
      ]),
    )
  })
})
