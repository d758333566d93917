import { expect, it } from 'vitest'

import { PERSON_NAMES, HOSTILE_NAMES } from '@masar/domain/testing/names.ts'
import type { AgeRule } from '#rental/person/birth-date-field.tsx'

import { findDriverProblems } from './driver-problems.ts'

const ANA = { email: 'ana@example.org', phone: '+21620123456', birthDate: '1990-05-17' }
const AGE_RULE: AgeRule = { day: '2026-06-15', minimumAge: 21 }

it.each(PERSON_NAMES)('the driver step accepts the name %s', (fullName) => {
  expect(findDriverProblems({ ...ANA, fullName }, AGE_RULE)).toEqual({})
})

it.each(HOSTILE_NAMES)('the driver step refuses the name %j', (fullName) => {
  expect(findDriverProblems({ ...ANA, fullName }, AGE_RULE)).toEqual({ fullName: 'no-name' })
})

it.each([
  ['0099-05-17', 'year-digits'],
  ['1850-05-17', 'birth-year'],
  ['2099-05-17', 'birth-year'],
  ['2010-05-17', 'age'],
])('the birth date %s is refused on the driver step as %s', (birthDate, problem) => {
  expect(findDriverProblems({ ...ANA, fullName: 'Ana', birthDate }, AGE_RULE)).toEqual({
    birthDate: problem,
  })
})
