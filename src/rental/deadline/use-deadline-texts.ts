import { useLingui } from '@lingui/react/macro'

import { useDates } from '#ui/control/dates.tsx'

import { isReadersClock, toReadersClock } from './readers-clock.ts'

export interface DeadlineTexts {
  /** With its day. */
  moment: (instant: Date | string) => string
  /** For what ends within a day. Spanish has its article with it: `las 8:20`. */
  time: (instant: Date | string) => string
}

/**
 * Writes the moments until which a customer can do something. Those are on the clock of the reader; times of a rental are on
 * the clock of its location, in `zone`. Where the two clocks differ, the text says whose it is.
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
