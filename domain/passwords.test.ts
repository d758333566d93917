import { expect, it } from 'vitest'

import { isPasswordLongEnough, newPasswordFaults } from './passwords.ts'

// @shows password.length, password.minimum
it.each([
  ['12345', false],
  ['123456', true],
  ['🚗🚗🚗', false],
  ['🚗🚗🚗🚗🚗🚗', true],
  ['a'.repeat(200), true],
])('%j is accepted: %s', (password, isAccepted) => {
  expect(isPasswordLongEnough(password)).toBe(isAccepted)
})

// @shows password.match
it.each([
  ['plage', 'plage', ['too-short']],
  ['plage', '', ['too-short', 'mismatch']],
  ['🚗'.repeat(256), '🚗'.repeat(256), []],
  ['x'.repeat(257), 'x'.repeat(257), ['too-long']],
  ['gammarth', 'Gammarth', ['mismatch']],
  ['', '', ['missing']],
  ['', 'gammarth', ['missing']],
  ['gammarth', 'gammarth', []],
])('%j typed again as %j: %j', (password, repeated, faults) => {
  expect(newPasswordFaults(password, repeated)).toEqual(faults)
})
