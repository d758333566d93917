import { type AnyStateMachine, StateMachine } from 'xstate'

import { type ChartConfig, deepCopy, toList, type StateConfig } from './chart-config.ts'
import { transitionMutations } from './transition-mutations.ts'

/** A chart with one mistake in it. */
export interface Mutant {
  /** Where the mistake is and what: `signedOut.idle, on signIn.requested [0]: without its guard`. */
  id: string
  machine: AnyStateMachine
}

/** Changes a copy of a chart; found by the names of its states from the root. */
export interface Mutation {
  id: string
  change: (state: StateConfig) => void
}

/** Every chart that differs from this one by one mistake of a kind that people make. */
export function makeMutants(machine: AnyStateMachine): Mutant[] {
  const config = machine.config as ChartConfig
  return listStates(config).flatMap(({ path, state }) =>
    listMutations(config, path, state).map(({ id, change }) => {
      const copy = deepCopy(config)
      change(findState(copy, path))
      const where = path.join('.') || 'root'
      const { implementations } = machine
      return {
        id: `${where}, ${id}`,
        machine: new StateMachine(copy as never, implementations as never),
      }
    }),
  )
}

/** The mutant of this id, as the chart that it was made of. Throws when there is none. */
export function mutantNamed<Machine extends AnyStateMachine>(
  machine: Machine,
  id: string,
): Machine {
  const mutant = makeMutants(machine).find((one) => one.id === id)
  if (!mutant) throw new Error(`The chart has no mutant "${id}".`)
  return mutant.machine as Machine
}

interface Located {
  path: string[]
  state: StateConfig
}

const listStates = (state: StateConfig, path: string[] = []): Located[] => [
  { path, state },
  ...Object.entries(state.states ?? {}).flatMap(([name, inner]) =>
    listStates(inner, [...path, name]),
  ),
]

const findState = (config: ChartConfig, path: readonly string[]): StateConfig => {
  let state: StateConfig = config
  for (const name of path) state = state.states?.[name] ?? state
  return state
}

function listMutations(
  config: ChartConfig,
  path: readonly string[],
  state: StateConfig,
): Mutation[] {
  return [
    ...transitionMutations(config, path, state),
    ...without(state, 'entry', 'entry action'),
    ...without(state, 'exit', 'exit action'),
    ...without(state, 'tags', 'tag'),
    ...without(state, 'invoke', 'call'),
  ]
}

/** One without each of what a state has several of. */
function without(
  state: StateConfig,
  key: 'entry' | 'exit' | 'tags' | 'invoke',
  word: string,
): Mutation[] {
  return toList(state[key]).map((_, index) => ({
    id: `without ${word} [${index}]`,
    change: (copy) => {
      copy[key] = toList(copy[key]).filter((_one, at) => at !== index)
    },
  }))
}
