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
 * A socket in a machine: it names an outside effect and its types, and nothing else. `src/` plugs
 * in the real effect with `.provide()`; tests and stories plug in their own.
 */
export function port<Output, Input extends object | undefined = undefined>(
  name: string,
): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() => Promise.reject(unplugged(name)))
}

/** What an actor asks of a chart, whoever answers. */
export type ChartLogic<Chart extends AnyStateMachine> = ActorLogic<
  SnapshotFrom<Chart>,
  EventFromLogic<Chart>,
  InputFrom<Chart>,
  AnyActorScope['system'],
  EmittedFrom<Chart>
>

/** A socket for another chart, which runs inside this one. */
export function chartPort<Chart extends AnyStateMachine>(name: string): ChartLogic<Chart> {
  const refuse = () => {
    throw unplugged(name)
  }
  return { getInitialSnapshot: refuse, transition: refuse, getPersistedSnapshot: refuse }
}

const unplugged = (name: string) => new Error(`Nothing is plugged into the "${name}" port.`)
