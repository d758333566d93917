import { expect, it } from 'vitest'

import { objectId } from './object-id.ts'

it('sorts what is made in one moment in the order in which it is made', () => {
  const moment = new Date('2026-05-20T10:00:00Z')
  const ids = Array.from({ length: 100_000 }, () => objectId(moment))
  expect(ids.toSorted()).toEqual(ids)
})
