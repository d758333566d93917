import { expect, it } from 'vitest'

import { isPersonName } from './person-name.ts'
import { NAMES, NO_NAMES } from '../testing/names.ts'

it.each(NAMES)('%j is a name', (name) => {
  expect(isPersonName(name)).toBe(true)
})

it.each(NO_NAMES)('%j is none', (name) => {
  expect(isPersonName(name)).toBe(false)
})
