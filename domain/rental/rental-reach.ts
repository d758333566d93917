import { toInstant, type WallClock, toWallClock } from './rental-clock.ts'

/** After it is no rental's business. */
export const CALENDAR_END = Date.UTC(2100, 0)
/** Longer than any price list is meant for: 732 days. */
export const LONGEST_RENTAL = 732 * 86_400_000

/** The last minute at which a car can be fetched in a zone or, fetched at `from`, brought back. */
export function latestTime(zone: string, from?: WallClock | null): WallClock {
  const longest = from ? toInstant(from, zone).getTime() + LONGEST_RENTAL : CALENDAR_END
  return toWallClock(Math.min(CALENDAR_END - 60_000, longest), zone)
}
