/** Below it no password is accepted (specification 9). */
export const MINIMUM_PASSWORD_LENGTH = 6
/** Advised, not required (decisions, "Password"). */
export const ADVISED_PASSWORD_LENGTH = 8

export function isPasswordLongEnough(password: string): boolean {
  return lengthOf(password) >= MINIMUM_PASSWORD_LENGTH
}

export type PasswordFault = 'missing' | 'too-short' | 'mismatch'

/** What is wrong with a password that was typed twice. */
export function newPasswordFaults(password: string, repeated: string): PasswordFault[] {
  if (password === '') return ['missing']
  return [
    ...(isPasswordLongEnough(password) ? [] : (['too-short'] as const)),
    ...(password === repeated ? [] : (['mismatch'] as const)),
  ]
}

/** As a person counts, and as JSON Schema's `minLength` does: an emoji is one character. */
function lengthOf(password: string): number {
  return Array.from(password).length
}
