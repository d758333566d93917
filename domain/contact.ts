import isEmailModule from 'validator/lib/isEmail.js'
import isMobilePhoneModule from 'validator/lib/isMobilePhone.js'

const isEmailAddress = defaultOf(isEmailModule)
const isMobilePhone = defaultOf(isMobilePhoneModule)

/** As it is stored and compared: one address has one spelling. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase()
}

export function isEmail(email: string): boolean {
  return isEmailAddress(normalizeEmail(email))
}

/** As it is sent: without the spaces, dots, dashes and brackets that people write. */
export function normalizePhone(phone: string): string {
  return phone.replace(/[\s().\-/\u2010-\u2015]/g, '')
}

/** A mobile number of any country (contract 2.1). */
export function isPhone(phone: string): boolean {
  return isMobilePhone(normalizePhone(phone), 'any')
}

/** These are CommonJS: Node hands over the whole module where a bundler hands over its default. */
function defaultOf<Validator extends object>(imported: Validator): Validator {
  return 'default' in imported ? (imported.default as Validator) : imported
}
