import { AsyncLocalStorage } from 'node:async_hooks'

/** Whether the client of the current call has closed its connection. */
export type DisconnectCheck = () => boolean

const callerStorage = new AsyncLocalStorage<DisconnectCheck>()

/** Runs a call so that queues can drop its work once its client has disconnected. */
export const withCaller = <Result>(isGone: DisconnectCheck, work: () => Result): Result =>
  callerStorage.run(isGone, work)

/**
 * Returns the disconnect check for the client of the current call. Get it when work is queued, and call it
 * before the work starts. Outside of calls, the check always returns false.
 */
export const getDisconnectCheck = (): DisconnectCheck => callerStorage.getStore() ?? (() => false)
