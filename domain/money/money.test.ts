import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { SUPPORTED_CURRENCIES } from './currencies.ts'
import {
  addPercent,
  convert,
  convertParts,
  dividePerDay,
  roundInCurrency,
  toMajor,
  toMinor,
} from './money.ts'

const anyAmount = fc.integer({ min: 0, max: 2_000_000_000 })
const anyRate = fc.double({ min: 0.001, max: 50_000, noNaN: true })
const anyCurrency = fc.constantFrom(...SUPPORTED_CURRENCIES)

describe('a threshold in another currency', () => {
  it.each([
    [50_000, 0.2964, 'EUR', 1500],
    [100_000, 0.2964, 'EUR', 3000],
    [150_000, 0.2964, 'EUR', 4500],
    [250_000, 0.2964, 'EUR', 7500],
    [50_000, 49.5, 'JPY', 2500],
    [1000, 0.2964, 'EUR', 30],
  ])('is rounded: %i millimes at %d are %s %i', (amount, rate, currency, shown) => {
    expect(convert(roundInCurrency(amount, { rate, currency }), rate, currency)).toBe(shown)
  })

  it('stays unchanged in the base currency', () => {
    expect(roundInCurrency(123_456, { rate: 1, currency: 'TND' })).toBe(123_456)
  })
})

// @shows MONEY-13
describe('toMinor', () => {
  it.each([
    [288.2, 'TND', 288_200],
    [1.0005, 'TND', 1001],
    [1.0004, 'TND', 1000],
    [1.005, 'USD', 101],
    [8.165, 'EUR', 817],
    [0.1 + 0.2, 'TND', 300],
    [1500, 'JPY', 1500],
    [0.5, 'JPY', 1],
    [1e-7, 'TND', 0],
    [1.5e9, 'TND', 1_500_000_000_000],
    [-0.0001, 'TND', 0],
  ])('converts %d %s to %i units', (value, currency, amount) =>
    expect(toMinor(value, currency)).toBe(amount),
  )

  // @shows MONEY-1
  it('defaults to dinars', () => expect(toMinor(1.5)).toBe(1500))

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 1e300])('rejects %d', (value) => {
    expect(() => toMinor(value)).toThrow('is not an amount')
  })

  it('round-trips with toMajor', () => {
    fc.assert(
      fc.property(anyAmount, anyCurrency, (amount, currency) => {
        expect(toMinor(toMajor(amount, currency), currency)).toBe(amount)
      }),
    )
    expect(toMajor(288_200)).toBe(288.2)
  })
})

describe('addPercent', () => {
  it.each([
    [50_000, 10, 55_000],
    [50_000, -10, 45_000],
    [33_335, 5, 35_002],
    [10, 5, 11],
    [10, 4.9999, 10],
    [1000, 0.05, 1001],
    [1000, 0.0499, 1000],
    [1000, 100, 2000],
    [1000, -100, 0],
    [1000, -250, 0],
    [0, 10, 0],
  ])('of %i and %d percent returns %i', (amount, percent, sum) =>
    expect(addPercent(amount, percent)).toBe(sum),
  )

  it('returns an integer at most half a unit from the exact sum', () => {
    const hundredths = fc.integer({ min: -10_000, max: 20_000 })
    fc.assert(
      fc.property(anyAmount, hundredths, (amount, percent) => {
        const sum = addPercent(amount, percent / 100)
        const error = BigInt(sum) * 20_000n - 2n * BigInt(amount) * BigInt(10_000 + percent)
        expect(error > -10_000n && error <= 10_000n).toBe(true)
      }),
    )
  })
})

describe('convert', () => {
  it.each([
    [288_200, 0.32, 'USD', 9222],
    [100_000, 0.2945, 'EUR', 2945],
    [1000, 0.345, 'EUR', 35],
    [1000, 0.3449, 'EUR', 34],
    [100_000, 49.5, 'JPY', 4950],
    [10, 49.5, 'JPY', 0],
    [11, 49.5, 'JPY', 1],
    [123_456, 1, 'TND', 123_456],
    [0, 0.32, 'USD', 0],
  ])('of %i millimes at %d returns %s %i', (amount, rate, currency, converted) => {
    expect(convert(amount, rate, currency)).toBe(converted)
  })

  // @shows MONEY-5
  it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('throws for the amount %d', (amount) => {
    const message = 'Conversion requires a positive amount'
    expect(() => convert(amount, 0.32, 'USD')).toThrow(message)
    const to = { rate: 0.32, currency: 'USD', step: 1 }
    expect(() => convertParts([amount], to, 0)).toThrow(message)
  })

  // @shows MONEY-5
  it('returns zero unchanged but still validates the rate and the currency', () => {
    expect(convert(0, 49.5, 'JPY', 10)).toBe(0)
    expect(convert(-0, 0.32, 'USD')).toBe(0)
    expect(() => convert(0, Number.NaN, 'USD')).toThrow('is not an exchange rate')
    expect(() => convert(0, 0.3, 'XYZ')).toThrow('Currency XYZ not supported')
  })

  // @shows MONEY-12
  it.each([0, -0.3, Number.NaN, Number.POSITIVE_INFINITY])('rejects the rate %d', (rate) => {
    expect(() => convert(1000, rate, 'USD')).toThrow('is not an exchange rate')
  })

  // @shows MONEY-12
  it('requires a supported currency', () => {
    expect(() => convert(1000, 0.3, 'XYZ')).toThrow('Currency XYZ not supported')
  })

  it('is monotonic', () => {
    fc.assert(
      fc.property(anyAmount, anyRate, anyCurrency, (amount, rate, currency) => {
        const more = convert(amount + 1, rate, currency)
        expect(more).toBeGreaterThanOrEqual(convert(amount, rate, currency))
        expect(Number.isInteger(more)).toBe(true)
      }),
    )
  })
})

describe('convertParts', () => {
  it('gives the rounding remainder to the parts that lost most by rounding', () => {
    expect(convertParts([1010, 1018, 1032], { rate: 0.5, currency: 'EUR', step: 1 })).toEqual([
      50, 51, 52,
    ])
    expect(convertParts([1000, 1000, 1000], { rate: 0.333, currency: 'JPY', step: 1 })).toEqual([
      1, 0, 0,
    ])
    expect(convertParts([], { rate: 0.5, currency: 'EUR', step: 1 })).toEqual([])
    expect(convertParts([519_163, 85_075, 85_075], { rate: 1, currency: 'TND', step: 10 })).toEqual(
      [519_160, 85_080, 85_070],
    )
  })

  // @shows MONEY-17
  it('adds up to the converted total, with each part within one step of its own conversion', () => {
    const parts = fc.array(anyAmount, { maxLength: 15 })
    const steps = fc.constantFrom(1, 10)
    fc.assert(
      fc.property(parts, anyRate, anyCurrency, steps, (amounts, rate, currency, step) => {
        const converted = convertParts(amounts, { rate, currency, step })
        const total = amounts.reduce((sum, amount) => sum + amount, 0)
        expect(converted.reduce((sum, amount) => sum + amount, 0)).toBe(
          convert(total, rate, currency, step),
        )
        for (const [index, amount] of amounts.entries()) {
          const alone = convert(amount, rate, currency, step)
          const part = converted[index] ?? Number.NaN
          expect(part % step).toBe(0)
          expect(Math.abs(alone - part)).toBeLessThanOrEqual(step)
        }
      }),
    )
  })

  it('keeps lines of zero at zero', () => {
    const parts = fc.array(fc.oneof(fc.constant(0), anyAmount))
    fc.assert(
      fc.property(parts, anyRate, (amounts, rate) => {
        const converted = convertParts(amounts, { rate, currency: 'USD', step: 1 })
        expect(converted.filter((_, index) => amounts[index] === 0).every((n) => n === 0)).toBe(
          true,
        )
      }),
    )
  })
})

it('dividePerDay rounds half-up and is never zero for a positive amount', () => {
  expect(dividePerDay(250_000, 3)).toBe(83_333)
  expect(dividePerDay(5, 2)).toBe(3)
  expect(dividePerDay(250_000, 0)).toBe(0)
})

it('TypeScript rejects major units as minor units and vice versa', () => {
  const price = toMajor(288_200, 'TND')
  // @ts-expect-error -- major units where the smallest units are expected
  expect(toMajor(price, 'TND')).not.toBe(price)
  // @ts-expect-error -- the smallest units where major units are expected
  expect(toMinor(toMinor(price, 'TND'), 'TND')).not.toBe(288_200)
})
