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
    ['no change', {}, {}],
    ['a missing day', { to: 'T10:00' }, { to: 'empty' }],
    [
      'a drop-off before the pick-up',
      { to: '2027-05-30T10:00' },
      { to: 'drop-off-before-pick-up' },
    ],
    ['a drop-off outside opening hours', { to: '2027-06-04T23:00' }, { to: 'closed-at-that-hour' }],
    ['one day when the minimum is two', { to: '2027-06-02T10:00' }, { to: 'too-few-days' }],
    ['a pick-up in the past', { from: '2027-04-01T10:00' }, { from: 'too-early' }],
  ])('%s', (_what, changes, found) => expect(problems(changes)).toEqual(found))

  it('accepts an unchanged drop-off time that is now outside the limits', () => {
    const now = new Date('2027-06-01T08:59:00Z')
    expect(problems({ to: '2027-06-04T10:00' }, { now })).toEqual({})
    expect(problems({ from: '2027-06-01T10:30' }, { now })).toEqual({ from: 'too-early' })
  })

  it('distinguishes a year without four digits from a missing date', () => {
    expect(problems({ from: '0027-06-01T10:00' })).toEqual({ from: 'year-digits' })
    expect(problems({ from: 'T10:00' })).toEqual({ from: 'empty' })
  })

  it('limits staff only by the order of the times', () => {
    const staff = { isStaff: true }
    expect(problems({ from: '2027-04-01T03:00', to: '2027-04-01T23:00' }, staff)).toEqual({})
    expect(problems({ to: '2027-05-30T10:00' }, staff)).toEqual({ to: 'drop-off-before-pick-up' })
  })
})

describe('an additional driver', () => {
  const extras = { ...AMENDABLE.extras, additionalDriver: true }

  it('needs all fields', () => {
    expect(problems({ extras })).toEqual({
      fullName: 'empty',
      email: 'empty',
      phone: 'empty',
      birthDate: 'empty',
    })
    expect(problems({ extras, additionalDriver: BADIS })).toEqual({})
  })

  it('needs a valid email and phone, and the minimum age on the day of pick-up', () => {
    const driver = { ...BADIS, email: 'badis', phone: '12', birthDate: '2006-06-02' }
    const found = problems({ extras, additionalDriver: driver })
    expect(found).toEqual({ email: 'email', phone: 'phone', birthDate: 'age' })
    const older = { ...BADIS, birthDate: '2006-06-01' }
    expect(problems({ extras, additionalDriver: older })).toEqual({})
  })

  it.each([
    ['0099-06-01', 'year-digits'],
    ['1850-06-01', 'birth-year'],
  ])('rejects the birth date %s', (birthDate, issue) => {
    const found = problems({ extras, additionalDriver: { ...BADIS, birthDate } })
    expect(found).toEqual({ birthDate: issue })
  })

  it('is not reported as too young when the pick-up is missing', () => {
    const found = problems({ from: 'T10:00', extras, additionalDriver: BADIS })
    expect(found).toEqual({ from: 'empty' })
  })

  it('is not validated when the option is not selected', () => {
    expect(problems({ additionalDriver: { ...BADIS, email: 'badis' } })).toEqual({})
  })
})
