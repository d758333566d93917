import { describe, expect, it } from 'vitest'

import { DEFAULT_SETTINGS } from '@masar/domain/rental/rental-rules.ts'
import type { Amendable } from '@masar/machines/amendment/amendment-facts.ts'
import { AMENDABLE } from '@masar/machines/amendment/amendment.journeys.ts'
import { BADIS } from '@masar/machines/checkout/testing/checkout-fixtures.ts'

import { type AmendmentRules, amendmentProblems } from './amendment-problems.ts'

const RULES: AmendmentRules = {
  now: new Date('2027-05-01T08:00:00Z'),
  zone: 'Africa/Tunis',
  settings: { ...DEFAULT_SETTINGS, minPickupDropoffHour: 8, maxPickupDropoffHour: 20 },
  isStaff: false,
  minimumDays: 2,
  minimumAge: 21,
}

const problems = (changes: Partial<Amendable>, rules: Partial<AmendmentRules> = {}) =>
  amendmentProblems({ ...AMENDABLE, ...changes }, AMENDABLE, { ...RULES, ...rules })

describe('a change of dates', () => {
  it.each<[string, Partial<Amendable>, object]>([
    ['nothing', {}, {}],
    ['a day that is missing', { to: 'T10:00' }, { to: 'empty' }],
    ['an end before its beginning', { to: '2027-05-30T10:00' }, { to: 'drop-off-before-pick-up' }],
    ['an hour at night', { to: '2027-06-04T23:00' }, { to: 'closed-at-that-hour' }],
    ['one day where two are the least', { to: '2027-06-02T10:00' }, { to: 'too-few-days' }],
    ['a pick-up that is over', { from: '2027-04-01T10:00' }, { from: 'too-early' }],
  ])('%s', (_what, changes, found) => expect(problems(changes)).toEqual(found))

  it('keeps an end that was right once, and would not be any more', () => {
    const now = new Date('2027-06-01T08:59:00Z')
    expect(problems({ to: '2027-06-04T10:00' }, { now })).toEqual({})
    expect(problems({ from: '2027-06-01T10:30' }, { now })).toEqual({ from: 'too-early' })
  })

  it('distinguishes a year without four digits from a missing date', () => {
    expect(problems({ from: '0027-06-01T10:00' })).toEqual({ from: 'year-digits' })
    expect(problems({ from: 'T10:00' })).toEqual({ from: 'empty' })
  })

  it('is bound for staff by the order of time alone', () => {
    const staff = { isStaff: true }
    expect(problems({ from: '2027-04-01T03:00', to: '2027-04-01T23:00' }, staff)).toEqual({})
    expect(problems({ to: '2027-05-30T10:00' }, staff)).toEqual({ to: 'drop-off-before-pick-up' })
  })
})

describe('a second driver', () => {
  const extras = { ...AMENDABLE.extras, additionalDriver: true }

  it('is named in full', () => {
    expect(problems({ extras })).toEqual({
      fullName: 'empty',
      email: 'empty',
      phone: 'empty',
      birthDate: 'empty',
    })
    expect(problems({ extras, additionalDriver: BADIS })).toEqual({})
  })

  it('can be reached, and is old enough on the day of the pick-up', () => {
    const driver = { ...BADIS, email: 'badis', phone: '12', birthDate: '2006-06-02' }
    const found = problems({ extras, additionalDriver: driver })
    expect(found).toEqual({ email: 'email', phone: 'phone', birthDate: 'age' })
    const older = { ...BADIS, birthDate: '2006-06-01' }
    expect(problems({ extras, additionalDriver: older })).toEqual({})
  })

  it.each([
    ['0099-06-01', 'year-digits'],
    ['1850-06-01', 'birth-year'],
  ])('was not born on %s', (birthDate, issue) => {
    const found = problems({ extras, additionalDriver: { ...BADIS, birthDate } })
    expect(found).toEqual({ birthDate: issue })
  })

  it('is not too young when the pick-up is missing', () => {
    const found = problems({ from: 'T10:00', extras, additionalDriver: BADIS })
    expect(found).toEqual({ from: 'empty' })
  })

  it('is nobody’s business where there is none', () => {
    expect(problems({ additionalDriver: { ...BADIS, email: 'badis' } })).toEqual({})
  })
})
