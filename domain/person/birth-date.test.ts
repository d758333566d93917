import { describe, expect, it } from 'vitest'

import { findBirthDateIssue } from './birth-date.ts'

describe('findBirthDateIssue', () => {
  // @shows BOOK-20
  it.each([
    ['17/5/90', 'unreadable'],
    ['31/02/1990', 'unreadable'],
    ['0099-05-17', 'year-digits'],
    ['0000-05-17', 'year-digits'],
    ['19990-05-17', 'year-digits'],
    ['1850-05-17', 'birth-year'],
    ['1899-12-31', 'birth-year'],
    ['2099-05-17', 'birth-year'],
    ['1990-02-30', 'birth-year'],
    ['2008-05-17', 'age'],
    ['1900-01-01', null],
    ['1990-05-17', null],
  ])('for %s returns %s', (birthDate, issue) => {
    expect(findBirthDateIssue(birthDate, '2026-12-10', 21)).toBe(issue)
  })
})
