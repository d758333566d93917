import pLimit from 'p-limit'

import { tooManyRequests } from '../../http/rate-limit.ts'

type Bounds = {
  /** How many run side by side. */
  atOnce: number
  /** How many more may wait for their turn. */
  waiting: number
}

/** Seconds until a queue that is full has room again, give or take. */
const RETRY_AFTER = 5

/** Work for the processor that waits for its turn; what would wait too long is refused with 429. */
export function boundedQueue({ atOnce, waiting }: Bounds) {
  const limit = pLimit(atOnce)
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (limit.activeCount + limit.pendingCount >= atOnce + waiting)
      return Promise.reject(tooManyRequests(RETRY_AFTER))
    return limit(work)
  }
}
