import { findCurrency } from './currencies.ts'
import type { Amount } from './money.ts'

const NO_BREAK_SPACE = '\u00A0'

/** The only currencies shown as a symbol before the amount. All others are shown as a code after it. */
const CURRENCY_SYMBOLS: Readonly<Record<string, string>> = { USD: '$', GBP: '£', EUR: '€' }

/**
 * Formats an amount (MONEY-6). English separates thousands with commas, other languages with no-break spaces.
 * Fractional amounts have two decimals, even in dinars.
 */
export function formatMoney(amount: Amount, currency: string, language: string): string {
  const { code, decimals } = findCurrency(currency)
  const hundredths = Math.round(Math.abs(amount) / 10 ** (decimals - 2))
  const sign = amount < 0 && hundredths > 0 ? '-' : ''
  const number = formatHundredths(hundredths, language)
  return addCurrency(sign, number, code)
}

/** Formats an amount with all decimals of its currency, for accounting documents. */
export function formatExactMoney(amount: Amount, currency: string, language: string): string {
  const { code, decimals } = findCurrency(currency)
  const unit = 10 ** decimals
  const fraction = Math.abs(amount) % unit
  const whole = formatWhole((Math.abs(amount) - fraction) / unit, language)
  const point = isEnglish(language) ? '.' : ','
  const number =
    decimals > 0 ? `${whole}${point}${String(fraction).padStart(decimals, '0')}` : whole
  return addCurrency(amount < 0 ? '-' : '', number, code)
}

/** Returns the smallest difference visible between two formatted amounts: ten millimes, one cent. */
export function getShownStep(currency: string): Amount {
  return 10 ** Math.max(findCurrency(currency).decimals - 2, 0)
}

/** Formats an exchange rate with up to six decimals. */
export function formatRate(rate: number, currency: string, language: string): string {
  const { code } = findCurrency(currency)
  const digits = String(Number(rate.toFixed(6)))
  const number = isEnglish(language) ? digits : digits.replace('.', ',')
  const symbol = CURRENCY_SYMBOLS[code]
  return symbol ? `${symbol}${number}` : `${number}${NO_BREAK_SPACE}${code}`
}

/** Formats a whole number, such as kilometres or a number of cars, with the separators of `formatMoney`. */
export function formatWhole(value: number, language: string): string {
  const separator = isEnglish(language) ? ',' : NO_BREAK_SPACE
  return String(value).replace(/\B(?=(\d{3})+$)/g, separator)
}

function addCurrency(sign: string, number: string, code: string): string {
  const symbol = CURRENCY_SYMBOLS[code]
  return symbol ? `${sign}${symbol}${number}` : `${sign}${number}${NO_BREAK_SPACE}${code}`
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
