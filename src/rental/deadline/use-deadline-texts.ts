import { useLingui } from '@lingui/react/macro'

import { toWallClock } from '@masar/domain/rental/rental-clock.ts'
import { useDates } from '#ui/control/dates.tsx'
import { useHydrated } from '#ui/lifecycle/hydration.ts'

import { isReadersClock, toReadersClock } from './readers-clock.ts'

export interface DeadlineTexts {
  /** Formats a deadline with its day. */
  moment: (instant: Date | string) => string
  /** Formats a deadline of the same day. In Spanish, the text includes the article: `las 8:20`. */
  time: (instant: Date | string) => string
}

/**
 * Returns functions that format deadlines on the reader's clock. `zone` is the rental's time zone; if its clock
 * differs from the reader's, the text adds “your time”. Server-rendered pages use the rental's clock, because
 * the reader's is unknown there.
 */
export function useDeadlineTexts(zone: string): DeadlineTexts {
  const { t } = useLingui()
  const dates = useDates()
  const isHydrated = useHydrated()
  const toClock = (instant: Date | string) =>
    isHydrated ? toReadersClock(instant) : toWallClock(instant, zone)
  const label = (text: string, instant: Date | string) =>
    !isHydrated || isReadersClock(zone, instant)
      ? text
      : t({ message: `${text} (your time)`, comment: 'A time of day, or a day with its time' })

  return {
    moment: (instant) => label(dates.moment(toClock(instant)), instant),
    time: (instant) => label(dates.timeInText(toClock(instant)), instant),
  }
}
