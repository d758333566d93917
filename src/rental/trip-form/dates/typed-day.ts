import { type CalendarDate, isCalendarDate } from '@masar/domain/rental/calendar.ts'
import { getDateLocale } from '@masar/domain/service/languages.ts'
import { foldText } from '@masar/domain/text/fold-text.ts'

const ISO_DATE_PATTERN = /^\d{4}-\d{2}-\d{2}$/
const MONTH_INDEXES = Array.from({ length: 12 }, (_, month) => month)
/** The number of letters that identify a month, except for June and July in French. */
const MIN_CHARACTERS = 3

export interface TypedDayRules {
  language: string
  /** A day typed without a year means its next occurrence, from this day on. */
  today: CalendarDate
}

/**
 * Parses a typed day: `2026-12-09`, `9/12`, `9.12.26`, `Wed 9 Dec` or `9 décembre 2026`. Numeric days precede
 * the month, as in all languages of the site. Returns null for an incomplete or invalid day.
 */
export function readTypedDay(text: string, rules: TypedDayRules): CalendarDate | null {
  const typed = foldText(text)
  if (ISO_DATE_PATTERN.test(typed)) return isCalendarDate(typed) ? typed : null
  const words = typed.match(/\d+|\p{L}+/gu) ?? []
  const numbers = words.filter((word) => /^\d+$/.test(word))
  const named = words.map((word) => findMonth(word, rules.language)).find((month) => month > 0)
  const [day, month, year] = named ? [numbers[0], named, numbers[1]] : numbers
  if (!day || !month) return null
  if (year !== undefined) return toDate(year.length === 2 ? `20${year}` : year, month, day)

  const thisYear = Number(rules.today.slice(0, 4))
  const next = toDate(thisYear, month, day)
  return next && next >= rules.today ? next : toDate(thisYear + 1, month, day)
}

/** Returns whether the day is complete: an ISO date, or text that ends with a four-digit year. */
export const isWholeDay = (text: string): boolean =>
  ISO_DATE_PATTERN.test(text.trim()) || /\D\d{4}$/.test(text.trim())

/** Returns the month from 1 to 12, or 0 for other words, such as weekdays. */
function findMonth(word: string, language: string): number {
  if (word.length < MIN_CHARACTERS || /^\d/.test(word)) return 0
  const format = new Intl.DateTimeFormat(getDateLocale(language), {
    month: 'long',
    timeZone: 'UTC',
  })
  return (
    1 + MONTH_INDEXES.findIndex((m) => foldText(format.format(Date.UTC(2026, m))).startsWith(word))
  )
}

function toDate(year: string | number, month: string | number, day: string): CalendarDate | null {
  const [m, d] = [month, day].map((part) => String(part).padStart(2, '0'))
  const date = `${year}-${m}-${d}`
  return isCalendarDate(date) ? date : null
}
