import { describe, expect, it } from 'vitest'

import { DEFAULT_SETTINGS } from '@masar/domain/rental/rental-rules.ts'
import type { AmendableFields } from '@masar/machines/amendment/amendment-facts.ts'
import { AMENDABLE_BOOKING } from '@masar/machines/amendment/amendment.journeys.ts'
import { BADIS } from '@masar/machines/checkout/testing/checkout-fixtures.ts'

import { type AmendmentRules, findAmendmentProblems } from './amendment-problems.ts'

const RULES: AmendmentRules = {
  now: new Date('2027-05-01T08:00:00Z'),
  zone: 'Africa/Tunis',
  settings: { ...DEFAULT_SETTINGS, minPickupDropoffHour: 8, maxPickupDropoffHour: 20 },
  isStaff: false,
  minimumDays: 2,
  minimumAge: 21,
}

const findProblems = (changes: Partial<AmendableFields>, rules: Partial<AmendmentRules> = {}) =>
  findAmendmentProblems({ ...AMENDABLE_BOOKING, ...changes }, AMENDABLE_BOOKING, {
    ...RULES,
    ...rules,
  })

describe('date validation', () => {
  it.each<[string, Partial<AmendableFields>, object]>([
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
  ])('%s', (_what, changes, found) => expect(findProblems(changes)).toEqual(found))

  it('accepts an unchanged pick-up time that is now too soon to select', () => {
    const now = new Date('2027-06-01T08:59:00Z')
    expect(findProblems({ to: '2027-06-04T10:00' }, { now })).toEqual({})
    expect(findProblems({ from: '2027-06-01T10:30' }, { now })).toEqual({ from: 'too-early' })
  })

  it('reports a year without four digits separately from a missing date', () => {
    expect(findProblems({ from: '0027-06-01T10:00' })).toEqual({ from: 'year-digits' })
    expect(findProblems({ from: 'T10:00' })).toEqual({ from: 'empty' })
  })

  it('lets staff choose any times, as long as the drop-off follows the pick-up', () => {
    const staff = { isStaff: true }
    expect(findProblems({ from: '2027-04-01T03:00', to: '2027-04-01T23:00' }, staff)).toEqual({})
    expect(findProblems({ to: '2027-05-30T10:00' }, staff)).toEqual({
      to: 'drop-off-before-pick-up',
    })
  })
})

describe('an additional driver', () => {
  const extras = { ...AMENDABLE_BOOKING.extras, additionalDriver: true }

  it('must have all fields', () => {
    expect(findProblems({ extras })).toEqual({
      fullName: 'empty',
      email: 'empty',
      phone: 'empty',
      birthDate: 'empty',
    })
    expect(findProblems({ extras, additionalDriver: BADIS })).toEqual({})
  })

  it('must have a valid email and phone, and the minimum age at pick-up', () => {
    const driver = { ...BADIS, email: 'badis', phone: '12', birthDate: '2006-06-02' }
    const found = findProblems({ extras, additionalDriver: driver })
    expect(found).toEqual({ email: 'email', phone: 'phone', birthDate: 'age' })
    const older = { ...BADIS, birthDate: '2006-06-01' }
    expect(findProblems({ extras, additionalDriver: older })).toEqual({})
  })

  it.each([
    ['0099-06-01', 'year-digits'],
    ['1850-06-01', 'birth-year'],
  ])('rejects the birth date %s', (birthDate, issue) => {
    const found = findProblems({ extras, additionalDriver: { ...BADIS, birthDate } })
    expect(found).toEqual({ birthDate: issue })
  })

  it('is not reported as too young when the pick-up is missing', () => {
    const found = findProblems({ from: 'T10:00', extras, additionalDriver: BADIS })
    expect(found).toEqual({ from: 'empty' })
  })

  it('is not validated when the option is not selected', () => {
    expect(findProblems({ additionalDriver: { ...BADIS, email: 'badis' } })).toEqual({})
  })
})
