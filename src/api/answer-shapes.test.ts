import { describe, expect, it } from 'vitest'

import { readReferenceId, toPage, toRows } from './response-shapes.ts'

// @shows WIRE-79
describe('response shapes', () => {
  // @shows WIRE-74, WIRE-78
  it('toPage returns an empty page with a total of 0 when nothing matches', () => {
    expect(toPage([{ resultData: [], pageInfo: [] }])).toEqual({ rows: [], total: 0 })
  })

  it('toPage returns the total count', () => {
    const answer = [{ resultData: ['car'], pageInfo: [{ totalRecords: 42 }] }]

    expect(toPage(answer)).toEqual({ rows: ['car'], total: 42 })
  })

  it('toPage accepts page information that is not wrapped in a list', () => {
    expect(toPage([{ resultData: ['car'], pageInfo: { totalRecords: 1 } }]).total).toBe(1)
  })

  it('toPage accepts a response without a page', () => {
    expect(toPage([])).toEqual({ rows: [], total: 0 })
  })

  it('readReferenceId accepts an id or an object', () => {
    const car = { _id: '66aa00000000000000000030', name: 'Clio' }

    expect(readReferenceId(car)).toBe(car._id)
    expect(readReferenceId(car._id)).toBe(car._id)
  })

  // @shows WIRE-75
  it('toRows returns an empty list for a response without a body', () => {
    expect(toRows(null)).toEqual([])
  })
})
