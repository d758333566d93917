import type { FlowDeps } from '#flows/flow-deps.ts'

import { timeLeft } from '../../payment/ports/time-left.ts'

/** A browser clock that is fast must not end the review immediately: the server decides. */
const SHORTEST_WAIT_MS = 30_000

/** Resolves when the payment window ends on the browser's clock; never when its end is unknown. */
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
