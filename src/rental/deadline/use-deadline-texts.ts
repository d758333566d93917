import { useLingui } from '@lingui/react/macro'

import { useDates } from '#ui/control/dates.tsx'

import { isReadersClock, toReadersClock } from './readers-clock.ts'

export interface DeadlineTexts {
  /** With the day. */
  moment: (instant: Date | string) => string
  /** For deadlines of the same day. In Spanish with its article: `las 8:20`. */
  time: (instant: Date | string) => string
}

/**
 * Formats deadlines of a customer on the reader's clock. Rental times are on the clock of their location, in `zone`; when
 * the two differ, the text is labeled.
 */
export function useDeadlineTexts(zone: string): DeadlineTexts {
  const { t } = useLingui()
  const dates = useDates()
  const label = (text: string, instant: Date | string) =>
    isReadersClock(zone, instant)
      ? text
      : t({ message: `${text} (your time)`, comment: 'A time of day, or a day with its time' })

  return {
    moment: (instant) => label(dates.moment(toReadersClock(instant)), instant),
    time: (instant) => label(dates.timeInText(toReadersClock(instant)), instant),
  }
}
