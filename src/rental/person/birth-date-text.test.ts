import { describe, expect, it } from 'vitest'

import { readBirthDate, showBirthDate } from './birth-date-text.ts'

describe('a typed birth date', () => {
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
  ])('reads “%s” in %s as %s', (text, language, date) => {
    expect(readBirthDate(text, language)).toBe(date)
  })

  it.each(['en', 'fr', 'es'])('shows the day first in %s', (language) => {
    expect(showBirthDate('1990-05-17', language)).toBe('17/05/1990')
  })

  it('shows a text that is not a date as it was typed', () => {
    expect(showBirthDate('17/5/9', 'en')).toBe('17/5/9')
  })
})
