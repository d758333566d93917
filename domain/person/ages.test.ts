import { describe, expect, it } from 'vitest'

import type { CalendarDate } from '../rental/calendar.ts'
import { computeAge, isOldEnough, MINIMUM_AGE } from './ages.ts'

it.each<[birthDate: CalendarDate, day: CalendarDate, age: number]>([
  ['2005-06-01', '2026-05-31', 20],
  ['2005-06-01', '2026-06-01', 21],
  ['2005-06-01', '2026-12-31', 21],
  ['2004-02-29', '2025-02-28', 20],
  ['2004-02-29', '2025-03-01', 21],
  ['2004-02-29', '2028-02-29', 24],
  ['2026-06-01', '2026-06-01', 0],
])('computeAge(%s, %s) is %i', (birthDate, day, age) => {
  expect(computeAge(birthDate, day)).toBe(age)
})

describe('a driver', () => {
  // @shows BOOK-6
  it.each([
    ['2005-06-01', null, true],
    ['2005-06-02', null, false],
    ['2001-06-01', 25, true],
    ['2001-06-02', 25, false],
    ['2006-06-01', 18, false],
    ['2005-06-01', 18, true],
    ['2005-06-31', null, false],
    ['', null, false],
  ])(
    'born %j is old enough on 1 June 2026 for the minimum age %s: %s',
    (birthDate, minimum, isOne) => {
      expect(isOldEnough(birthDate, '2026-06-01', minimum)).toBe(isOne)
    },
  )

  // @shows BOOK-6
  it('must be at least 21 unless the car requires more', () => expect(MINIMUM_AGE).toBe(21))
})
