import { expect, it } from 'vitest'

import { normalizePhone } from './contact-spelling.ts'
import { isPhone } from './phone.ts'

// @shows FORM-2
it.each([
  ['+216 20 123 456', true],
  ['20123456', true],
  ['+33 6 12 34 56 78', true],
  ['(415) 555-0132', true],
  ['+34 612-34-56-78', true],
  ['12', false],
  ['call me', false],
  ['', false],
])('%j is a mobile number: %s', (phone, isOne) => expect(isPhone(phone)).toBe(isOne))

it('a number is sent without its decoration', () => {
  expect(normalizePhone('+216 (20) 12.34–56')).toBe('+21620123456')
})
