import isEmailModule from 'validator/lib/isEmail.js'
import isMobilePhoneModule from 'validator/lib/isMobilePhone.js'

import { isTooLong } from '../service/lengths.ts'
import { normalizeEmail, normalizePhone } from './contact-spelling.ts'

const isEmailAddress = defaultExport(isEmailModule)
const isMobilePhone = defaultExport(isMobilePhoneModule)

export type EmailIssue = 'email' | 'letters' | 'too-long'

/**
 * Why an address is refused, here as in the contract (`format: email`): both know ASCII alone, and
 * no spaces in quotation marks. Mail servers that could deliver the rest are few.
 */
export function emailIssue(email: string): EmailIssue | null {
  const address = normalizeEmail(email)
  if (isTooLong(address, 'email')) return 'too-long'
  if (!isEmailAddress(address) || address.includes('"')) return 'email'
  return /[^!-~]/.test(address) ? 'letters' : null
}

export const isEmail = (email: string): boolean => emailIssue(email) === null

/** A mobile number of any country (FORM-2). */
export function isPhone(phone: string): boolean {
  return isMobilePhone(normalizePhone(phone), 'any')
}

/** These are CommonJS: Node hands over the whole module where a bundler hands over its default. */
function defaultExport<Validator extends object>(imported: Validator): Validator {
  return 'default' in imported ? (imported.default as Validator) : imported
}
