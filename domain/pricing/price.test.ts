import { describe, expect, it } from 'vitest'

import type { CarPrices } from './car-prices.ts'
import type { ChosenExtras } from './extras.ts'
import { findCheaperLongerRental } from './price.ts'
import { makeRentalSpan } from '../rental/rental-clock.ts'
import {
  CAR_A,
  ALL_EXTRAS,
  CAR_B,
  makeBillUntil,
  CAR_C,
  CAR_D,
  makeLine,
  type MomentIn2026,
  dinarsToMillimes,
} from '../testing/example-cars.ts'

type Row = [
  arithmetic: string,
  car: CarPrices,
  to: MomentIn2026,
  extras: ChosenExtras,
  total: number,
]

// @shows CAR-22
describe('extras', () => {
  const theft: ChosenExtras = { theftProtection: true }
  const oneOff: ChosenExtras = { cancellation: true, amendments: true }
  const off: ChosenExtras = { theftProtection: false, fullInsurance: null }

  // @shows PRICE-4
  it.each<Row>([
    ['E6d: 3 x 50 + 30 + 20 + 3 x 31', CAR_C, '06-04T10:00', ALL_EXTRAS, 293],
    ['E6c, 5 hours are a started day: 50 + 50 + 31', CAR_C, '06-01T15:00', ALL_EXTRAS, 131],
    ['E6 without its 10 %, 53 hours: 150 + 50 + 3 x 31', CAR_C, '06-03T15:00', ALL_EXTRAS, 293],
    [
      'E7c, by date: 250 + 45 + 5 x 6',
      { ...CAR_D, theftProtection: 6000 },
      '06-05T11:00',
      theft,
      325,
    ],
    ['as many by blocks: 200 + 50 + 5 x 6', CAR_C, '06-05T11:00', theft, 280],
    ['once, however long: 30 x 50 + 30 + 20', CAR_C, '07-01T10:00', oneOff, 1550],
    ['included: 150', { ...CAR_C, theftProtection: 0 }, '06-04T10:00', theft, 150],
    ['unavailable, though chosen: 150', CAR_A, '06-04T10:00', ALL_EXTRAS, 150],
    ['no time at all, all chosen: 0', CAR_C, '06-01T10:00', ALL_EXTRAS, 0],
    ['switched off: 150', CAR_C, '06-04T10:00', off, 150],
  ])('cost the stated amount: %s', (_, car, to, extras, total) => {
    expect(makeBillUntil(car, to, extras).total).toBe(dinarsToMillimes(total))
  })
})

// @shows PRICE-5
describe("the supplier's percentage", () => {
  it.each([
    ['150 + 10 %', 10, 165],
    ['150 - 20 %', -20, 120],
    ['150 + 7.5 %', 7.5, 161.25],
    ['150 - 100 %', -100, 0],
    ['never below nothing', -150, 0],
  ])('is added: %s', (_, rate, total) => {
    expect(makeBillUntil(CAR_A, '06-04T10:00', {}, rate).total).toBe(dinarsToMillimes(total))
  })

  it('applies to rental and extras: (150 + 50 + 3 x 31) x 1.1 (E6)', () => {
    expect(makeBillUntil(CAR_C, '06-03T15:00', ALL_EXTRAS, 10).total).toBe(dinarsToMillimes(322.3))
  })

  // @shows PRICE-14
  it('is rounded half-up once per line: 3 x 33.335 + 5 % is 105.005, not 3 x 35.002', () => {
    const { lines, total } = makeBillUntil({ ...CAR_A, dailyPrice: 33_335 }, '06-04T10:00', {}, 5)
    expect(lines).toEqual([{ kind: 'day', quantity: 3, unitPrice: 35_002, amount: 105_005 }])
    expect(total).toBe(105_005)
  })

  it('applies to every line of the bill', () => {
    const car = {
      ...CAR_B,
      theftProtection: dinarsToMillimes(6),
      cancellation: dinarsToMillimes(30),
    }
    const extras = { theftProtection: true, cancellation: true }
    expect(makeBillUntil(car, '07-15T15:00', extras, 10)).toEqual({
      days: 45,
      total: dinarsToMillimes(1743.5 + 33 + 297),
      lines: [
        makeLine('month', 1, 1100),
        makeLine('week', 2, 308),
        makeLine('hour', 5, 5.5),
        makeLine('cancellation', 1, 33),
        makeLine('theftProtection', 45, 6.6),
      ],
    })
  })
})

// @shows PRICE-18
describe('a longer rental for less', () => {
  it('is offered: 30 days cost 170 less than 29', () => {
    expect(findExampleOffer(CAR_B, '06-30T10:00')).toEqual({
      days: 30,
      total: dinarsToMillimes(1000),
      saving: dinarsToMillimes(170),
    })
  })

  it('is offered as a full day when the started hours cost more', () => {
    expect(findExampleOffer(CAR_B, '06-02T09:00')).toEqual({
      days: 1,
      total: dinarsToMillimes(50),
      saving: dinarsToMillimes(65),
    })
  })

  it('includes the extras of the added days in its price', () => {
    const car = {
      ...CAR_A,
      weeklyPrice: dinarsToMillimes(290),
      theftProtection: dinarsToMillimes(20),
    }
    expect(findExampleOffer(car, '06-07T10:00')).toEqual({
      days: 7,
      total: dinarsToMillimes(290),
      saving: dinarsToMillimes(10),
    })
    expect(findExampleOffer(car, '06-07T10:00', { theftProtection: true })).toBeNull()
  })

  it('includes the percentage in its price', () => {
    expect(findExampleOffer(CAR_B, '06-30T10:00', {}, 10)).toMatchObject({
      saving: dinarsToMillimes(187),
    })
  })

  it.each<[what: string, car: CarPrices, to: MomentIn2026]>([
    ['single days alone', CAR_A, '06-04T10:00'],
    ['prices by date', CAR_D, '06-02T10:00'],
    ['a full block', CAR_B, '07-01T10:00'],
    ['no time at all', CAR_B, '06-01T10:00'],
  ])('is not offered for %s', (_, car, to) => expect(findExampleOffer(car, to)).toBeNull())
})

function findExampleOffer(car: CarPrices, to: MomentIn2026, extras?: ChosenExtras, rate?: number) {
  return findCheaperLongerRental(
    car,
    makeRentalSpan('2026-06-01T10:00', `2026-${to}`),
    extras,
    rate,
  )
}
