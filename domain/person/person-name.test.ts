import { expect, it } from 'vitest'

import { isPersonName } from './person-name.ts'
import { PERSON_NAMES, HOSTILE_NAMES } from '../testing/names.ts'

it.each(PERSON_NAMES)('isPersonName accepts %j', (name) => {
  expect(isPersonName(name)).toBe(true)
})

it.each(HOSTILE_NAMES)('isPersonName rejects %j', (name) => {
  expect(isPersonName(name)).toBe(false)
})
