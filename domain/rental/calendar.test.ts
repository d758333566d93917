import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { addDays, type CalendarDate, dayToDate, toDayNumber, isCalendarDate } from './calendar.ts'

it.each<[date: CalendarDate, days: number, other: CalendarDate]>([
  ['2026-02-28', 1, '2026-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2026-06-01', 0, '2026-06-01'],
])('%s plus %i days is %s', (date, days, other) => expect(addDays(date, days)).toBe(other))

it.each([
  ['2026-06-01', true],
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2026-04-31', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['26-06-01', false],
  ['2026-6-1', false],
  ['2026-06-01T10:00', false],
  [undefined, false],
])('isCalendarDate(%s) is %s', (value, isOne) => expect(isCalendarDate(value)).toBe(isOne))

it('every day number converts to one date and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -300_000, max: 2_900_000 }), (day) => {
      const date = dayToDate(day)
      expect(toDayNumber(date)).toBe(day)
      expect(isCalendarDate(date)).toBe(true)
    }),
  )
})
