import { isCalendarDate } from '@masar/domain/rental/calendar.ts'
import { getWallClockTime } from '@masar/domain/rental/rental-clock.ts'
import {
  listDropOffTimes,
  listOpeningTimes,
  listPickUpTimes,
  type TimeChoice,
} from '@masar/domain/rental/rental-times.ts'

import { toMomentWallClock } from '../trip-draft.ts'
import type { DatesForm } from './dates-form.ts'

/**
 * Lists the half hours within the opening hours (BOOK-21). Those that cannot be chosen on the selected day are
 * marked as barred.
 */
export function listTimes({ rules, moments }: DatesForm, field: 'from' | 'to'): TimeChoice[] {
  const { date, time } = moments[field]
  const start = toMomentWallClock(moments.from)
  if (!isCalendarDate(date)) return listOpeningTimes(rules.settings)
  if (field === 'from') return omitClosedTimes(listPickUpTimes(date, rules), time)
  return start
    ? omitClosedTimes(listDropOffTimes(date, start, rules), time)
    : listOpeningTimes(rules.settings)
}

/** Omits closed hours, unless one of them is chosen. */
const omitClosedTimes = (times: TimeChoice[], chosen: string) =>
  times.filter(
    ({ at, barredBy }) => barredBy !== 'closed-at-that-hour' || getWallClockTime(at) === chosen,
  )
