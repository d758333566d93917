import { toWallClock, type WallClock } from '#domain/rental/rental-clock.ts'

const MINUTE_MS = 60_000

/** What the clock of this browser shows at that moment. */
export function toReadersClock(instant: Date | string): WallClock {
  const date = new Date(instant)
  const local = date.getTime() - date.getTimezoneOffset() * MINUTE_MS
  return new Date(local).toISOString().slice(0, 16)
}

/** Whether the clock of the zone and that of this browser show the same at that moment. */
export const isReadersClock = (zone: string, instant: Date | string): boolean =>
  toWallClock(instant, zone) === toReadersClock(instant)
