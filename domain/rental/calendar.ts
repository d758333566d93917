/** A calendar day without a zone, `YYYY-MM-DD`. Sorts as text. */
export type CalendarDate = `${number}-${number}-${number}`

const DAY = 86_400_000

/** Days since 1970-01-01 as integers, so that iterating needs no zone. */
export function dayNumber(date: CalendarDate): number {
  return (
    Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10))) /
    DAY
  )
}

export function dayToDate(day: number): CalendarDate {
  return new Date(day * DAY).toISOString().slice(0, 10) as CalendarDate
}

/** Returns the day in the time zone of the browser or process. */
export const localDay = (now: Date): CalendarDate =>
  dayToDate(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY)

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return dayToDate(dayNumber(date) + days)
}

/** Rejects nonexistent days: 31 April, 29 February 2027. Years are 1000 to 9999. */
export function isCalendarDate(value: unknown): value is CalendarDate {
  if (typeof value !== 'string' || !/^[1-9]\d{3}-\d{2}-\d{2}$/.test(value)) return false
  return dayToDate(dayNumber(value as CalendarDate)) === value
}

/** A date field returns `0026-12-10` when 26 is typed as the year, and accepts more than four digits. */
export const hasFourDigitYear = (date: string): boolean => /^[1-9]\d{3}(?!\d)/.test(date)
