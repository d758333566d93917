import { getShownCurrency } from './shown-currency.tsx'

/**
 * These functions format texts as on an English page. They do not use the app's code, so that they do not
 * repeat its bugs.
 */

const CURRENCY_SYMBOLS: Readonly<Record<string, string>> = { EUR: '€', USD: '$', GBP: '£' }

/** Formats an amount in millimes in the currency that the page currently shows. */
export function formatMillimes(millimes: number): string {
  const { currency, rate } = getShownCurrency()
  return formatChargedAmount((millimes / 1000) * rate, currency)
}

/** Formats a charged or refunded amount, whose currency does not depend on the page. */
export function formatChargedAmount(amount: number, currency: string): string {
  const digits = Number.isInteger(amount) ? 0 : 2
  const format = { minimumFractionDigits: digits, maximumFractionDigits: 2 }
  const number = Math.abs(amount).toLocaleString('en', format)
  const symbol = CURRENCY_SYMBOLS[currency]
  return `${amount < 0 ? '-' : ''}${symbol ? `${symbol}${number}` : `${number} ${currency}`}`
}

/** Formats a wall-clock time such as `2027-06-01T10:00` as `Tue, 1 Jun 2027, 10:00`. */
export const formatMoment = (wallClock: string) =>
  `${formatDay(wallClock)}, ${wallClock.slice(11, 16)}`

/** Formats the date of a wall-clock time as `Tue, 1 Jun 2027`. */
export function formatDay(wallClock: string): string {
  const [weekday, month, date, year] = new Date(`${wallClock.slice(0, 10)}T00:00Z`)
    .toUTCString()
    .replace(/^(\w+), (\d+) (\w+) (\d+).*$/, '$1 $3 $2 $4')
    .split(' ')
  return `${weekday}, ${Number(date)} ${month} ${year}`
}

/** Formats the date of a wall-clock time as `Tue 1 Jun`. */
export const formatShortDay = (wallClock: string) =>
  formatDay(wallClock).replace(',', '').slice(0, -5)

/** Formats an instant in the user's time zone as `20 May 2027, 08:00`. */
export const formatDayAndTime = (instant: string) => formatMoment(instant).replace(/^\w+, /, '')

/** Formats an instant in the user's time zone, which is UTC in tests, for a location in another time zone. */
export const formatUserMoment = (instant: number | string) =>
  `${formatMoment(new Date(instant).toISOString())} (your time)`

/** Formats only the time of an instant, for users who already see its date. */
export const formatUserTime = (instant: string) => `${instant.slice(11, 16)} (your time)`

/** Formats a count as `1 day` or `2 days`. */
export const formatCount = (number: number, one: string, other = `${one}s`) =>
  `${number} ${number === 1 ? one : other}`
