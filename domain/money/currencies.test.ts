import { expect, it } from 'vitest'

import { findCurrency, SUPPORTED_CURRENCIES } from './currencies.ts'

// @shows MONEY-3
it('about 150 currencies are supported, each once', () => {
  expect(SUPPORTED_CURRENCIES.length).toBeGreaterThanOrEqual(150)
  expect(new Set(SUPPORTED_CURRENCIES).size).toBe(SUPPORTED_CURRENCIES.length)
})

// @shows MONEY-3, MONEY-13
it.each([
  ['TND', 3],
  ['LYD', 3],
  ['KWD', 3],
  ['USD', 2],
  ['EUR', 2],
  ['DZD', 2],
  ['MAD', 2],
  ['JPY', 0],
  ['KRW', 0],
])('%s has %i decimals', (code, decimals) => {
  expect(findCurrency(code)).toEqual({ code, decimals })
})

it('Intl supports every currency', () => {
  const known = Intl.supportedValuesOf('currency')
  expect(SUPPORTED_CURRENCIES.filter((code) => !known.includes(code))).toEqual([])
})

it('every currency has its ISO 4217 decimals, unless Intl omits them by custom', () => {
  // By custom, ICU formats these currencies without decimals, although ISO 4217 defines some.
  const printedWithout = new Set(
    'AFN ALL COP HUF IDR IQD IRR KPW LAK LBP MGA MMK PKR RSD SLL SOS SYP TZS UZS YER'.split(' '),
  )
  const known = SUPPORTED_CURRENCIES.filter((code) => !printedWithout.has(code))
  expect(known.map((code) => [code, findCurrency(code).decimals])).toEqual(
    known.map((code) => [code, countPrintedDecimals(code)]),
  )
})

// @shows MONEY-4
it.each(['XYZ', 'usd', '', 'toString', '__proto__'])(
  'findCurrency throws "not supported" for %j',
  (code) => {
    expect(() => findCurrency(code)).toThrow(`Currency ${code} not supported`)
  },
)

function countPrintedDecimals(currency: string) {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  return format.resolvedOptions().maximumFractionDigits
}
