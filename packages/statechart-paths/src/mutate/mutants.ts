import { type AnyStateMachine, not, StateMachine } from 'xstate'

/** A machine with one mistake in it. */
export interface Mutant {
  /** The place and kind of the mistake: `signedOut.idle, on signIn.requested [0]: without its guard`. */
  id: string
  machine: AnyStateMachine
}

/** A mistake that can be made in a machine config. `make` applies it to that config. */
interface Mutation {
  id: string
  make: () => void
}

interface Transition {
  target?: string
  guard?: unknown
  actions?: unknown
  reenter?: boolean
}

type Transitions = string | Transition | readonly (string | Transition)[] | undefined
type ConfigObject = Record<string, unknown>

interface Call extends ConfigObject {
  id?: string
}

/** The parts of a state config that mutations change. */
interface StateConfig extends ConfigObject {
  states?: Record<string, StateConfig>
  on?: ConfigObject
  after?: ConfigObject
  invoke?: unknown
}

/** Returns one mutant for each typical mistake that a developer could make in this machine. */
export function makeMutants(machine: AnyStateMachine): Mutant[] {
  const config = machine.config as StateConfig
  const { implementations } = machine
  const ofConfig = listMutations(config).map(({ id }, index) => {
    const copy = deepCopy(config)
    listMutations(copy)[index]?.make()
    return { id, machine: new StateMachine(copy as never, implementations as never) }
  })
  return [
    ...ofConfig,
    ...Object.keys(implementations.delays).flatMap((name) => makeDelayMutants(machine, name)),
  ]
}

/** Makes a mutant whose timer takes ten times as long, and one whose timer takes a tenth of the time. */
const makeDelayMutants = (machine: AnyStateMachine, name: string): Mutant[] =>
  [10, 0.1].map((factor) => ({
    id: `delay ${name}: times ${factor}`,
    machine: machine.provide({
      delays: { [name]: (args: unknown) => factor * resolveDelay(machine, name, args) },
    }),
  }))

function resolveDelay({ implementations }: AnyStateMachine, name: string, args: unknown): number {
  const delay: unknown = implementations.delays[name]
  return Number(typeof delay === 'function' ? Reflect.apply(delay, null, [args, undefined]) : delay)
}

/** Returns the mutant with this id, typed like the original machine. Throws for an unknown id. */
export function findMutant<Machine extends AnyStateMachine>(machine: Machine, id: string): Machine {
  const mutant = makeMutants(machine).find((one) => one.id === id)
  if (!mutant) throw new Error(`The chart has no mutant "${id}".`)
  return mutant.machine as Machine
}

function listMutations(
  root: StateConfig,
  state: StateConfig = root,
  path: readonly string[] = [],
): Mutation[] {
  const own = [
    ...listSlots(state).flatMap((slot) => listTransitionMutations(root, path, slot)),
    ...listRemovals(state, 'entry', 'entry action'),
    ...listRemovals(state, 'exit', 'exit action'),
    ...listRemovals(state, 'tags', 'tag'),
    ...listRemovals(state, 'invoke', 'call'),
  ]
  return [
    ...own.map(({ id, make }) => ({ id: `${path.join('.') || 'root'}, ${id}`, make })),
    ...Object.entries(state.states ?? {}).flatMap(([name, inner]) =>
      listMutations(root, inner, [...path, name]),
    ),
  ]
}

/** Lists mutations that each remove one entry of a list. */
const listRemovals = (state: StateConfig, key: string, word: string): Mutation[] =>
  toList(state[key]).map((_, index) => ({
    id: `without ${word} [${index}]`,
    make: () => {
      state[key] = toList(state[key]).toSpliced(index, 1)
    },
  }))

/** The transitions of one event, call or timer, and the name of what triggers them. */
interface TransitionSlot {
  name: string
  holder: ConfigObject
  key: string
}

function listSlots(state: StateConfig): TransitionSlot[] {
  const { on = {}, after = {}, invoke } = state
  const calls = toList<Call>(invoke as Call | Call[] | undefined)
  return [
    ...Object.keys(on).map((key) => ({ name: `on ${key}`, holder: on, key })),
    ...Object.keys(after).map((key) => ({ name: `after ${key}`, holder: after, key })),
    ...['always', 'onDone'].map((key) => ({ name: key, holder: state, key })),
    ...calls.flatMap((call, index) =>
      ['onDone', 'onError', 'onSnapshot'].map((key) => ({
        name: `${call.id ?? index} ${key}`,
        holder: call,
        key,
      })),
    ),
  ].filter(({ holder, key }) => holder[key] !== undefined)
}

/** Lists the mistakes that can be made in each alternative of a transition. */
function listTransitionMutations(
  root: StateConfig,
  path: readonly string[],
  { name, holder, key }: TransitionSlot,
): Mutation[] {
  const alternatives = toList(holder[key] as Transitions).map((one): Transition =>
    typeof one === 'string' ? { target: one } : one,
  )
  return alternatives.flatMap((transition, index) => {
    const change = (what: string, ...changed: Transition[]): Mutation => ({
      id: `${name} [${index}]: ${what}`,
      make: () => {
        holder[key] = alternatives.toSpliced(index, 1, ...changed)
      },
    })
    const { target, guard, actions, reenter = false } = transition
    const elsewhere = findNeighborState(root, path, target)
    // When entering another state, `reenter` makes no difference.
    const isReentry = reenter && path.includes(target?.split('.').at(-1)?.replace('#', '') ?? '')
    return [
      change('dropped'),
      ...(elsewhere ? [change(`to ${elsewhere}`, { ...transition, target: elsewhere })] : []),
      ...(isReentry ? [change('without re-entry', { ...transition, reenter: false })] : []),
      ...(guard === undefined
        ? []
        : [
            change('without its guard', { ...transition, guard: undefined }),
            change('with its guard turned round', { ...transition, guard: not(guard as never) }),
          ]),
      ...toList(actions).map((_, action) =>
        change(`without action [${action}]`, {
          ...transition,
          actions: toList(actions).toSpliced(action, 1),
        }),
      ),
    ]
  })
}

/** Returns the next sibling of the target in the same notation, or null. */
function findNeighborState(
  root: StateConfig,
  path: readonly string[],
  target?: string,
): string | null {
  if (target === undefined) return null
  const names = target.replace(/^#[^.]*\.?|^\./, '').split('.')
  const name = names.at(-1) ?? ''
  const start = target.startsWith('#') ? [] : target.startsWith('.') ? path : path.slice(0, -1)
  let around: StateConfig | undefined = root
  for (const step of [...start, ...names.slice(0, -1)]) around = around?.states?.[step]
  const all = Object.keys(around?.states ?? {})
  const next = all[(all.indexOf(name) + 1) % all.length]
  if (!all.includes(name) || next === undefined || next === name) return null
  return target.slice(0, target.length - name.length) + next
}

/** Converts a single value, a list or `undefined` to a list. */
const toList = <Value>(value: Value | readonly Value[] | undefined): Value[] => {
  if (value === undefined) return []
  return Array.isArray(value) ? [...(value as Value[])] : [value as Value]
}

/** Returns a copy whose parts can be changed. Functions and actors are shared. */
function deepCopy<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map((item: unknown) => deepCopy(item)) as Value
  if (typeof value !== 'object' || value === null) return value
  if (Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, deepCopy(item)]),
  ) as Value
}
