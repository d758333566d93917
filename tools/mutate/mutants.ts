import { type AnyStateMachine, StateMachine } from 'xstate'

import { type Config, copyOf, listOf, type StateConfig } from './chart-config.ts'
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
export function mutantsOf(machine: AnyStateMachine): Mutant[] {
  const config = machine.config as Config
  return statesIn(config).flatMap(({ path, state }) =>
    mutationsOf(config, path, state).map(({ id, change }) => {
      const copy = copyOf(config)
      change(stateAt(copy, path))
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
  const mutant = mutantsOf(machine).find((one) => one.id === id)
  if (!mutant) throw new Error(`The chart has no mutant "${id}".`)
  return mutant.machine as Machine
}

interface Located {
  path: string[]
  state: StateConfig
}

const statesIn = (state: StateConfig, path: string[] = []): Located[] => [
  { path, state },
  ...Object.entries(state.states ?? {}).flatMap(([name, inner]) =>
    statesIn(inner, [...path, name]),
  ),
]

const stateAt = (config: Config, path: readonly string[]): StateConfig => {
  let state: StateConfig = config
  for (const name of path) state = state.states?.[name] ?? state
  return state
}

function mutationsOf(config: Config, path: readonly string[], state: StateConfig): Mutation[] {
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
  return listOf(state[key]).map((_, index) => ({
    id: `without ${word} [${index}]`,
    change: (copy) => {
      copy[key] = listOf(copy[key]).filter((_one, at) => at !== index)
    },
  }))
}
