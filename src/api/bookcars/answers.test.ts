import { describe, expect, it } from 'vitest'

import { toDisplayName, listSeasons, readInvalidFields, toStatus } from './answers.ts'

// @shows WIRE-79
describe('a BookCars response', () => {
  it('may contain a name as text or as a list with one element', () => {
    expect(toDisplayName('Tunis')).toBe('Tunis')
    expect(toDisplayName(['Tunis'])).toBe('Tunis')
    expect(toDisplayName([])).toBe('')
    expect(toDisplayName(null)).toBe('')
  })

  it('becomes a 401 instead of a 403 when there is no session', () => {
    expect(toStatus(403, { message: 'No token provided!' })).toBe(401)
    expect(toStatus(403, { message: 'Require Supplier or Admin Role!' })).toBe(403)
    expect(toStatus(403, 'Forbidden: You cannot get booking information')).toBe(403)
  })

  it('is stripped of seasons that are only ids', () => {
    const season = { startDate: '2026-06-01', endDate: '2026-06-30', dailyPrice: 90 }

    expect(listSeasons(['66aa00000000000000000031', season])).toEqual([season])
    expect(listSeasons(undefined)).toEqual([])
  })
})

// @shows FORM-14
describe('readInvalidFields', () => {
  it.each([
    [
      'Erreur interne : ValidationError: User validation failed: phone: +224 is not valid',
      ['/phone', '/driver/phone'],
    ],
    [
      'Internal error: ValidationError: AdditionalDriver validation failed: phone: no',
      ['/additionalDriver/phone'],
    ],
    ['Internal error: MongoServerError: phone', undefined],
    [{ errors: [] }, undefined],
  ])('finds the invalid field in %j', (body, fields) =>
    expect(readInvalidFields(body)).toEqual(fields),
  )
})
