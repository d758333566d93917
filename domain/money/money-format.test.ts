import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { SUPPORTED_CURRENCIES, findCurrency } from './currencies.ts'
import {
  formatExactMoney,
  formatMoney,
  formatRate,
  formatWhole,
  getShownStep,
} from './money-format.ts'
import { toMinor } from './money.ts'

/** Shows no-break spaces as `_`. */
const showSpaces = (text: string) => text.replaceAll('\u00A0', '_')

// @shows MONEY-6, MONEY-7, MONEY-8, MONEY-14
it.each([
  ['TND', 1_234_500, '1,234.50_TND', '1_234,50_TND'],
  ['TND', 1_234_000, '1,234_TND', '1_234_TND'],
  ['TND', 288_200, '288.20_TND', '288,20_TND'],
  ['TND', 1_234_567, '1,234.57_TND', '1_234,57_TND'],
  ['TND', 10_004, '10_TND', '10_TND'],
  ['TND', 10_005, '10.01_TND', '10,01_TND'],
  ['TND', 999_995, '1,000_TND', '1_000_TND'],
  ['TND', 0, '0_TND', '0_TND'],
  ['USD', 123_450, '$1,234.50', '$1_234,50'],
  ['USD', 100, '$1', '$1'],
  ['USD', 5, '$0.05', '$0,05'],
  ['EUR', 123_456_789, '€1,234,567.89', '€1_234_567,89'],
  ['GBP', 99_900, '£999', '£999'],
  ['CAD', 100_050, '1,000.50_CAD', '1_000,50_CAD'],
  ['JPY', 1_234_567, '1,234,567_JPY', '1_234_567_JPY'],
  ['USD', -20_000, '-$200', '-$200'],
  ['TND', -1_234_500, '-1,234.50_TND', '-1_234,50_TND'],
  ['TND', -4, '0_TND', '0_TND'],
])('%s %i is %s in English and %s in French and Spanish', (currency, amount, en, other) => {
  expect(showSpaces(formatMoney(amount, currency, 'en'))).toBe(en)
  expect(showSpaces(formatMoney(amount, currency, 'fr'))).toBe(other)
  expect(showSpaces(formatMoney(amount, currency, 'es'))).toBe(other)
})

it('formatMoney accepts only supported currencies', () => {
  expect(() => formatMoney(1, 'XYZ', 'en')).toThrow('Currency XYZ not supported')
})

// @shows MONEY-6
it.each([
  [0, '0', '0'],
  [999, '999', '999'],
  [1000, '1,000', '1_000'],
  [12_345_678, '12,345,678', '12_345_678'],
])('formatWhole formats %i as %s in English and %s in French and Spanish', (value, en, fr) => {
  expect(showSpaces(formatWhole(value, 'en'))).toBe(en)
  expect(showSpaces(formatWhole(value, 'fr'))).toBe(fr)
})

describe('any amount', () => {
  const amounts = fc.integer({ min: -2_000_000_000, max: 2_000_000_000 })
  const currencies = fc.constantFrom(...SUPPORTED_CURRENCIES)

  it('keeps its value when it is a multiple of the shown step', () => {
    fc.assert(
      fc.property(amounts, currencies, (steps, currency) => {
        const amount = steps * getShownStep(currency)
        const shown = formatMoney(amount, currency, 'en').replace(/[^\d.-]/g, '')
        expect(toMinor(Number(shown), currency)).toBe(amount)
      }),
    )
  })

  it('can be parsed back to the hundredth in every language', () => {
    const languages = fc.constantFrom('en', 'fr', 'es')
    fc.assert(
      fc.property(amounts, currencies, languages, (amount, currency, language) => {
        const text = formatMoney(amount, currency, language)
        const digits = text.replace(language === 'en' ? /[^\d.-]/g : /[^\d,-]/g, '')
        const hundredths = Math.round(Number(digits.replace(',', '.')) * 100)
        const exact = Math.abs(amount) / 10 ** (findCurrency(currency).decimals - 2)
        expect(Math.abs(hundredths)).toBe(Math.round(exact))
        expect(Math.sign(hundredths) * Math.sign(amount)).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  // @shows MONEY-14
  it('never breaks across lines', () => {
    fc.assert(
      fc.property(amounts, currencies, (amount, currency) => {
        expect(formatMoney(amount, currency, 'fr')).not.toContain(' ')
      }),
    )
  })
})

it.each([
  [0.2964, 'EUR', '€0.2964', '€0,2964'],
  [1, 'TND', '1_TND', '1_TND'],
  [50.123_456_789, 'JPY', '50.123457_JPY', '50,123457_JPY'],
])('formatRate formats %s %s as %s', (rate, currency, en, fr) => {
  expect(showSpaces(formatRate(rate, currency, 'en'))).toBe(en)
  expect(showSpaces(formatRate(rate, currency, 'fr'))).toBe(fr)
})

it.each([
  [1_376_500, 'TND', '1,376.500_TND', '1_376,500_TND'],
  [-44_067, 'TND', '-44.067_TND', '-44,067_TND'],
  [5, 'TND', '0.005_TND', '0,005_TND'],
  [1_000_000, 'EUR', '€10,000.00', '€10_000,00'],
  [1500, 'JPY', '1,500_JPY', '1_500_JPY'],
])('formatExactMoney formats %i of %s with all decimals, as %s', (amount, currency, en, fr) => {
  expect(showSpaces(formatExactMoney(amount, currency, 'en'))).toBe(en)
  expect(showSpaces(formatExactMoney(amount, currency, 'fr'))).toBe(fr)
})
