import { describe, expect, it } from 'vitest'

import { referenceId, rowsOrNone, toPage } from './answer-shapes.ts'

// @shows WIRE-79
describe('an answer', () => {
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

  it('refers to a thing by its identifier or by itself', () => {
    const car = { _id: '66aa00000000000000000030', name: 'Clio' }

    expect(referenceId(car)).toBe(car._id)
    expect(referenceId(car._id)).toBe(car._id)
  })

  // @shows WIRE-75
  it('says an empty list with no body', () => {
    expect(rowsOrNone(null)).toEqual([])
  })
})
