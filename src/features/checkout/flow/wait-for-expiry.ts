import type { FlowDeps } from '#flows/flow-deps.ts'

import { calculateTimeLeft } from '../../payment/ports/time-left.ts'

/** The minimum wait, so that a fast browser clock does not end the review immediately: the server decides. */
const MIN_WAIT_MS = 30_000

/** Resolves when the payment window ends by the browser's clock; never resolves when its end is unknown. */
export function waitForExpiry(
  { now }: Pick<FlowDeps, 'now'>,
  expiresAt: string | null,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve) => {
    const left = calculateTimeLeft(expiresAt, now())
    if (left === null) return
    const timer = setTimeout(resolve, Math.max(left, MIN_WAIT_MS))
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
  })
}
