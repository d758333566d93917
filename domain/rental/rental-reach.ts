import { toInstant, type WallClock, toWallClock } from './rental-clock.ts'

/** The latest possible end of a rental. */
export const CALENDAR_END_MS = Date.UTC(2100, 0)
/** The longest possible rental, longer than any price list covers: 732 days. */
export const MAX_RENTAL_MS = 732 * 86_400_000

/**
 * Returns the last possible minute of a pick-up in a zone. With `from`, returns the last possible minute of a
 * drop-off.
 */
export function getLatestTime(zone: string, from?: WallClock | null): WallClock {
  const longest = from ? toInstant(from, zone).getTime() + MAX_RENTAL_MS : CALENDAR_END_MS
  return toWallClock(Math.min(CALENDAR_END_MS - 60_000, longest), zone)
}
