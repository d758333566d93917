import { describe, expect, it } from 'vitest'

import { isWholeDay, readTypedDay } from './typed-day.ts'

const today = '2026-11-29'

describe('a typed day', () => {
  it.each([
    ['en', '2026-12-09', '2026-12-09'],
    ['en', '9/12', '2026-12-09'],
    ['en', '9.1', '2027-01-09'],
    ['en', '09/12/2026', '2026-12-09'],
    ['en', '9-12-26', '2026-12-09'],
    ['en', 'Wed 9 Dec', '2026-12-09'],
    ['en', 'Dec 9', '2026-12-09'],
    ['en', '29 nov', '2026-11-29'],
    ['fr', 'mer. 9 déc. 2026', '2026-12-09'],
    ['fr', '3 juillet', '2027-07-03'],
    ['fr', '1er janvier', '2027-01-01'],
    ['es', 'mié 9 dic', '2026-12-09'],
  ])('in %s can be typed as “%s”', (language, text, day) => {
    expect(readTypedDay(text, { language, today })).toBe(day)
  })

  it.each(['', '9', 'tomorrow', '31/4/2027', '9/12/26666', '2026-13-01'])(
    'is rejected when it is “%s”',
    (text) => {
      expect(readTypedDay(text, { language: 'en', today })).toBeNull()
    },
  )

  it('is complete once its year has four digits', () => {
    expect(['9/12', '9/12/20', '9 Dec 2026', '9/12/2026', '2026-12-09'].map(isWholeDay)).toEqual([
      false,
      false,
      true,
      true,
      true,
    ])
  })
})
