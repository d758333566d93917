import pLimit from 'p-limit'

import { currentCaller } from '../../http/caller.ts'
import { overloaded } from '../../http/overloaded.ts'

type Bounds = {
  /** How many run side by side. */
  atOnce: number
  /** How many more may wait. */
  waiting: number
}

/** Seconds until a full queue has room again, roughly. */
const RETRY_AFTER = 5

/**
 * A queue for CPU-heavy work. A full queue rejects with 503, and work whose client has disconnected by
 * its turn is dropped.
 */
export function boundedQueue({ atOnce, waiting }: Bounds) {
  const limit = pLimit(atOnce)
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (limit.activeCount + limit.pendingCount >= atOnce + waiting)
      return Promise.reject(overloaded(RETRY_AFTER))
    const isGone = currentCaller()
    return limit(() => (isGone() ? Promise.reject(overloaded(RETRY_AFTER)) : work()))
  }
}
