import { describe, expect, it } from 'vitest'

import { referenceId, toPage, toRows } from './response-shapes.ts'

// @shows WIRE-79
describe('toPage, referenceId and rowsOrNone', () => {
  // @shows WIRE-74, WIRE-78
  it('returns no page information when nothing matches', () => {
    expect(toPage([{ resultData: [], pageInfo: [] }])).toEqual({ rows: [], total: 0 })
  })

  it('returns the total count', () => {
    const answer = [{ resultData: ['car'], pageInfo: [{ totalRecords: 42 }] }]

    expect(toPage(answer)).toEqual({ rows: ['car'], total: 42 })
  })

  it('accepts page information without a list around it', () => {
    expect(toPage([{ resultData: ['car'], pageInfo: { totalRecords: 1 } }]).total).toBe(1)
  })

  it('accepts a missing page', () => {
    expect(toPage([])).toEqual({ rows: [], total: 0 })
  })

  it('resolves a reference that is an identifier or an object', () => {
    const car = { _id: '66aa00000000000000000030', name: 'Clio' }

    expect(referenceId(car)).toBe(car._id)
    expect(referenceId(car._id)).toBe(car._id)
  })

  // @shows WIRE-75
  it('reads an empty list from a response without a body', () => {
    expect(toRows(null)).toEqual([])
  })
})
