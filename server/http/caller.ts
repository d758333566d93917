import { AsyncLocalStorage } from 'node:async_hooks'

/** Whether the client of the current call has closed its connection. */
export type IsGone = () => boolean

const current = new AsyncLocalStorage<IsGone>()

/** Runs a call so that queues can drop its work when its client disconnects. */
export const withCaller = <Result>(isGone: IsGone, work: () => Result): Result =>
  current.run(isGone, work)

/**
 * Read when the work is queued, called when it would start. Work outside of calls has no client.
 */
export const currentCaller = (): IsGone => current.getStore() ?? (() => false)
