import { findCurrency } from './currencies.ts'
import type { Amount } from './money.ts'

const NO_BREAK_SPACE = '\u00A0'

/** Only these three stand before the amount; every other currency is its code behind it. */
const SYMBOLS: Readonly<Record<string, string>> = { USD: '$', GBP: '£', EUR: '€' }

/**
 * An amount as a customer reads it (MONEY-6): groups of three by commas in English and by
 * no-break spaces otherwise, two decimals only where there is a fraction, the dinar's too.
 */
export function formatMoney(amount: Amount, currency: string, language: string): string {
  const { code, decimals } = findCurrency(currency)
  const hundredths = Math.round(Math.abs(amount) / 10 ** (decimals - 2))
  const sign = amount < 0 && hundredths > 0 ? '-' : ''
  const number = formatHundredths(hundredths, language)
  const symbol = SYMBOLS[code]
  return symbol ? `${sign}${symbol}${number}` : `${sign}${number}${NO_BREAK_SPACE}${code}`
}

/** The least that tells two shown amounts apart: ten millimes of the dinar, a cent of the dollar. */
export function shownStep(currency: string): Amount {
  return 10 ** Math.max(findCurrency(currency).decimals - 2, 0)
}

/** What one unit of another currency is worth, to six decimals: an exchange rate. */
export function formatRate(rate: number, currency: string, language: string): string {
  const { code } = findCurrency(currency)
  const digits = String(Number(rate.toFixed(6)))
  const number = isEnglish(language) ? digits : digits.replace('.', ',')
  const symbol = SYMBOLS[code]
  return symbol ? `${symbol}${number}` : `${number}${NO_BREAK_SPACE}${code}`
}

/** A whole number with the same groups: kilometres, trips, cars found. */
export function formatWhole(value: number, language: string): string {
  const separator = isEnglish(language) ? ',' : NO_BREAK_SPACE
  return String(value).replace(/\B(?=(\d{3})+$)/g, separator)
}

function formatHundredths(hundredths: number, language: string): string {
  const fraction = hundredths % 100
  const whole = formatWhole((hundredths - fraction) / 100, language)
  if (fraction === 0) return whole
  return `${whole}${isEnglish(language) ? '.' : ','}${String(fraction).padStart(2, '0')}`
}

function isEnglish(language: string): boolean {
  return language === 'en' || language.startsWith('en-')
}
