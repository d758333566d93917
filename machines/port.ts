import {
  type ActorLogic,
  type AnyActorScope,
  type AnyStateMachine,
  type EmittedFrom,
  type EventFromLogic,
  fromPromise,
  type InputFrom,
  type PromiseActorLogic,
  type SnapshotFrom,
} from 'xstate'

/**
 * Declares a side effect of a machine: its name and its types. `src/` plugs in the real effect with
 * `.provide()`; tests and stories plug in their own.
 */
export function port<Output, Input extends object | undefined = undefined>(
  name: string,
): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() => Promise.reject(createUnpluggedError(name)))
}

/** The actor logic of a machine, independent of its implementation. */
export type ChartLogic<Chart extends AnyStateMachine> = ActorLogic<
  SnapshotFrom<Chart>,
  EventFromLogic<Chart>,
  InputFrom<Chart>,
  AnyActorScope['system'],
  EmittedFrom<Chart>
>

/** Declares a child machine. */
export function chartPort<Chart extends AnyStateMachine>(name: string): ChartLogic<Chart> {
  const refuse = () => {
    throw createUnpluggedError(name)
  }
  return { getInitialSnapshot: refuse, transition: refuse, getPersistedSnapshot: refuse }
}

const createUnpluggedError = (name: string) =>
  new Error(`Nothing is plugged into the "${name}" port.`)
