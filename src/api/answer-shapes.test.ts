import { describe, expect, it } from 'vitest'

import { readReferenceId, toPage, toRows } from './response-shapes.ts'

// @shows WIRE-79
describe('toPage, readReferenceId and toRows', () => {
  // @shows WIRE-74, WIRE-78
  it('return an empty page with a total of 0 when nothing matches', () => {
    expect(toPage([{ resultData: [], pageInfo: [] }])).toEqual({ rows: [], total: 0 })
  })

  it('return the total count', () => {
    const answer = [{ resultData: ['car'], pageInfo: [{ totalRecords: 42 }] }]

    expect(toPage(answer)).toEqual({ rows: ['car'], total: 42 })
  })

  it('accept page information that is not wrapped in a list', () => {
    expect(toPage([{ resultData: ['car'], pageInfo: { totalRecords: 1 } }]).total).toBe(1)
  })

  it('accept a response without a page', () => {
    expect(toPage([])).toEqual({ rows: [], total: 0 })
  })

  it('accept a reference as an id or as an object', () => {
    const car = { _id: '66aa00000000000000000030', name: 'Clio' }

    expect(readReferenceId(car)).toBe(car._id)
    expect(readReferenceId(car._id)).toBe(car._id)
  })

  // @shows WIRE-75
  it('return an empty list for a response without a body', () => {
    expect(toRows(null)).toEqual([])
  })
})
