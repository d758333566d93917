import { expect, it } from 'vitest'

import { normalizeEmail } from './contact-spelling.ts'
import { findEmailIssue, isEmail } from './email.ts'

// @shows FORM-1
it.each([
  ['ines@masar.tn', true],
  [' Ines.Trabelsi+cars@Masar.TN ', true],
  ['ines@masar', false],
  ['ines masar.tn', false],
  ['', false],
])('isEmail(%j) is %s', (email, isOne) => expect(isEmail(email)).toBe(isOne))

it.each([
  ['josé@exemple.fr', 'letters'],
  ['ana@münchen.de', 'letters'],
  ['"a b"@x.tn', 'email'],
  ['ana @masar.tn', 'email'],
  [`${'a'.repeat(60)}@${'b.'.repeat(120)}tn`, 'too-long'],
])('findEmailIssue rejects %j because of its %s', (email, issue) =>
  expect(findEmailIssue(email)).toBe(issue),
)

it('normalizeEmail returns one spelling of an address', () => {
  expect(normalizeEmail(' Ines@Masar.TN ')).toBe('ines@masar.tn')
})
