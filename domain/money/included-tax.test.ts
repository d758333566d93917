import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { apportion, computeIncludedTax } from './money.ts'

const anyAmount = fc.integer({ min: 0, max: 2_000_000_000 })

describe('computeIncludedTax', () => {
  it.each([
    [119_000, 19, 19_000],
    [276_000, 19, 44_067],
    [1, 19, 0],
    [4, 19, 1],
    [2110, 5.5, 110],
    // Exactly half a unit is rounded up.
    [3, 20, 1],
    [100_000, 0, 0],
    [0, 19, 0],
    [9_000_000_000_000, 19, 1_436_974_789_916],
  ])('of %i at %d percent is %i', (price, percent, tax) =>
    expect(computeIncludedTax(price, percent)).toBe(tax),
  )

  it('is at most half a unit from the exact tax', () => {
    const hundredths = fc.integer({ min: 0, max: 9999 })
    fc.assert(
      fc.property(anyAmount, hundredths, (price, rate) => {
        const whole = 10_000n + BigInt(rate)
        const error =
          2n * (BigInt(computeIncludedTax(price, rate / 100)) * whole - BigInt(price * rate))
        expect(error > -whole && error <= whole).toBe(true)
      }),
    )
  })
})

describe('apportion', () => {
  it.each([
    [1000, 1, 3, 333],
    [1000, 2, 3, 667],
    [5, 1, 2, 3],
    [1000, 0, 3, 0],
    [1000, 3, 3, 1000],
  ])('of %i for %i of %i is %i', (amount, part, whole, share) =>
    expect(apportion(amount, part, whole)).toBe(share),
  )
})
