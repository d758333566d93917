import isEmailModule from 'validator/lib/isEmail.js'

import { isTooLong } from '../service/lengths.ts'
import { defaultExport } from './common-js.ts'
import { normalizeEmail } from './contact-spelling.ts'

const isEmailAddress = defaultExport(isEmailModule)

export type EmailIssue = 'email' | 'letters' | 'too-long'

/**
 * Why an address is invalid, here as in the contract (`format: email`): both accept only ASCII, and
 * no quoted spaces. Few mail servers could deliver the rest.
 */
export function emailIssue(email: string): EmailIssue | null {
  const address = normalizeEmail(email)
  if (isTooLong(address, 'email')) return 'too-long'
  if (!isEmailAddress(address) || address.includes('"')) return 'email'
  return /[^!-~]/.test(address) ? 'letters' : null
}

export const isEmail = (email: string): boolean => emailIssue(email) === null
