import { describe, expect, it } from 'vitest'

import { statementsOf } from './migrate.ts'
import { isObjectId, objectId } from './object-id.ts'

describe('a migration', () => {
  it.each([
    ['select 1; select 2;', ['select 1', 'select 2']],
    ['select 1', ['select 1']],
    ["select ';'; select 'it''s'", ["select ';'", "select 'it''s'"]],
    ['-- a; b\nselect 1;', ['select 1']],
    ['do $$ begin; end $$; select 1;', ['do $$ begin; end $$', 'select 1']],
    ['select 3 - 1;', ['select 3 - 1']],
    ['', []],
  ])('%j has the statements %j', (text, statements) => {
    expect(statementsOf(text)).toEqual(statements)
  })
})

describe('an identifier', () => {
  it('has the form of the wire and rises with time', () => {
    const early = objectId(new Date('2026-01-01T00:00:00Z'))
    const late = objectId(new Date('2026-01-01T00:00:01Z'))
    expect([early, late].every(isObjectId)).toBe(true)
    expect(early < late).toBe(true)
  })

  it('is new each time', () => {
    const now = new Date()
    expect(new Set(Array.from({ length: 1000 }, () => objectId(now))).size).toBe(1000)
  })
})
