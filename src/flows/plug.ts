import { type AnyStateMachine, fromPromise, type PromiseSnapshot, type SnapshotFrom } from 'xstate'

type Actors<Machine extends AnyStateMachine> = NonNullable<
  Parameters<Machine['provide']>[0]['actors']
>

/** An external call that can be aborted. */
type Port<Input, Output> = (input: Input, signal: AbortSignal) => PromiseLike<Output>

/** The implementations of a machine's actors: calls, or other machines. */
export type Ports<Machine extends AnyStateMachine> = {
  [Name in keyof Actors<Machine>]-?: NonNullable<Actors<Machine>[Name]> extends infer Logic
    ? SnapshotFrom<Logic> extends PromiseSnapshot<infer Output, infer Input>
      ? Port<Input, Output>
      : Logic
    : never
}

/**
 * Returns the machine with its actors provided. Works for the machine of a flow, and for one that another
 * machine invokes.
 */
export function providePorts<Machine extends AnyStateMachine>(
  machine: Machine,
  ports: Ports<Machine>,
): Machine {
  const actors = Object.entries<unknown>(ports).map(([name, port]) => [
    name,
    isCall(port) ? fromPromise(async ({ input, signal }) => port(input, signal)) : port,
  ])
  // The cast is safe: `provide` returns the same machine, although its type does not say so.
  return machine.provide({ actors: Object.fromEntries(actors) }) as Machine
}

/** Returns whether a port is a call, which becomes a promise actor. A machine is already actor logic. */
const isCall = (port: unknown): port is Port<unknown, unknown> => typeof port === 'function'
