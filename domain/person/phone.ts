import {
  type CountryCode,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from 'libphonenumber-js/min'

import { cleanLine } from '../text/clean-line.ts'
import { getOperatorCountry } from '../service/operator.ts'

/** French for “extension”, which the library does not support. */
const FRENCH_EXTENSION = /\bposte\b/gi
/** The (0) of "+33 (0)6 12…", dialled only within the country. */
const NATIONAL_ZERO = /\(0\)/

/**
 * Whether this is a phone number of any country (FORM-2). A number without a country code belongs to the
 * operator's country. Checks the length, not the number ranges in service: ranges change every month, and an
 * outdated copy would reject customers (decision 035).
 */
export const isPhone = (text: string): boolean => parsePhone(text) !== null

/**
 * Formats a number for storage and the wire: E.164, with the extension as in RFC 3966 (`+33123456789;ext=42`).
 * Only strips the punctuation of older stored numbers that fit no numbering plan.
 */
export function normalizePhone(text: string): string {
  const phone = parsePhone(text)
  if (!phone) return cleanLine(text).replace(/[\s().\-/\u2010-\u2015]/g, '')
  return phone.ext ? `${phone.number};ext=${phone.ext}` : phone.number
}

/** Formats a number for reading: `+216 20 123 456`. */
export const formatPhone = (text: string): string => parsePhone(text)?.formatInternational() ?? text

function parsePhone(text: string): PhoneNumber | null {
  const typed = cleanLine(text).trim().replace(FRENCH_EXTENSION, 'ext').replace(/^00/, '+')
  // Italian landlines keep the zero, so both spellings are tried and the valid one is preferred.
  const numbers = [typed.replace(NATIONAL_ZERO, ''), typed].flatMap(
    (spelling) => parsePhoneNumberFromString(spelling, getParseOptions()) ?? [],
  )
  return (
    numbers.find((phone) => phone.isValid()) ?? numbers.find((phone) => phone.isPossible()) ?? null
  )
}

/** The whole text must be the number; numbers within sentences are not extracted. */
const getParseOptions = () => ({
  defaultCountry: getOperatorCountry() as CountryCode,
  extract: false,
})
