import { LONGEST, lengthOf } from './lengths.ts'

/** Below it no password is accepted (specification 9). */
export const MINIMUM_PASSWORD_LENGTH = 6
/** Advised, not required (decisions, "Password"). */
export const ADVISED_PASSWORD_LENGTH = 8

export function isPasswordLongEnough(password: string): boolean {
  return lengthOf(password) >= MINIMUM_PASSWORD_LENGTH
}

/** Spaces at its ends are part of a password. */
export function isPasswordTooLong(password: string): boolean {
  return lengthOf(password) > LONGEST.password
}

export type PasswordFault = 'missing' | 'too-short' | 'too-long' | 'mismatch'

/** What is wrong with a password that was typed twice. */
export function newPasswordFaults(password: string, repeated: string): PasswordFault[] {
  if (password === '') return ['missing']
  return [
    ...(isPasswordLongEnough(password) ? [] : (['too-short'] as const)),
    ...(isPasswordTooLong(password) ? (['too-long'] as const) : []),
    ...(password === repeated ? [] : (['mismatch'] as const)),
  ]
}
