import isMobilePhoneModule from 'validator/lib/isMobilePhone.js'

import { defaultExport } from './common-js.ts'
import { normalizePhone } from './contact-spelling.ts'

const isMobilePhone = defaultExport(isMobilePhoneModule)

/** A mobile number of any country (FORM-2). */
export function isPhone(phone: string): boolean {
  return isMobilePhone(normalizePhone(phone), 'any')
}
