import { expect, it } from 'vitest'

import { isPasswordLongEnough, findNewPasswordIssues, ratePassword } from './passwords.ts'

// @shows ACCOUNT-15, ACCOUNT-30
it.each([
  ['12345', false],
  ['123456', true],
  ['🚗🚗🚗', false],
  ['🚗🚗🚗🚗🚗🚗', true],
  ['a'.repeat(200), true],
])('the length of the password %j is accepted: %s', (password, isAccepted) => {
  expect(isPasswordLongEnough(password)).toBe(isAccepted)
})

// @shows ACCOUNT-16
it.each([
  ['plage', 'plage', ['too-short']],
  ['plage', '', ['too-short', 'mismatch']],
  ['🚗'.repeat(256), '🚗'.repeat(256), []],
  ['x'.repeat(257), 'x'.repeat(257), ['too-long']],
  ['gammarth', 'Gammarth', ['mismatch']],
  ['', '', ['missing']],
  ['', 'gammarth', ['missing']],
  ['gammarth', 'gammarth', []],
])('the password %j repeated as %j has an issue in %j', (password, repeated, issues) => {
  expect(findNewPasswordIssues(password, repeated)).toEqual(issues)
})

// @shows ACCOUNT-30
it.each([
  ['', 'too-short'],
  ['abcde', 'too-short'],
  ['abcdef', 'weak'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['abABabABabABabAB', 'weak'],
  ['analytic', 'fair'],
  ['تونس العاصمة', 'fair'],
  ['analytical-engine', 'strong'],
] as const)('the strength of the password %j is %s', (password, strength) => {
  expect(ratePassword(password)).toBe(strength)
})
