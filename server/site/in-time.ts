import { overloaded } from '../http/overloaded.ts'

/** Just below what the app waits for an API call (src/api/client.ts), in ms. */
const MAX_CALL_MS = 19_000

/**
 * Throws 503 when the work takes too long, however many slow queries it consists of. The work itself
 * goes on: sent again with the same key, the call is done once.
 */
export function inTime<Result>(work: Promise<Result>, limit = MAX_CALL_MS): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(overloaded()), limit)
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}
