import { expect, it } from 'vitest'

import { knownBody } from '@masar/domain/car/body-style.ts'
import { models } from './models.ts'

it('the demo fleet has no model without a drawn body of its own', () => {
  const unknown = models.filter(({ name, range }) => knownBody(name, range) === undefined)
  expect(unknown.map(({ name }) => name)).toEqual([])
})

it('the demo fleet has at least 27 bodies', () => {
  const bodies = new Set(models.map(({ name, range }) => knownBody(name, range)))
  expect(bodies.size).toBeGreaterThanOrEqual(27)
})
