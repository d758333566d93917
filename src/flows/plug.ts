import { type AnyStateMachine, fromPromise, type PromiseSnapshot, type SnapshotFrom } from 'xstate'

type Actors<Machine extends AnyStateMachine> = NonNullable<
  Parameters<Machine['provide']>[0]['actors']
>

/** Makes an external call, and may be aborted. */
type Port<Input, Output> = (input: Input, signal: AbortSignal) => PromiseLike<Output>

/** Each actor slot of a machine with its implementation: a call, or another machine. */
export type Ports<Machine extends AnyStateMachine> = {
  [Name in keyof Actors<Machine>]-?: NonNullable<Actors<Machine>[Name]> extends infer Logic
    ? SnapshotFrom<Logic> extends PromiseSnapshot<infer Output, infer Input>
      ? Port<Input, Output>
      : Logic
    : never
}

/** The machine with its actors provided: of a flow, or of a machine invoked by another one. */
export function plug<Machine extends AnyStateMachine>(
  machine: Machine,
  ports: Ports<Machine>,
): Machine {
  const actors = Object.entries<unknown>(ports).map(([name, port]) => [
    name,
    isCall(port) ? fromPromise(async ({ input, signal }) => port(input, signal)) : port,
  ])
  // The same machine, which the type of `provide` does not express.
  return machine.provide({ actors: Object.fromEntries(actors) }) as Machine
}

/** A call becomes a promise actor; a machine is an actor already. */
const isCall = (port: unknown): port is Port<unknown, unknown> => typeof port === 'function'
