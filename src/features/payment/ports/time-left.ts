/** A browser's timers count no further; one that is set for longer ends at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/** Milliseconds until a payment window ends, by the clock of this browser; null where none is known. */
export function timeLeft(expiresAt: string | null | undefined, now: Date): number | null {
  if (!expiresAt) return null
  return Math.min(Date.parse(expiresAt) - now.getTime(), LONGEST_TIMER_MS)
}
