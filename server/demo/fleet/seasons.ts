import { addDays, type CalendarDate } from '@masar/domain/rental/calendar.ts'

import { roundToHalfDinars, type Season } from './car.ts'

const SEASONS = [
  { start: '03-20', days: 24, factor: 1.15 },
  { start: '06-15', days: 93, factor: 1.35 },
  { start: '12-18', days: 18, factor: 1.2 },
] as const

/**
 * Creates the prices of the spring holidays, the summer and the turn of the year, for last year, this year and
 * next year.
 */
export function makeSeasons(today: CalendarDate, dinarsPerDay: number): Season[] {
  const year = Number(today.slice(0, 4))
  return [year - 1, year, year + 1].flatMap((each) =>
    SEASONS.map(({ start, days, factor }) => ({
      startDate: `${each}-${start}`,
      endDate: addDays(`${each}-${start}`, days - 1),
      dailyPrice: roundToHalfDinars(dinarsPerDay * factor),
    })),
  )
}
