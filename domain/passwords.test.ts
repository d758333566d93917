import { expect, it } from 'vitest'

import { isPasswordAdvised, isPasswordLongEnough, newPasswordFaults } from './passwords.ts'

it.each([
  ['12345', false, false],
  ['123456', true, false],
  ['1234567', true, false],
  ['12345678', true, true],
  ['🚗🚗🚗', false, false],
  ['🚗🚗🚗🚗🚗🚗', true, false],
  ['a'.repeat(200), true, true],
])('%j is accepted: %s, advised: %s', (password, isAccepted, isAdvised) => {
  expect(isPasswordLongEnough(password)).toBe(isAccepted)
  expect(isPasswordAdvised(password)).toBe(isAdvised)
})

it.each([
  ['plage', 'plage', ['too-short']],
  ['plage', '', ['too-short', 'mismatch']],
  ['gammarth', 'Gammarth', ['mismatch']],
  ['', '', ['missing']],
  ['', 'gammarth', ['missing']],
  ['gammarth', 'gammarth', []],
])('%j typed again as %j: %j', (password, repeated, faults) => {
  expect(newPasswordFaults(password, repeated)).toEqual(faults)
})
