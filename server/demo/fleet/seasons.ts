import { addDays, type CalendarDate } from '@masar/domain/rental/calendar.ts'

import { roundedDinars, type Season } from './car.ts'

const SEASONS = [
  { start: '03-20', days: 24, factor: 1.15 },
  { start: '06-15', days: 93, factor: 1.35 },
  { start: '12-18', days: 18, factor: 1.2 },
] as const

/** Spring holidays, summer and the turn of the year: last year's, this year's and next year's. */
export function seasonsAround(today: CalendarDate, dinarsPerDay: number): Season[] {
  const year = Number(today.slice(0, 4))
  return [year - 1, year, year + 1].flatMap((each) =>
    SEASONS.map(({ start, days, factor }) => ({
      startDate: `${each}-${start}`,
      endDate: addDays(`${each}-${start}`, days - 1),
      dailyPrice: roundedDinars(dinarsPerDay * factor),
    })),
  )
}
