import { not } from 'xstate'

import {
  listAlternatives,
  type ChartConfig,
  type Invoke,
  toList,
  type StateConfig,
  type Transition,
  type Transitions,
} from './chart-config.ts'
import type { Mutation } from './mutants.ts'

/** A list of alternatives somewhere in a state: by what name, and how it is read and replaced. */
interface Slot {
  name: string
  read: (state: StateConfig) => Transitions
  write: (state: StateConfig, transitions: Transition[]) => void
}

/** The mistakes that can be made in each alternative of each transition of a state. */
export function transitionMutations(
  config: ChartConfig,
  path: readonly string[],
  state: StateConfig,
): Mutation[] {
  return listSlots(state).flatMap((slot) =>
    listAlternatives(slot.read(state)).flatMap((transition, index) => {
      const change = (name: string, edit: (one: Transition) => Transition[]): Mutation => ({
        id: `${slot.name} [${index}]: ${name}`,
        change: (copy) => {
          const all = listAlternatives(slot.read(copy))
          slot.write(
            copy,
            all.flatMap((one, at) => (at === index ? edit(one) : [one])),
          )
        },
      })
      const elsewhere = neighborState(config, path, transition.target)
      return [
        change('dropped', () => []),
        ...(elsewhere ? [change(`to ${elsewhere}`, (one) => [{ ...one, target: elsewhere }])] : []),
        ...(transition.guard === undefined
          ? []
          : [
              change('without its guard', (one) => [{ ...one, guard: undefined }]),
              change('with its guard turned round', (one) => [
                { ...one, guard: not(one.guard as never) },
              ]),
            ]),
        ...toList(transition.actions).map((_, action) =>
          change(`without action [${action}]`, (one) => [
            { ...one, actions: toList(one.actions).filter((_one, at) => at !== action) },
          ]),
        ),
      ]
    }),
  )
}

function listSlots(state: StateConfig): Slot[] {
  const keyed = (key: 'on' | 'after') =>
    Object.keys(state[key] ?? {}).map((name): Slot => ({
      name: `${key} ${name}`,
      read: (at) => at[key]?.[name],
      write: (at, all) => {
        at[key] = { ...at[key], [name]: all }
      },
    }))
  const own = (['always', 'onDone'] as const)
    .filter((key) => state[key] !== undefined)
    .map((key): Slot => ({
      name: key,
      read: (at) => at[key],
      write: (at, all) => {
        at[key] = all
      },
    }))
  const ends = toList(state.invoke).flatMap((invoke, index) =>
    (['onDone', 'onError', 'onSnapshot'] as const)
      .filter((key) => (invoke as Invoke)[key] !== undefined)
      .map((key): Slot => ({
        name: `${(invoke as Invoke).id ?? index} ${key}`,
        read: (at) => (toList(at.invoke)[index] as Invoke)[key],
        write: (at, all) => {
          at.invoke = toList(at.invoke).map((one, number) =>
            number === index ? { ...(one as Invoke), [key]: all } : one,
          )
        },
      })),
  )
  return [...keyed('on'), ...keyed('after'), ...own, ...ends]
}

/** The state beside the target, written in the same way; null where there is none. */
function neighborState(
  config: ChartConfig,
  path: readonly string[],
  target?: string,
): string | null {
  if (target === undefined) return null
  const names = target.replace(/^#[^.]*\.?|^\./, '').split('.')
  const name = names.at(-1) ?? ''
  const root = target.startsWith('#') ? [] : target.startsWith('.') ? path : path.slice(0, -1)
  let around: StateConfig | undefined = config
  for (const step of [...root, ...names.slice(0, -1)]) around = around?.states?.[step]
  const all = Object.keys(around?.states ?? {})
  const next = all[(all.indexOf(name) + 1) % all.length]
  if (!all.includes(name) || next === undefined || next === name) return null
  return target.slice(0, target.length - name.length) + next
}
