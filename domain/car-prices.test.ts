import { expect, expectTypeOf, it } from 'vitest'

import type { components } from '#openapi/schema.d.ts'

import { carPricesOf, depositOf, type WireCarPrices } from './car-prices.ts'

// @shows currency.base, car.prices
it('reads the decimal dinars of the wire as millimes', () => {
  const car = carPricesOf({
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

it('takes an extra that nobody speaks of for unavailable, and an absent deposit for none', () => {
  expect(carPricesOf({})).toMatchObject({ fullInsurance: -1, deposit: 0, dailyPrice: null })
})

// @shows car.season-prices
it('reads the ends of a season as days at the place, texts as numbers, and drops halves', () => {
  const dateBasedPrices = [
    { startDate: '2026-06-02', endDate: '2026-06-03', dailyPrice: 80 },
    { startDate: '2026-06-30T23:00:00Z', endDate: '2026-07-30T23:00:00Z', dailyPrice: '90.5' },
    { startDate: '2026-08-01', endDate: null, dailyPrice: 80 },
  ]
  expect(carPricesOf({ isDateBasedPrice: true, dateBasedPrices }, 'Africa/Tunis')).toMatchObject({
    isDateBasedPrice: true,
    dateBasedPrices: [
      { startDate: '2026-06-02', endDate: '2026-06-03', dailyPrice: 80_000 },
      { startDate: '2026-07-01', endDate: '2026-07-31', dailyPrice: 90_500 },
    ],
  })
})

it.each([
  [300_000, 10, 330_000],
  [300_000, -10, 270_000],
  [300_000, null, 300_000],
  [0, 10, 0],
  [-1, 10, 0],
])('a deposit of %i with %s %% on top is %i', (deposit, rate, amount) => {
  expect(depositOf({ deposit }, rate)).toBe(amount)
})

it('fits every car of the contract', () => {
  type Wire = components['schemas']
  expectTypeOf<Wire['CarRow']>().toExtend<WireCarPrices>()
  expectTypeOf<Wire['CarDetail']>().toExtend<WireCarPrices>()
})
