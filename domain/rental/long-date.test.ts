import { expect, it } from 'vitest'

import { formatLongDate } from './long-date.ts'

const NEW_YEAR = new Date('2026-12-31T23:30:00Z')

it.each([
  ['fr', '1er janvier 2027'],
  ['en', '1 January 2027'],
  ['es', '1 de enero de 2027'],
])('a long date writes the first of a month at the location: %s', (language, says) => {
  expect(formatLongDate(language, NEW_YEAR, 'Africa/Tunis')).toBe(says)
})

it.each([
  ['2026-12-11T09:00:00Z', '11 décembre 2026'],
  ['2026-12-31T09:00:00Z', '31 décembre 2026'],
])('a long date uses an ordinal for no other day in French: %s', (instant, says) => {
  expect(formatLongDate('fr', new Date(instant), 'Africa/Tunis')).toBe(says)
})
