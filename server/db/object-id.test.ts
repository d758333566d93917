import { describe, expect, it } from 'vitest'

import { isObjectId, createObjectId } from './object-id.ts'

describe('createObjectId', () => {
  // @shows WIRE-73
  it('creates ids in the wire format that increase over time', () => {
    const early = createObjectId(new Date('2026-01-01T00:00:00Z'))
    const late = createObjectId(new Date('2026-01-01T00:00:01Z'))
    expect([early, late].every(isObjectId)).toBe(true)
    expect(early < late).toBe(true)
  })

  it('never creates the same id twice', () => {
    const now = new Date()
    expect(new Set(Array.from({ length: 1000 }, () => createObjectId(now))).size).toBe(1000)
  })

  it('creates increasing ids within the same moment', () => {
    const moment = new Date('2026-05-20T10:00:00Z')
    const ids = Array.from({ length: 100_000 }, () => createObjectId(moment))
    expect(ids.toSorted()).toEqual(ids)
  })
})
