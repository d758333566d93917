import { AsyncLocalStorage } from 'node:async_hooks'

/** Whether the client of the current call has closed its connection. */
export type IsGone = () => boolean

const callerStorage = new AsyncLocalStorage<IsGone>()

/** Runs a call so that queues can drop its work once its client has disconnected. */
export const withCaller = <Result>(isGone: IsGone, work: () => Result): Result =>
  callerStorage.run(isGone, work)

/**
 * Returns the check for the client of the current call. Get it when work is queued, and call it before the work
 * starts. Work outside of calls has no client.
 */
export const getCurrentCaller = (): IsGone => callerStorage.getStore() ?? (() => false)
