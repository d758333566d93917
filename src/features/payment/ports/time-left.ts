/** The maximum delay of browser timers; a longer delay fires immediately. */
const MAX_TIMER_MS = 2 ** 31 - 1

/**
 * Returns the milliseconds until a payment window ends, by this browser's clock; null when the end is unknown.
 */
export function calculateTimeLeft(expiresAt: string | null | undefined, now: Date): number | null {
  if (!expiresAt) return null
  return Math.min(Date.parse(expiresAt) - now.getTime(), MAX_TIMER_MS)
}
