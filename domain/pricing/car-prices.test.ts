import { expect, expectTypeOf, it } from 'vitest'

import type { components } from '@masar/openapi/schema.d.ts'

import { toCarPrices, computeCarDeposit, type WireCarPrices } from './car-prices.ts'

// @shows CAR-4, MONEY-1
it('decimal dinars on the wire are read as millimes', () => {
  const car = toCarPrices({
    dailyPrice: 50,
    discountedDailyPrice: 45.5,
    weeklyPrice: null,
    cancellation: 0,
    amendments: -1,
    theftProtection: 6.25,
    deposit: 300,
  })
  expect(car).toMatchObject({
    dailyPrice: 50_000,
    discountedDailyPrice: 45_500,
    weeklyPrice: null,
    monthlyPrice: null,
    cancellation: 0,
    amendments: -1,
    theftProtection: 6250,
    deposit: 300_000,
  })
})

// @shows WIRE-88
it('a missing extra is unavailable, and a missing deposit is zero', () => {
  expect(toCarPrices({})).toMatchObject({ fullInsurance: -1, deposit: 0, dailyPrice: null })
})

// @shows CAR-5
it('season boundaries are converted to dates at the location, and incomplete seasons are dropped', () => {
  const dateBasedPrices = [
    { startDate: '2026-06-02', endDate: '2026-06-03', dailyPrice: 80 },
    { startDate: '2026-06-30T23:00:00Z', endDate: '2026-07-30T23:00:00Z', dailyPrice: '90.5' },
    { startDate: '2026-08-01', endDate: null, dailyPrice: 80 },
  ]
  expect(toCarPrices({ isDateBasedPrice: true, dateBasedPrices }, 'Africa/Tunis')).toMatchObject({
    isDateBasedPrice: true,
    dateBasedPrices: [
      { startDate: '2026-06-02', endDate: '2026-06-03', dailyPrice: 80_000 },
      { startDate: '2026-07-01', endDate: '2026-07-31', dailyPrice: 90_500 },
    ],
  })
})

// @shows PRICE-5
it.each([
  [300_000, 10, 330_000],
  [300_000, -10, 270_000],
  [300_000, null, 300_000],
  [0, 10, 0],
  [-1, 10, 0],
])('a deposit of %i with %s percent is %i', (deposit, rate, amount) => {
  expect(computeCarDeposit({ deposit }, rate)).toBe(amount)
})

it('the contract’s car types have the prices that `toCarPrices` reads', () => {
  type Wire = components['schemas']
  expectTypeOf<Wire['CarRow']>().toExtend<WireCarPrices>()
  expectTypeOf<Wire['CarDetail']>().toExtend<WireCarPrices>()
})
