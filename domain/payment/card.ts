/** The positions of spaces on printed cards. American Express has fifteen digits in three groups. */
const SPACE_POSITIONS = [4, 8, 12, 16]
const AMEX_SPACE_POSITIONS = [4, 10]
const MAX_DIGITS = 19
const MIN_DIGITS = 12
const MAX_VALIDITY_YEARS = 20

/** Strips everything but digits, and cuts the number at the maximum length. */
export const extractCardDigits = (typed: string): string =>
  typed.replace(/\D/g, '').slice(0, MAX_DIGITS)

/** Formats a card number in the groups printed on the card. */
export function groupCardNumber(typed: string): string {
  const digits = extractCardDigits(typed)
  const breaks = isAmericanExpress(digits) ? AMEX_SPACE_POSITIONS : SPACE_POSITIONS
  return digits.replace(/\d/g, (digit, at: number) => (breaks.includes(at) ? ` ${digit}` : digit))
}

/** Checks the length and the check digit (Luhn). */
export function isCardNumber(typed: string): boolean {
  const digits = extractCardDigits(typed)
  return (
    /^[\d\s-]+$/.test(typed) && digits.length >= MIN_DIGITS && computeLuhnSum(digits) % 10 === 0
  )
}

/**
 * Formats typed, pasted or autofilled text as `MM/YY`: `1230`, `5`, `12 / 2030`. The slash appears
 * only before a digit, so that it can be deleted.
 */
export function formatCardExpiry(typed: string): string {
  const [first = '', ...rest] = typed.split('/').map((part) => part.replace(/\D/g, ''))
  const isOneDigit = first.length === 1 && (/[2-9]/.test(first) || typed.includes('/'))
  const digits = (isOneDigit ? `0${first}` : first) + rest.join('')
  const month = digits.slice(0, 2)
  const year = shortenYear(digits.slice(2, 6))
  return year ? `${month}/${year}` : month
}

/**
 * Whether a card with this expiry date is still valid: cards expire after the last day of the month. `today` is
 * a calendar date, `2026-05-20`.
 */
export function isCardExpiry(typed: string, today: string): boolean {
  const [, month = '', year = ''] = /^(0[1-9]|1[0-2])\/(\d\d)$/.exec(formatCardExpiry(typed)) ?? []
  if (!month) return false
  const months = (2000 + Number(year)) * 12 + Number(month)
  const now = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7))
  return months >= now && months <= now + MAX_VALIDITY_YEARS * 12
}

/** Whether this can be the card's security code: three digits, or four for American Express. */
export function isCardCode(typed: string, number: string): boolean {
  return (isAmericanExpress(extractCardDigits(number)) ? /^\d{4}$/ : /^\d{3}$/).test(typed)
}

/** Shortens a typed four-digit year, but only once its last digit is typed. */
function shortenYear(digits: string): string {
  if (digits.length < 3 || !digits.startsWith('20')) return digits.slice(0, 2)
  return digits.length === 4 ? digits.slice(2) : digits
}

const isAmericanExpress = (digits: string) => /^3[47]/.test(digits)

function computeLuhnSum(digits: string): number {
  return digits
    .split('')
    .reverse()
    .reduce((sum, digit, at) => {
      const value = Number(digit) * (at % 2 === 0 ? 1 : 2)
      return sum + (value > 9 ? value - 9 : value)
    }, 0)
}
