import { expect, it } from 'vitest'

import { isPersonName } from './person-name.ts'
import { NAMES, NO_NAMES } from '../testing/names.ts'

it.each(NAMES)('isPersonName accepts %j', (name) => {
  expect(isPersonName(name)).toBe(true)
})

it.each(NO_NAMES)('isPersonName rejects %j', (name) => {
  expect(isPersonName(name)).toBe(false)
})
