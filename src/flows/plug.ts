import { type AnyStateMachine, fromPromise, type PromiseSnapshot, type SnapshotFrom } from 'xstate'

type Actors<Machine extends AnyStateMachine> = NonNullable<
  Parameters<Machine['provide']>[0]['actors']
>

/** Asks for something outside, and may be told that nobody waits for it any more. */
type Port<Input, Output> = (input: Input, signal: AbortSignal) => PromiseLike<Output>

/** Each socket of a chart with what goes into it: a call, or another chart. */
export type Ports<Machine extends AnyStateMachine> = {
  [Name in keyof Actors<Machine>]-?: NonNullable<Actors<Machine>[Name]> extends infer Logic
    ? SnapshotFrom<Logic> extends PromiseSnapshot<infer Output, infer Input>
      ? Port<Input, Output>
      : Logic
    : never
}

/** The chart with its ports plugged: of a flow, or of a chart that runs inside another one. */
export function plug<Machine extends AnyStateMachine>(
  machine: Machine,
  ports: Ports<Machine>,
): Machine {
  const actors = Object.entries<unknown>(ports).map(([name, port]) => [
    name,
    isCall(port) ? fromPromise(async ({ input, signal }) => port(input, signal)) : port,
  ])
  // The same chart, which the type of `provide` does not say.
  return machine.provide({ actors: Object.fromEntries(actors) }) as Machine
}

/** A call becomes an actor that ends with its answer; a chart is one already. */
const isCall = (port: unknown): port is Port<unknown, unknown> => typeof port === 'function'
