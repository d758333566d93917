import { createOverloadRefusal } from '../http/overloaded.ts'

/** Slightly shorter than the app's timeout for API calls (src/api/client.ts). */
const MAX_CALL_MS = 19_000

/**
 * Rejects with 503 when the work takes too long, for example because of several slow queries. The work itself
 * continues; a retry with the same key does not execute the call again.
 */
export function withTimeout<Result>(work: Promise<Result>, limit = MAX_CALL_MS): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(createOverloadRefusal()), limit)
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}
