import isEmailModule from 'validator/lib/isEmail.js'

import { isTooLong } from '../service/lengths.ts'
import { getDefaultExport } from './common-js.ts'
import { normalizeEmail } from './contact-spelling.ts'

const isEmailAddress = getDefaultExport(isEmailModule)

export type EmailIssue = 'email' | 'letters' | 'too-long'

/**
 * Returns why an email address is invalid, or null. Accepts only ASCII without quotes, like the contract
 * (`format: email`): few email servers could deliver to other addresses.
 */
export function findEmailIssue(email: string): EmailIssue | null {
  const address = normalizeEmail(email)
  if (isTooLong(address, 'email')) return 'too-long'
  if (!isEmailAddress(address) || address.includes('"')) return 'email'
  return /[^!-~]/.test(address) ? 'letters' : null
}

export const isEmail = (email: string): boolean => findEmailIssue(email) === null
