import { toWallClock, type WallClock } from '@masar/domain/rental/rental-clock.ts'

const MINUTE_MS = 60_000

/** Converts an instant to the wall-clock time of the browser. */
export function toReadersClock(instant: Date | string): WallClock {
  const date = new Date(instant)
  return toWallClock(date.getTime() - date.getTimezoneOffset() * MINUTE_MS, 'UTC')
}

/** Returns whether the clocks of the zone and of the browser show the same time at that instant. */
export const isReadersClock = (zone: string, instant: Date | string): boolean =>
  toWallClock(instant, zone) === toReadersClock(instant)
