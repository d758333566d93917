import { describe, expect, it } from 'vitest'

import { isObjectId, objectId } from './object-id.ts'

describe('objectId', () => {
  // @shows WIRE-73
  it('has the format of the wire and increases with time', () => {
    const early = objectId(new Date('2026-01-01T00:00:00Z'))
    const late = objectId(new Date('2026-01-01T00:00:01Z'))
    expect([early, late].every(isObjectId)).toBe(true)
    expect(early < late).toBe(true)
  })

  it('is unique', () => {
    const now = new Date()
    expect(new Set(Array.from({ length: 1000 }, () => objectId(now))).size).toBe(1000)
  })

  it('sorts ids of one moment by creation', () => {
    const moment = new Date('2026-05-20T10:00:00Z')
    const ids = Array.from({ length: 100_000 }, () => objectId(moment))
    expect(ids.toSorted()).toEqual(ids)
  })
})
