import { describe, expect, it } from 'vitest'

import { idOf, listOf, nameOf, pageOf, seasonsOf } from './compat.ts'

// @shows WIRE-79
describe('an answer of BookCars', () => {
  // @shows WIRE-74, WIRE-78
  it('has no page information when nothing matches', () => {
    expect(pageOf([{ resultData: [], pageInfo: [] }])).toEqual({ rows: [], total: 0 })
  })

  it('says how many there are on all pages', () => {
    const answer = [{ resultData: ['car'], pageInfo: [{ totalRecords: 42 }] }]

    expect(pageOf(answer)).toEqual({ rows: ['car'], total: 42 })
  })

  it('may carry its page information without a list around it', () => {
    expect(pageOf([{ resultData: ['car'], pageInfo: { totalRecords: 1 } }]).total).toBe(1)
  })

  it('may be no page at all', () => {
    expect(pageOf([])).toEqual({ rows: [], total: 0 })
  })

  it('gives a name as text or as a list of one', () => {
    expect(nameOf('Tunis')).toBe('Tunis')
    expect(nameOf(['Tunis'])).toBe('Tunis')
    expect(nameOf([])).toBe('')
    expect(nameOf(null)).toBe('')
  })

  it('refers to a thing by its identifier or by itself', () => {
    const car = { _id: '66aa00000000000000000030', name: 'Clio' }

    expect(idOf(car)).toBe(car._id)
    expect(idOf(car._id)).toBe(car._id)
  })

  it('leaves out seasons that it only refers to', () => {
    const season = { startDate: '2026-06-01', endDate: '2026-06-30', dailyPrice: 90 }

    expect(seasonsOf(['66aa00000000000000000031', season])).toEqual([season])
    expect(seasonsOf(undefined)).toEqual([])
  })

  // @shows WIRE-75
  it('says an empty list with no body', () => {
    expect(listOf(null)).toEqual([])
  })
})
