import { describe, expect, it } from 'vitest'

import type { CarPrices } from '../pricing/car-prices.ts'
import type { CalendarDate } from '../rental/calendar.ts'
import {
  CAR_A,
  CAR_B,
  makeBillUntil,
  CAR_D,
  CAR_E,
  makeLine,
  CAR_M,
  type MomentIn2026,
  dinarsToMillimes,
} from '../testing/example-cars.ts'

type DayOfYear = `${number}-${number}`

/**
 * The calculation, the car, the drop-off of a rental that starts on 1 June 2026 at 10:00, and the total in
 * dinars.
 */
type Row = [arithmetic: string, car: CarPrices, to: MomentIn2026, total: number]

describe('blocks of 30, 7 and 3 days, then single days', () => {
  // @shows PRICE-1
  it.each<Row>([
    ['E1: 3 x 50', CAR_A, '06-04T10:00', 150],
    ['E2: one block of 3 days 130', CAR_B, '06-04T10:00', 130],
    ['2 days reach no block: 2 x 50', CAR_B, '06-03T10:00', 100],
    ['5 days: 130 + 2 x 50', CAR_B, '06-06T10:00', 230],
    ['6 days: 2 x 130', CAR_B, '06-07T10:00', 260],
    ['7 days: 280, not 2 x 130 + 50', CAR_B, '06-08T10:00', 280],
    ['13 days: 280 + 2 x 130', CAR_B, '06-14T10:00', 540],
    ['E11, 29 days: 4 x 280 + 50', CAR_B, '06-30T10:00', 1170],
    ['30 days: 1000', CAR_B, '07-01T10:00', 1000],
    ['41 days: 1000 + 280 + 130 + 50', CAR_B, '07-12T10:00', 1460],
    ['60 days: 2 x 1000', CAR_B, '07-31T10:00', 2000],
    ['E3, 44 days 5 hours: 1000 + 2 x 280 + 5 x 5', CAR_B, '07-15T15:00', 1585],
    ['E14, drop-off before pick-up: 0', CAR_A, '05-30T10:00', 0],
    ['no time at all: 0', CAR_A, '06-01T10:00', 0],
  ])('are charged: %s', (_, car, to, total) =>
    expect(makeBillUntil(car, to).total).toBe(dinarsToMillimes(total)),
  )

  // @shows PRICE-1
  it('are separate lines of the bill, longest first', () => {
    expect(makeBillUntil(CAR_B, '07-12T11:30').lines).toEqual([
      makeLine('month', 1, 1000),
      makeLine('week', 1, 280),
      makeLine('threeDays', 1, 130),
      makeLine('day', 1, 50),
      makeLine('hour', 2, 5),
    ])
  })
})

// @shows PRICE-6
describe('a block without a price is charged in shorter blocks', () => {
  it.each<Row>([
    ['45 days, months only: 1000 + 15 x 50', CAR_M, '07-16T10:00', 1750],
    ['29 days, months only: 29 x 50', CAR_M, '06-30T10:00', 1450],
    ['30 days, no month: 4 x 280 + 2 x 50', { ...CAR_B, monthlyPrice: null }, '07-01T10:00', 1220],
    ['7 days, the week is 0: 2 x 130 + 50', { ...CAR_B, weeklyPrice: 0 }, '06-08T10:00', 310],
    [
      '10 days, no 3 days: 280 + 3 x 50',
      { ...CAR_B, biWeeklyPrice: undefined },
      '06-11T10:00',
      430,
    ],
  ])('as in the example %s', (_, car, to, total) =>
    expect(makeBillUntil(car, to).total).toBe(dinarsToMillimes(total)),
  )
})

// @shows PRICE-7
describe('a discounted price takes precedence', () => {
  // @shows CAR-4
  it.each<Row>([
    ['E9, a week: 250', CAR_E, '06-08T10:00', 250],
    ['3 days: 110', CAR_E, '06-04T10:00', 110],
    ['30 days: 900', CAR_E, '07-01T10:00', 900],
    ['2 days and 1 hour: 2 x 40 + 4', CAR_E, '06-03T11:00', 84],
    [
      'a discount of 0 is ignored: 2 x 50',
      { ...CAR_A, discountedDailyPrice: 0 },
      '06-03T10:00',
      100,
    ],
    [
      'a week only discounted: 250',
      { ...CAR_A, discountedWeeklyPrice: 250_000 },
      '06-08T10:00',
      250,
    ],
  ])('as in the example %s', (_, car, to, total) =>
    expect(makeBillUntil(car, to).total).toBe(dinarsToMillimes(total)),
  )
})

describe('leftover hours cost the hourly price, or else one day', () => {
  // @shows PRICE-2
  it.each<Row>([
    ['E4: 5 x 5', CAR_B, '06-01T15:00', 25],
    ['E4b, no hourly price: 50', CAR_A, '06-01T15:00', 50],
    ['E5, a started hour is one: 2 x 50 + 5', CAR_B, '06-03T10:01', 105],
    ['one minute: 5', CAR_B, '06-01T10:01', 5],
    ['hours have no cap: 23 x 5', CAR_B, '06-02T09:00', 115],
    ['24 hours are a day: 50', CAR_B, '06-02T10:00', 50],
    ['E3b: 1000 + 2 x 280 + 50', { ...CAR_B, hourlyPrice: null }, '07-15T15:00', 1610],
    [
      'that day is discounted too: 3 x 40',
      { ...CAR_A, discountedDailyPrice: 40_000 },
      '06-03T11:00',
      120,
    ],
  ])('as in the example %s', (_, car, to, total) =>
    expect(makeBillUntil(car, to).total).toBe(dinarsToMillimes(total)),
  )

  it('on a separate line of the bill', () => {
    expect(makeBillUntil(CAR_A, '06-03T11:00').lines).toEqual([
      makeLine('day', 2, 50),
      makeLine('leftoverDay', 1, 50),
    ])
  })
})

// @shows PRICE-10
describe('date-based prices apply per day', () => {
  const makeSeasonalCar = (...dateBasedPrices: ReturnType<typeof makeSeason>[]): CarPrices => ({
    ...CAR_D,
    dateBasedPrices,
  })
  const noDiscount = { ...makeSeasonalCar(), discountedDailyPrice: null }
  const overlapping = makeSeasonalCar(
    makeSeason('2026-06-01', '2026-06-02', 80),
    makeSeason('2026-06-02', '2026-06-09', 60),
  )

  // @shows PRICE-3
  it.each<Row>([
    ['E7: 45 + 2 x 80 + 45', CAR_D, '06-05T10:00', 250],
    ['a started day is one: 45 + 2 x 80 + 2 x 45', CAR_D, '06-05T10:01', 295],
    ['5 hours are a day: 45', CAR_D, '06-01T15:00', 45],
    ['no range, no discount: 2 x 50', noDiscount, '06-03T10:00', 100],
    ['no blocks, no hours: 31 x 50', { ...CAR_B, isDateBasedPrice: true }, '07-01T11:00', 1550],
    ['the first range of two: 2 x 80 + 60', overlapping, '06-04T10:00', 220],
    [
      'ranges of a car without that mode: 4 x 45',
      { ...CAR_D, isDateBasedPrice: false },
      '06-05T10:00',
      180,
    ],
  ])('as in the example %s', (_, car, to, total) =>
    expect(makeBillUntil(car, to).total).toBe(dinarsToMillimes(total)),
  )

  it.each<[arithmetic: string, start: DayOfYear, end: DayOfYear, dinars: number, total: number]>([
    ['no more than the first day: 70 + 45', '05-01', '06-01', 70, 115],
    ['from the last day on: 45 + 70', '06-02', '12-31', 70, 115],
    ['from before to after: 2 x 70', '01-01', '12-31', 70, 140],
    ['up to the day before: 2 x 45', '05-01', '05-31', 70, 90],
    ['from the day after: 2 x 45', '06-03', '06-30', 70, 90],
    ['a free day: 0 + 45', '06-01', '06-01', 0, 45],
    ['which ends before it begins: 2 x 45', '06-02', '06-01', 70, 90],
  ])('with the range %s', (_, start, end, dinars, total) => {
    const car = makeSeasonalCar(makeSeason(`2026-${start}`, `2026-${end}`, dinars))
    expect(makeBillUntil(car, '06-03T10:00').total).toBe(dinarsToMillimes(total))
  })

  it('with one dated line for consecutive days at the same price', () => {
    expect(makeBillUntil(CAR_D, '06-05T10:00').lines).toEqual([
      makeLine('dateRange', 1, 45, { from: '2026-06-01', to: '2026-06-01' }),
      makeLine('dateRange', 2, 80, { from: '2026-06-02', to: '2026-06-03' }),
      makeLine('dateRange', 1, 45, { from: '2026-06-04', to: '2026-06-04' }),
    ])
  })

  it('with one line for adjacent ranges at the same price', () => {
    const car = makeSeasonalCar(
      makeSeason('2026-05-01', '2026-06-02', 80),
      makeSeason('2026-06-03', '2026-06-30', 80),
    )
    expect(makeBillUntil(car, '06-05T10:00').lines).toEqual([
      makeLine('dateRange', 4, 80, { from: '2026-06-01', to: '2026-06-04' }),
    ])
  })
})

function makeSeason(startDate: CalendarDate, endDate: CalendarDate, dinars: number) {
  return { startDate, endDate, dailyPrice: dinarsToMillimes(dinars) }
}
