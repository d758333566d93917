import { currencyShown } from './shown-currency.tsx'

/** Formats texts as on an English page, without the app's code, so that its mistakes do not repeat here. */

const SYMBOLS: Readonly<Record<string, string>> = { EUR: '€', USD: '$', GBP: '£' }

/** An amount of millimes in the currency that the page shows now. */
export function money(millimes: number): string {
  const { currency, rate } = currencyShown()
  return moneyIn((millimes / 1000) * rate, currency)
}

/** A charged or refunded amount, whose currency does not depend on the page. */
export function moneyIn(amount: number, currency: string): string {
  const digits = Number.isInteger(amount) ? 0 : 2
  const format = { minimumFractionDigits: digits, maximumFractionDigits: 2 }
  const number = Math.abs(amount).toLocaleString('en', format)
  const symbol = SYMBOLS[currency]
  return `${amount < 0 ? '-' : ''}${symbol ? `${symbol}${number}` : `${number} ${currency}`}`
}

/** `Tue, 1 Jun 2027, 10:00`, from a wall clock `2027-06-01T10:00`. */
export const moment = (wallClock: string) => `${day(wallClock)}, ${wallClock.slice(11, 16)}`

/** `Tue, 1 Jun 2027`. */
export function day(wallClock: string): string {
  const [weekday, month, date, year] = new Date(`${wallClock.slice(0, 10)}T00:00Z`)
    .toUTCString()
    .replace(/^(\w+), (\d+) (\w+) (\d+).*$/, '$1 $3 $2 $4')
    .split(' ')
  return `${weekday}, ${Number(date)} ${month} ${year}`
}

/** `Tue 1 Jun`. */
export const shortDay = (wallClock: string) => day(wallClock).replace(',', '').slice(0, -5)

/** `20 May 2027, 08:00`: an instant on the user's clock. */
export const dayAndTime = (instant: string) => moment(instant).replace(/^\w+, /, '')

/** An instant on the user's clock, which is UTC in tests, for a location in another time zone. */
export const readersMoment = (instant: number | string) =>
  `${moment(new Date(instant).toISOString())} (your time)`

/** Only the time, for an instant on a day that the user knows. */
export const readersTime = (instant: string) => `${instant.slice(11, 16)} (your time)`

/** `1 day`, `2 days`. */
export const count = (number: number, one: string, other = `${one}s`) =>
  `${number} ${number === 1 ? one : other}`
