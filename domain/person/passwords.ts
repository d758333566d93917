import { LONGEST, countCharacters } from '../service/lengths.ts'

/** Below it no password is accepted (ACCOUNT-15). */
export const MINIMUM_PASSWORD_LENGTH = 6
/** Advised, not required (ACCOUNT-30). */
export const ADVISED_PASSWORD_LENGTH = 8

export function isPasswordLongEnough(password: string): boolean {
  return countCharacters(password) >= MINIMUM_PASSWORD_LENGTH
}

/** Spaces at its ends are part of a password. */
export function isPasswordTooLong(password: string): boolean {
  return countCharacters(password) > LONGEST.password
}

/** A length at which guessing takes too long whatever the characters are. */
const LONG_PASSWORD_LENGTH = 14

export type PasswordStrength = 'too-short' | 'weak' | 'fair' | 'strong'

/** How hard a password is to guess: by its length, and by how many characters differ (ACCOUNT-30). */
export function passwordStrength(password: string): PasswordStrength {
  const length = countCharacters(password)
  if (length < MINIMUM_PASSWORD_LENGTH) return 'too-short'
  const different = new Set(password.toLowerCase()).size
  if (length < ADVISED_PASSWORD_LENGTH || different < MINIMUM_PASSWORD_LENGTH) return 'weak'
  return length < LONG_PASSWORD_LENGTH ? 'fair' : 'strong'
}

export type PasswordIssue = 'missing' | 'too-short' | 'too-long' | 'mismatch'

/** What is wrong with a password that was typed twice. */
export function newPasswordIssues(password: string, repeated: string): PasswordIssue[] {
  if (password === '') return ['missing']
  return [
    ...(isPasswordLongEnough(password) ? [] : (['too-short'] as const)),
    ...(isPasswordTooLong(password) ? (['too-long'] as const) : []),
    ...(password === repeated ? [] : (['mismatch'] as const)),
  ]
}
