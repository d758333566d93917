import { fromPromise, type PromiseActorLogic } from 'xstate'

/**
 * A socket in a machine: it names an outside effect and its types, and nothing else. `src/` plugs
 * in the real effect with `.provide()`; tests and stories plug in their own.
 */
export function port<Output, Input extends object | undefined = undefined>(
  name: string,
): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() =>
    Promise.reject(new Error(`Nothing is plugged into the "${name}" port.`)),
  )
}
