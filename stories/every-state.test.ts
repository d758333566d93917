import { expect, it } from 'vitest'
import { CATALOGUE } from '@masar/machines/testing/catalogue.ts'
import type { AnyStateMachine, StateValue } from 'xstate'

import { listNodes, brokenInvariants, getLeafName } from 'statechart-paths/chart'
import { parseLock } from 'statechart-paths/lock'

import { STORY_SCREENS } from './screens.ts'

interface Story {
  args?: { value?: StateValue; context?: object }
  globals?: { viewport?: { value: string } }
}

interface StoryFile {
  default: { parameters?: { machine?: string } }
  [story: string]: Story | StoryFile['default']
}

const files = Object.values(import.meta.glob<StoryFile>('./**/*.stories.tsx', { eager: true }))

/** Lists the stories of a machine, with their names. */
const listMachineStories = (machine: AnyStateMachine) =>
  files
    .filter((file) => file.default.parameters?.machine === machine.id)
    .flatMap(({ default: _meta, ...stories }) => Object.entries(stories as Record<string, Story>))

const listStatesWithStory = (machine: AnyStateMachine) =>
  listMachineStories(machine).flatMap(([, { args }]) =>
    args?.value === undefined ? [] : getLeafName(args.value).split(' & '),
  )

const MACHINES = Object.values(CATALOGUE).map(({ machine }) => machine)

/** Lists the states in which a machine can rest: neither transient nor final. */
const listRestingStates = (machine: AnyStateMachine) =>
  listNodes(machine.root)
    .filter(({ type, always = [] }) => type === 'atomic' && always.every(({ guard }) => guard))
    .map(({ path }) => path.join('.'))

// @shows FLOW-2
it.each(MACHINES)('every resting state of $id has a story', (machine) => {
  const stories = new Set(listStatesWithStory(machine))

  expect(listRestingStates(machine).filter((state) => !stories.has(state))).toEqual([])
})

it.each(MACHINES)('no story of $id shows a state that does not exist', (machine) => {
  const leaves = listNodes(machine.root).filter(({ type }) => type === 'atomic' || type === 'final')
  const states = leaves.map(({ path }) => path.join('.'))

  expect(listStatesWithStory(machine).filter((state) => !states.includes(state))).toEqual([])
})

it.each(MACHINES)('every story of $id sets a state and a context', (machine) => {
  const vague = listMachineStories(machine).filter(([, { args }]) => !args?.value || !args.context)

  expect(vague.map(([name]) => name)).toEqual([])
})

it.each(Object.values(CATALOGUE))(
  'every story of $name satisfies the invariants of its model',
  (model) => {
    const broken = listMachineStories(model.machine).flatMap(([name, { args }]) => {
      const { value = '', context = {} } = args ?? {}
      const snapshot = model.machine.resolveState({ value, context })
      return brokenInvariants(model, snapshot).map((invariant) => `${name}: ${invariant}`)
    })

    expect(broken).toEqual([])
  },
)

const locks = import.meta.glob<string>('../machines/*/paths.lock.json', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** Lists the states in which the locked paths rest, such as `list.shown & sync.idle`. */
function listLockedLeaves(folder: string): string[] {
  const { paths } = parseLock(locks[`../machines/${folder}/paths.lock.json`] ?? '')
  const steps = paths.filter(({ suite }) => suite !== 'unoffered').flatMap((path) => path.steps)
  return [...new Set(steps.map(([, name]) => name.slice(0, name.lastIndexOf(' '))))]
}

/** Lists the pairs of states from different regions. */
function listPairs(leaf: string): string[] {
  const parts = leaf.split(' & ')
  return parts.flatMap((one, index) => parts.slice(index + 1).map((other) => `${one} & ${other}`))
}

const PARALLEL_MACHINES = Object.entries(CATALOGUE).filter(([, { machine }]) =>
  listNodes(machine.root).some(({ type }) => type === 'parallel'),
)

const listLeavesWithStory = (machine: AnyStateMachine) =>
  listMachineStories(machine).map(([, { args }]) => getLeafName(args?.value ?? ''))

// @shows FLOW-2
it.each(PARALLEL_MACHINES)('every reachable pair of states of %s has a story', (folder, model) => {
  const stories = new Set(listLeavesWithStory(model.machine).flatMap(listPairs))
  const pairs = new Set(listLockedLeaves(folder).flatMap(listPairs))

  expect(pairs.size).toBeGreaterThan(0)
  expect([...pairs].filter((pair) => !stories.has(pair))).toEqual([])
})

it.each(Object.entries(CATALOGUE))(
  'every story of %s shows a combination of states from its lock',
  (folder, { machine }) => {
    const leaves = new Set(listLockedLeaves(folder))

    expect(listLeavesWithStory(machine).filter((leaf) => !leaves.has(leaf))).toEqual([])
  },
)

it('every screen that a story sets is in the toolbar', () => {
  const screens = files.flatMap(({ default: _meta, ...stories }) =>
    Object.values(stories as Record<string, Story>).map(({ globals }) => globals?.viewport?.value),
  )
  const unknown = screens.filter((screen) => screen !== undefined && !(screen in STORY_SCREENS))

  expect(screens.filter((screen) => screen !== undefined).length).toBeGreaterThan(10)
  expect(unknown).toEqual([])
})
