import { toInstant, type WallClock, toWallClock } from './rental-clock.ts'

/** No rental may end later. */
export const CALENDAR_END = Date.UTC(2100, 0)
/** The longest possible rental, longer than any price list covers: 732 days. */
export const MAX_RENTAL_MS = 732 * 86_400_000

/** Returns the last possible minute of a pick-up in a zone or, given `from`, of a drop-off. */
export function getLatestTime(zone: string, from?: WallClock | null): WallClock {
  const longest = from ? toInstant(from, zone).getTime() + MAX_RENTAL_MS : CALENDAR_END
  return toWallClock(Math.min(CALENDAR_END - 60_000, longest), zone)
}
