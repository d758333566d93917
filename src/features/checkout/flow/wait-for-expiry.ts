import type { FlowDeps } from '#flows/flow-deps.ts'

import { timeLeft } from '../../payment/ports/time-left.ts'

/** A clock that is fast must not send a customer back to the payment at once: the server says when it is over. */
const SHORTEST_WAIT_MS = 30_000

/** Resolves when the time to pay is over by the clock of this browser; never where no end is known. */
export function waitForExpiry(
  { now }: Pick<FlowDeps, 'now'>,
  expiresAt: string | null,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve) => {
    const left = timeLeft(expiresAt, now())
    if (left === null) return
    const timer = setTimeout(resolve, Math.max(left, SHORTEST_WAIT_MS))
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
  })
}
