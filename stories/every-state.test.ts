import { expect, it } from 'vitest'
import { CATALOGUE } from '@masar/machines/testing/catalogue.ts'
import type { AnyStateMachine, StateValue } from 'xstate'

import { listNodes, brokenInvariants, leafName } from 'statechart-paths/chart'
import { readLock } from 'statechart-paths/lock'

import { WIDTHS } from './screens.ts'

interface Story {
  args?: { value?: StateValue; context?: object }
  globals?: { viewport?: { value: string } }
}

interface StoryFile {
  default: { parameters?: { machine?: string } }
  [story: string]: Story | StoryFile['default']
}

const files = Object.values(import.meta.glob<StoryFile>('./**/*.stories.tsx', { eager: true }))

/** The stories of a machine, with their names. */
const storiesAbout = (machine: AnyStateMachine) =>
  files
    .filter((file) => file.default.parameters?.machine === machine.id)
    .flatMap(({ default: _meta, ...stories }) => Object.entries(stories as Record<string, Story>))

const storiedStates = (machine: AnyStateMachine) =>
  storiesAbout(machine).flatMap(([, { args }]) =>
    args?.value === undefined ? [] : leafName(args.value).split(' & '),
  )

const MACHINES = Object.values(CATALOGUE).map(({ machine }) => machine)

/** States in which a machine can rest: neither transient nor final. */
const restingStates = (machine: AnyStateMachine) =>
  listNodes(machine.root)
    .filter(({ type, always = [] }) => type === 'atomic' && always.every(({ guard }) => guard))
    .map(({ path }) => path.join('.'))

// @shows FLOW-2
it.each(MACHINES)('every state of $id that customers can reach has a story', (machine) => {
  const stories = new Set(storiedStates(machine))

  expect(restingStates(machine).filter((state) => !stories.has(state))).toEqual([])
})

it.each(MACHINES)('no story of $id shows a state that does not exist', (machine) => {
  const leaves = listNodes(machine.root).filter(({ type }) => type === 'atomic' || type === 'final')
  const states = leaves.map(({ path }) => path.join('.'))

  expect(storiedStates(machine).filter((state) => !states.includes(state))).toEqual([])
})

it.each(MACHINES)('every story of $id names its state', (machine) => {
  const vague = storiesAbout(machine).filter(([, { args }]) => !args?.value || !args.context)

  expect(vague.map(([name]) => name)).toEqual([])
})

it.each(Object.values(CATALOGUE))('every story of $name shows a possible state', (model) => {
  const broken = storiesAbout(model.machine).flatMap(([name, { args }]) => {
    const { value = '', context = {} } = args ?? {}
    const snapshot = model.machine.resolveState({ value, context })
    return brokenInvariants(model, snapshot).map((invariant) => `${name}: ${invariant}`)
  })

  expect(broken).toEqual([])
})

const locks = import.meta.glob<string>('../machines/*/paths.lock.json', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** The states in which the paths of a lock rest: `list.shown & sync.idle`. */
function lockedLeaves(folder: string): string[] {
  const { paths } = readLock(locks[`../machines/${folder}/paths.lock.json`] ?? '')
  const steps = paths.filter(({ suite }) => suite !== 'unoffered').flatMap((path) => path.steps)
  return [...new Set(steps.map(([, name]) => name.slice(0, name.lastIndexOf(' '))))]
}

/** Lists the pairs of states from different regions. */
function listPairs(leaf: string): string[] {
  const parts = leaf.split(' & ')
  return parts.flatMap((one, index) => parts.slice(index + 1).map((other) => `${one} & ${other}`))
}

const PARALLEL = Object.entries(CATALOGUE).filter(([, { machine }]) =>
  listNodes(machine.root).some(({ type }) => type === 'parallel'),
)

const storiedLeaves = (machine: AnyStateMachine) =>
  storiesAbout(machine).map(([, { args }]) => leafName(args?.value ?? ''))

// @shows FLOW-2
it.each(PARALLEL)('every reachable pair of states of %s has a story', (folder, model) => {
  const stories = new Set(storiedLeaves(model.machine).flatMap(listPairs))
  const pairs = new Set(lockedLeaves(folder).flatMap(listPairs))

  expect(pairs.size).toBeGreaterThan(0)
  expect([...pairs].filter((pair) => !stories.has(pair))).toEqual([])
})

it.each(Object.entries(CATALOGUE))(
  'every story of %s shows a combination of states from its lock',
  (folder, { machine }) => {
    const leaves = new Set(lockedLeaves(folder))

    expect(storiedLeaves(machine).filter((leaf) => !leaves.has(leaf))).toEqual([])
  },
)

it('every screen that a story sets is in the toolbar', () => {
  const asked = files.flatMap(({ default: _meta, ...stories }) =>
    Object.values(stories as Record<string, Story>).map(({ globals }) => globals?.viewport?.value),
  )
  const unknown = asked.filter((screen) => screen !== undefined && !(screen in WIDTHS))

  expect(asked.filter((screen) => screen !== undefined).length).toBeGreaterThan(10)
  expect(unknown).toEqual([])
})
