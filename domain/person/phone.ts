import {
  type CountryCode,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from 'libphonenumber-js/min'

import { cleanLine } from '../text/clean-line.ts'
import { operatorCountry } from '../service/operator.ts'

/** French for "extension", which the library does not know. */
const POSTE = /\bposte\b/gi
/** Of "+33 (0)6 12…", which is for readers at home and abroad: nobody dials both. */
const NATIONAL_ZERO = /\(0\)/

/**
 * Whether this is a phone number of any country (FORM-2); without a country code, of the operator's.
 * The length decides, not the ranges in service: those change every month, and an outdated copy
 * would refuse customers (decision 035).
 */
export const isPhone = (text: string): boolean => parsePhone(text) !== null

/**
 * As it is stored and sent: E.164, with the extension as in RFC 3966 (`+33123456789;ext=42`). Numbers
 * stored before this rule may fit no plan, and stay as they are.
 */
export function normalizePhone(text: string): string {
  const phone = parsePhone(text)
  if (!phone) return cleanLine(text).replace(/[\s().\-/\u2010-\u2015]/g, '')
  return phone.ext ? `${phone.number};ext=${phone.ext}` : phone.number
}

/** As people read it: `+216 20 123 456`. */
export const formatPhone = (text: string): string => parsePhone(text)?.formatInternational() ?? text

function parsePhone(text: string): PhoneNumber | null {
  const typed = cleanLine(text).trim().replace(POSTE, 'ext').replace(/^00/, '+')
  // Italy keeps the zero of its landlines: the reading that fits the plan is taken.
  const numbers = [typed.replace(NATIONAL_ZERO, ''), typed].flatMap(
    (spelling) => parsePhoneNumberFromString(spelling, parsing()) ?? [],
  )
  return (
    numbers.find((phone) => phone.isValid()) ?? numbers.find((phone) => phone.isPossible()) ?? null
  )
}

/** The whole text is the number: nothing is picked out of a sentence. */
const parsing = () => ({ defaultCountry: operatorCountry() as CountryCode, extract: false })
