import { describe, expect, it } from 'vitest'

import {
  displayName,
  listSeasons,
  olderFields,
  referenceId,
  rowsOrNone,
  toPage,
  toStatus,
} from './compat.ts'

// @shows WIRE-79
describe('an answer of BookCars', () => {
  // @shows WIRE-74, WIRE-78
  it('has no page information when nothing matches', () => {
    expect(toPage([{ resultData: [], pageInfo: [] }])).toEqual({ rows: [], total: 0 })
  })

  it('says how many there are on all pages', () => {
    const answer = [{ resultData: ['car'], pageInfo: [{ totalRecords: 42 }] }]

    expect(toPage(answer)).toEqual({ rows: ['car'], total: 42 })
  })

  it('may carry its page information without a list around it', () => {
    expect(toPage([{ resultData: ['car'], pageInfo: { totalRecords: 1 } }]).total).toBe(1)
  })

  it('may be no page at all', () => {
    expect(toPage([])).toEqual({ rows: [], total: 0 })
  })

  it('gives a name as text or as a list of one', () => {
    expect(displayName('Tunis')).toBe('Tunis')
    expect(displayName(['Tunis'])).toBe('Tunis')
    expect(displayName([])).toBe('')
    expect(displayName(null)).toBe('')
  })

  it('refers to a thing by its identifier or by itself', () => {
    const car = { _id: '66aa00000000000000000030', name: 'Clio' }

    expect(referenceId(car)).toBe(car._id)
    expect(referenceId(car._id)).toBe(car._id)
  })

  it('says with a 403 of its own that there is no session', () => {
    expect(toStatus(403, { message: 'No token provided!' })).toBe(401)
    expect(toStatus(403, { message: 'Require Supplier or Admin Role!' })).toBe(403)
    expect(toStatus(403, 'Forbidden: You cannot get booking information')).toBe(403)
  })

  it('leaves out seasons that it only refers to', () => {
    const season = { startDate: '2026-06-01', endDate: '2026-06-30', dailyPrice: 90 }

    expect(listSeasons(['66aa00000000000000000031', season])).toEqual([season])
    expect(listSeasons(undefined)).toEqual([])
  })

  // @shows WIRE-75
  it('says an empty list with no body', () => {
    expect(rowsOrNone(null)).toEqual([])
  })
})

// @shows FORM-14
describe('olderFields', () => {
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
  ])('reads the wrong field of %j', (body, fields) => expect(olderFields(body)).toEqual(fields))
})
