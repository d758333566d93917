/** A calendar day without a zone, `YYYY-MM-DD`. Sorts as text. */
export type CalendarDate = `${number}-${number}-${number}`

const DAY_MS = 86_400_000

/** Returns the number of days since 1970-01-01, so that iterating over days needs no time zone. */
export function toDayNumber(date: CalendarDate): number {
  return (
    Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10))) /
    DAY_MS
  )
}

export function dayToDate(day: number): CalendarDate {
  return new Date(day * DAY_MS).toISOString().slice(0, 10) as CalendarDate
}

/** Returns the day in the time zone of the browser or process. */
export const toLocalDay = (now: Date): CalendarDate =>
  dayToDate(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY_MS)

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return dayToDate(toDayNumber(date) + days)
}

/** Whether this is an existing day in the years 1000 to 9999: rejects 31 April and 29 February 2027. */
export function isCalendarDate(value: unknown): value is CalendarDate {
  if (typeof value !== 'string' || !/^[1-9]\d{3}-\d{2}-\d{2}$/.test(value)) return false
  return dayToDate(toDayNumber(value as CalendarDate)) === value
}

/**
 * Whether the year has four digits. A date field returns `0026-12-10` when 26 is typed as the year, and accepts
 * more than four digits.
 */
export const hasFourDigitYear = (date: string): boolean => /^[1-9]\d{3}(?!\d)/.test(date)
