import { expect, it } from 'vitest'

import { findKnownBody } from '@masar/domain/car/body-style.ts'
import { models } from './models.ts'

it('every model of the demo fleet has a drawing of its body', () => {
  const unknown = models.filter(({ name, range }) => findKnownBody(name, range) === undefined)
  expect(unknown.map(({ name }) => name)).toEqual([])
})

it('the demo fleet has at least 27 body types', () => {
  const bodies = new Set(models.map(({ name, range }) => findKnownBody(name, range)))
  expect(bodies.size).toBeGreaterThanOrEqual(27)
})
