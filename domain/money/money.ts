import type { MajorUnits } from '@masar/openapi/schema.d.ts'

import { findCurrency } from './currencies.ts'
import { getBaseCurrency } from '../service/operator.ts'

/**
 * An integer in a currency's smallest unit: millimes for the dinar, cents for the dollar. TypeScript rejects
 * the contract's `MajorUnits` here (decision 018).
 */
export declare enum Amount {
  minorUnit,
}

/** Four decimals keep every product below 2 ** 53. */
const UNITS_PER_PERCENT = 10_000
const UNITS_PER_WHOLE = 100 * UNITS_PER_PERCENT
const RATE_DECIMALS = 12

/**
 * Converts a number from the wire to an amount, rounded half-up on its decimal digits: 1.005 dollars become 101
 * cents.
 */
export function toMinor(value: MajorUnits, currency: string = getBaseCurrency()): Amount {
  const amount = Math.round(shiftPoint(value, findCurrency(currency).decimals))
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${value} is not an amount`)
  return amount + 0
}

/** Converts an amount to major units, as on the wire. */
export function toMajor(amount: Amount, currency: string = getBaseCurrency()): MajorUnits {
  return shiftPoint(amount, -findCurrency(currency).decimals)
}

/**
 * Adds a percentage to `amount`, rounded half-up once. The percentage may be negative; the result
 * never is.
 */
export function addPercent(amount: Amount, percent: number): Amount {
  if (percent === 0) return amount
  const factor = UNITS_PER_WHOLE + Math.round(percent * UNITS_PER_PERCENT)
  return factor > 0 ? divideHalfUp(amount * factor, UNITS_PER_WHOLE) : 0
}

/** Computes the tax included in a price at this rate (percent), rounded half-up once. */
export function computeIncludedTax(price: Amount, percent: number): Amount {
  const rate = Math.round(percent * UNITS_PER_PERCENT)
  return apportion(price, rate, UNITS_PER_WHOLE + rate)
}

/** Returns `amount` × `part` / `whole`, rounded half-up. No argument may be negative. */
export function apportion(amount: Amount, part: number, whole: number): Amount {
  const divisor = BigInt(whole)
  return Number((2n * BigInt(amount) * BigInt(part) + divisor) / (2n * divisor))
}

/**
 * Converts a base-currency amount to another currency, rounded half-up to a multiple of `step`. `rate` is the
 * value of one unit of the base currency. Zero is not converted: it is zero in every currency, so that a fee of
 * 0 can be shown (MONEY-5).
 * @throws RangeError for a negative or fractional amount, an invalid rate or an unknown currency, even when the
 * amount is zero (MONEY-12).
 */
export function convert(amount: Amount, rate: number, currency: string, step = 1): Amount {
  const { dividend, divisor } = toFraction(amount, rate, currency)
  if (amount === 0) return 0
  const whole = divisor * BigInt(step)
  return Number((2n * dividend + whole) / (2n * whole)) * step
}

/**
 * Rounds a base-currency amount so that it converts to a round amount in another currency, such as 15 instead
 * of 14.82. An amount in the base currency is returned unchanged.
 */
export function roundInCurrency(
  amount: Amount,
  { rate, currency }: Pick<Conversion, 'rate' | 'currency'>,
) {
  if (currency === getBaseCurrency() || amount <= 0) return amount
  const converted = convert(amount, rate, currency)
  const unit = 10 ** findCurrency(currency).decimals
  const step = Math.max(1, (unit * 10 ** Math.floor(Math.log10(converted / unit))) / 2)
  const round = Math.max(step, Math.round(converted / step) * step)
  return Math.round((amount * round) / converted)
}

/** A conversion to multiples of `step` in this currency. */
export interface Conversion {
  readonly currency: string
  /** The value of one dinar in `currency`. */
  readonly rate: number
  readonly step: number
}

/**
 * Converts parts so that they add up to exactly `sum`, which is at most one step off their converted total. The
 * rounding remainder goes to the parts that lost the most (largest remainder method).
 */
export function convertParts(
  parts: readonly Amount[],
  { rate, currency, step }: Conversion,
  sum: Amount = convert(sumAmounts(parts), rate, currency, step),
): Amount[] {
  const shares = parts.map((part, index) => {
    const { dividend, divisor } = toFraction(part, rate, currency)
    const unit = divisor * BigInt(step)
    return { index, floor: Number(dividend / unit) * step, rest: dividend % unit }
  })
  const converted = shares.map(({ floor }) => floor)
  let left = sum - sumAmounts(converted)
  const neediest = [...shares].sort((a, b) => (a.rest < b.rest ? 1 : a.rest > b.rest ? -1 : 0))
  for (const { index, floor } of neediest) {
    if (left <= 0) break
    converted[index] = floor + step
    left -= step
  }
  return converted
}

/** Divides `amount` by a number of days, rounded half-up, for "per day" labels. */
export function dividePerDay(amount: Amount, days: number): Amount {
  return days > 0 ? divideHalfUp(amount, days) : 0
}

export const sumAmounts = (amounts: readonly Amount[]) =>
  amounts.reduce((sum, amount) => sum + amount, 0)

function toFraction(amount: Amount, rate: number, currency: string) {
  if (!Number.isSafeInteger(amount) || amount < 0) {
    throw new RangeError(`Conversion requires a positive amount: ${amount}`)
  }
  const rateDigits = toDecimalDigits(rate)
  if (rateDigits <= 0n) throw new RangeError(`${rate} is not an exchange rate`)
  const scale = RATE_DECIMALS + findCurrency(getBaseCurrency()).decimals
  return {
    dividend: BigInt(amount) * rateDigits * 10n ** BigInt(findCurrency(currency).decimals),
    divisor: 10n ** BigInt(scale),
  }
}

function toDecimalDigits(rate: number): bigint {
  if (!Number.isFinite(rate) || rate >= 1e15) return 0n
  return BigInt(rate.toFixed(RATE_DECIMALS).replace('.', ''))
}

function divideHalfUp(dividend: number, divisor: number): number {
  const rest = dividend % divisor
  return (dividend - rest) / divisor + (2 * rest >= divisor ? 1 : 0)
}

/** Shifts the decimal point in the digits, because 1.005 * 100 is 100.49999999999999. */
function shiftPoint(value: number, shift: number): number {
  const [digits, exponent = '0'] = String(value).split('e')
  return Number(`${digits}e${Number(exponent) + shift}`)
}
