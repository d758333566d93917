import { toWallClock, type WallClock } from '@masar/domain/rental/rental-clock.ts'

const MINUTE_MS = 60_000

/** An instant on the browser's clock. */
export function toReadersClock(instant: Date | string): WallClock {
  const date = new Date(instant)
  return toWallClock(date.getTime() - date.getTimezoneOffset() * MINUTE_MS, 'UTC')
}

/** Whether the zone's clock and the browser's show the same time at that instant. */
export const isReadersClock = (zone: string, instant: Date | string): boolean =>
  toWallClock(instant, zone) === toReadersClock(instant)
