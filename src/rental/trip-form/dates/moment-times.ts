import { isCalendarDate } from '@masar/domain/rental/calendar.ts'
import { wallClockTime } from '@masar/domain/rental/rental-clock.ts'
import {
  dropOffTimes,
  openingTimes,
  pickUpTimes,
  type TimeChoice,
} from '@masar/domain/rental/rental-times.ts'

import { momentWallClock } from '../trip-draft.ts'
import type { DatesForm } from './dates-form.ts'

/** The open half hours of the chosen day, or all half hours when no day is chosen (BOOK-21). */
export function listTimes({ rules, moments }: DatesForm, field: 'from' | 'to'): TimeChoice[] {
  const { date, time } = moments[field]
  const start = momentWallClock(moments.from)
  if (!isCalendarDate(date)) return openingTimes(rules.settings)
  if (field === 'from') return offeredTimes(pickUpTimes(date, rules), time)
  return start ? offeredTimes(dropOffTimes(date, start, rules), time) : openingTimes(rules.settings)
}

/** Omits closed hours, unless one of them is chosen. */
const offeredTimes = (times: TimeChoice[], chosen: string) =>
  times.filter(
    ({ at, barredBy }) => barredBy !== 'closed-at-that-hour' || wallClockTime(at) === chosen,
  )
