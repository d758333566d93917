import { MAX_LENGTHS, countCharacters } from '../service/lengths.ts'

/** Shorter passwords are rejected (ACCOUNT-15). */
export const MINIMUM_PASSWORD_LENGTH = 6
/** Recommended, not required (ACCOUNT-30). */
export const ADVISED_PASSWORD_LENGTH = 8

export function isPasswordLongEnough(password: string): boolean {
  return countCharacters(password) >= MINIMUM_PASSWORD_LENGTH
}

/** Counts leading and trailing spaces, which are part of a password. */
export function isPasswordTooLong(password: string): boolean {
  return countCharacters(password) > MAX_LENGTHS.password
}

/** From this length on, guessing takes too long, whatever the characters. */
const LONG_PASSWORD_LENGTH = 14

export type PasswordStrength = 'too-short' | 'weak' | 'fair' | 'strong'

/**
 * Rates how hard a password is to guess, by its length and its distinct characters (ACCOUNT-30).
 */
export function ratePassword(password: string): PasswordStrength {
  const length = countCharacters(password)
  if (length < MINIMUM_PASSWORD_LENGTH) return 'too-short'
  const different = new Set(password.toLowerCase()).size
  if (length < ADVISED_PASSWORD_LENGTH || different < MINIMUM_PASSWORD_LENGTH) return 'weak'
  return length < LONG_PASSWORD_LENGTH ? 'fair' : 'strong'
}

export type PasswordIssue = 'missing' | 'too-short' | 'too-long' | 'mismatch'

/** Returns the issues with a new password and its repetition. */
export function findNewPasswordIssues(password: string, repeated: string): PasswordIssue[] {
  if (password === '') return ['missing']
  return [
    ...(isPasswordLongEnough(password) ? [] : (['too-short'] as const)),
    ...(isPasswordTooLong(password) ? (['too-long'] as const) : []),
    ...(password === repeated ? [] : (['mismatch'] as const)),
  ]
}
