import { LONGEST, countCharacters } from './lengths.ts'

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
