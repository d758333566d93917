import { type CalendarDate, isCalendarDate } from '../rental/calendar.ts'

/** In years. Texts also use this constant (BOOK-6). */
export const MINIMUM_AGE = 21

/** Returns the age in whole years. A person born on 29 February turns a year older on 1 March. */
export function computeAge(birthDate: CalendarDate, day: CalendarDate): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years
}

/**
 * Returns the required age in years: the car's minimum, but at least `MINIMUM_AGE`. At sign-up there is no car.
 */
export function getRequiredAge(carMinimumAge?: number | null): number {
  return Math.max(MINIMUM_AGE, carMinimumAge ?? 0)
}

export function isOldEnough(
  birthDate: string,
  day: CalendarDate,
  carMinimumAge?: number | null,
): boolean {
  return isCalendarDate(birthDate) && computeAge(birthDate, day) >= getRequiredAge(carMinimumAge)
}
