/** The limit of browser timers; a longer delay fires immediately. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/**
 * Returns the milliseconds until a payment window ends by the clock of this browser; null when its end is
 * unknown.
 */
export function timeLeft(expiresAt: string | null | undefined, now: Date): number | null {
  if (!expiresAt) return null
  return Math.min(Date.parse(expiresAt) - now.getTime(), LONGEST_TIMER_MS)
}
