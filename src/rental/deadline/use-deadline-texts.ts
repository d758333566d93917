import { useLingui } from '@lingui/react/macro'

import { toWallClock } from '@masar/domain/rental/rental-clock.ts'
import { useDates } from '#ui/control/dates.tsx'
import { useHydrated } from '#ui/lifecycle/hydration.ts'

import { isReadersClock, toReadersClock } from './readers-clock.ts'

export interface DeadlineTexts {
  /** With the day. */
  moment: (instant: Date | string) => string
  /** For deadlines of the same day. In Spanish with its article: `las 8:20`. */
  time: (instant: Date | string) => string
}

/**
 * Formats deadlines of a customer on the reader's clock. Rental times are on the clock of their location, in `zone`; when
 * the two differ, the text is labeled. A server does not know the reader's clock: its markup has the location's.
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
