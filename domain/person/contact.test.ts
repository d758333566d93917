import { expect, it } from 'vitest'

import { emailIssue, isEmail, isPhone } from './contact.ts'
import { normalizeEmail, normalizePhone } from './contact-spelling.ts'

// @shows FORM-1
it.each([
  ['ines@masar.tn', true],
  [' Ines.Trabelsi+cars@Masar.TN ', true],
  ['ines@masar', false],
  ['ines masar.tn', false],
  ['', false],
])('%j is an address: %s', (email, isOne) => expect(isEmail(email)).toBe(isOne))

it.each([
  ['josé@exemple.fr', 'letters'],
  ['ana@münchen.de', 'letters'],
  ['"a b"@x.tn', 'email'],
  ['ana @masar.tn', 'email'],
  [`${'a'.repeat(60)}@${'b.'.repeat(120)}tn`, 'too-long'],
])('%j is refused because of its %s', (email, issue) => expect(emailIssue(email)).toBe(issue))

it('an address has one spelling', () => {
  expect(normalizeEmail(' Ines@Masar.TN ')).toBe('ines@masar.tn')
})

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
