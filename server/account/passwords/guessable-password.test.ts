import { describe, expect, it } from 'vitest'

import { isGuessablePassword } from './guessable-password.ts'

const OWNER = { email: 'lea.benali@example.org', fullName: 'Léa Ben Ali' }

describe('a password', () => {
  it.each([
    ['is common', 'iloveyou'],
    ['is common in capitals', 'PassWord'],
    ['is a row of keys', 'qwertyuiop'],
    ['is the name of the service with a year', 'Masar2026!'],
    ["is its owner's first name with digits", '123Léa123'],
    ["is its owner's whole name", 'Lea Ben Ali'],
    ["is its owner's whole name in one word", 'leabenali99'],
    ["is the beginning of its owner's address", 'lea.benali'],
  ])('that %s is guessable: %s', async (_, password) => {
    await expect(isGuessablePassword(password, OWNER)).resolves.toBe(true)
  })

  it.each([
    'carthage-by-night',
    'six-ch',
    'lea and the sea',
    'masar-sidi-bou-said',
    'ali-99-trees',
    '471193850274',
    'محمد على البحر',
  ])('that needs more attempts is not guessable: %s', async (password) => {
    await expect(isGuessablePassword(password, OWNER)).resolves.toBe(false)
  })

  it('is checked against common passwords when its owner has no name', async () => {
    const nobody = { email: '1@example.org', fullName: '' }
    await expect(isGuessablePassword('123456', nobody)).resolves.toBe(true)
    await expect(isGuessablePassword('98-77-12', nobody)).resolves.toBe(false)
  })
})
