import pLimit from 'p-limit'

import { getDisconnectCheck } from '../../http/caller.ts'
import { createOverloadRefusal } from '../../http/overloaded.ts'

type Bounds = {
  /** How many tasks run in parallel. */
  atOnce: number
  /** How many more tasks may wait. */
  waiting: number
}

/** Approximate seconds until a full queue has capacity. */
const RETRY_AFTER_SECONDS = 5

/**
 * Creates a queue for CPU-heavy work. A full queue rejects with 503, and queued work is dropped when its client
 * has disconnected.
 */
export function createBoundedQueue({ atOnce, waiting }: Bounds) {
  const limit = pLimit(atOnce)
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (limit.activeCount + limit.pendingCount >= atOnce + waiting)
      return Promise.reject(createOverloadRefusal(RETRY_AFTER_SECONDS))
    const isGone = getDisconnectCheck()
    return limit(() =>
      isGone() ? Promise.reject(createOverloadRefusal(RETRY_AFTER_SECONDS)) : work(),
    )
  }
}
