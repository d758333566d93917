import { describe, expect, it } from 'vitest'

import { readBirthDate, formatBirthDate } from './birth-date-text.ts'

describe('a birth date', () => {
  it.each([
    ['17/05/1990', 'en', '1990-05-17'],
    ['17.5.1990', 'fr', '1990-05-17'],
    ['17 mai 1990', 'fr', '1990-05-17'],
    ['17 de mayo de 1990', 'es', '1990-05-17'],
    ['17051990', 'en', '1990-05-17'],
    ['1990-05-17', 'en', '1990-05-17'],
    ['17/5/90', 'en', null],
    ['17/05', 'en', null],
    ['31/02/1990', 'en', null],
    ['170519', 'en', null],
  ])('typed as “%s” in %s is read as %s', (text, language, date) => {
    expect(readBirthDate(text, language)).toBe(date)
  })

  it.each(['en', 'fr', 'es'])('is shown with the day first in %s', (language) => {
    expect(formatBirthDate('1990-05-17', language)).toBe('17/05/1990')
  })

  it('is shown as typed when it is not a valid date', () => {
    expect(formatBirthDate('17/5/9', 'en')).toBe('17/5/9')
  })
})
