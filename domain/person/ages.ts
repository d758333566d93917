import { type CalendarDate, isCalendarDate } from '../rental/calendar.ts'

/** The single source of this number, for texts too (BOOK-6). */
export const MINIMUM_AGE = 21

/** Returns the age in whole years. A person born on 29 February turns a year older on 1 March. */
export function ageOn(birthDate: CalendarDate, day: CalendarDate): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years
}

/**
 * Returns the required age: the car's own minimum, and never below `MINIMUM_AGE`. At sign-up there
 * is no car and `day` is today; for a booking it is the pick-up day.
 */
export function requiredAge(carMinimumAge?: number | null): number {
  return Math.max(MINIMUM_AGE, carMinimumAge ?? 0)
}

export function isOldEnough(
  birthDate: string,
  day: CalendarDate,
  carMinimumAge?: number | null,
): boolean {
  return isCalendarDate(birthDate) && ageOn(birthDate, day) >= requiredAge(carMinimumAge)
}
