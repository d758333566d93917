import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { addDays, dayToDate, toDayNumber } from '../rental/calendar.ts'
import type { CarPrices } from './car-prices.ts'
import { isPriced } from '../payment/charges.ts'
import { makeExtraOffer } from './extra-offers.ts'
import { type ChosenExtras, EXTRAS } from './extras.ts'
import { findCheaperLongerRental, priceRental, computeRentalTotal } from './price.ts'
import { addHours, makeRentalSpan, makeSpanFrom } from '../rental/rental-clock.ts'

const anyPrice = fc.oneof(
  fc.constantFrom(null, undefined, 0),
  fc.integer({ min: 1, max: 5_000_000 }),
)
const anyExtraPrice = fc.oneof(fc.constantFrom(-1, 0), fc.integer({ min: 1, max: 100_000 }))
const anyDate = fc.integer({ min: 20_500, max: 20_700 }).map(dayToDate)
const anySeason = fc.record({
  startDate: anyDate,
  endDate: anyDate,
  dailyPrice: fc.integer({ min: 0, max: 500_000 }),
})

/** Seasons may overlap or end before they begin. */
const anyCar: fc.Arbitrary<CarPrices> = fc.record({
  hourlyPrice: anyPrice,
  discountedHourlyPrice: anyPrice,
  dailyPrice: fc.integer({ min: 1, max: 5_000_000 }),
  discountedDailyPrice: anyPrice,
  biWeeklyPrice: anyPrice,
  discountedBiWeeklyPrice: anyPrice,
  weeklyPrice: anyPrice,
  discountedWeeklyPrice: anyPrice,
  monthlyPrice: anyPrice,
  discountedMonthlyPrice: anyPrice,
  isDateBasedPrice: fc.boolean(),
  dateBasedPrices: fc.array(anySeason, { maxLength: 4 }),
  cancellation: anyExtraPrice,
  amendments: anyExtraPrice,
  theftProtection: anyExtraPrice,
  collisionDamageWaiver: anyExtraPrice,
  fullInsurance: anyExtraPrice,
  additionalDriver: anyExtraPrice,
  deposit: fc.integer({ min: 0, max: 2_000_000 }),
})

const anyExtras: fc.Arbitrary<ChosenExtras> = fc.record({
  cancellation: fc.boolean(),
  amendments: fc.boolean(),
  theftProtection: fc.boolean(),
  collisionDamageWaiver: fc.boolean(),
  fullInsurance: fc.boolean(),
  additionalDriver: fc.boolean(),
})

const anyRate = fc.integer({ min: -6000, max: 6000 }).map((hundredths) => hundredths / 100)

const anySpan = fc
  .tuple(anyDate, fc.integer({ min: 1, max: 60 * 24 * 120 }))
  .map(([day, minutes]) => makeRentalSpan(`${day}T10:00`, addHours(`${day}T10:00`, minutes / 60)))

const HOURS_BY_KIND: Readonly<Record<string, number>> = {
  month: 30 * 24,
  week: 7 * 24,
  threeDays: 3 * 24,
  day: 24,
  hour: 1,
}

describe('for any car, dates, extras and percentage', () => {
  // @shows PRICE-12, PRICE-15
  it('the lines are non-negative whole millimes and add up to the total', () => {
    fc.assert(
      fc.property(anyCar, anySpan, anyExtras, anyRate, (car, span, extras, rate) => {
        const { lines, total } = priceRental(car, span, extras, rate)
        const amounts = lines.map(({ amount }) => amount)
        expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(total)
        expect(computeRentalTotal(car, span, extras, rate)).toBe(total)
        for (const { quantity, unitPrice, amount } of lines) {
          expect([quantity, unitPrice, amount].every(Number.isSafeInteger)).toBe(true)
          expect(Math.min(quantity - 1, unitPrice, amount)).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })

  it('blocks and hours cover the whole rental exactly once', () => {
    fc.assert(
      fc.property(anyCar, anySpan, (car, span) => {
        const { lines } = priceRental({ ...car, isDateBasedPrice: false }, span)
        const hours = lines.map(({ kind, quantity }) =>
          kind === 'leftoverDay' ? span.hours % 24 : quantity * (HOURS_BY_KIND[kind] ?? 0),
        )
        expect(hours.reduce((sum, of) => sum + of, 0)).toBe(span.hours)
      }),
    )
  })

  it('a car is priced exactly when every hour has a price', () => {
    const daily = fc.constantFrom(0, 50_000)
    fc.assert(
      fc.property(anyCar, daily, anySpan, (car, dailyPrice, span) => {
        const only = { ...car, dailyPrice, discountedDailyPrice: null, isDateBasedPrice: false }
        const charged = priceRental(only, span).lines.reduce(
          (sum, { kind, quantity }) =>
            sum +
            (kind === 'leftoverDay' ? span.hours % 24 : quantity * (HOURS_BY_KIND[kind] ?? 0)),
          0,
        )
        expect(isPriced(only, span)).toBe(charged === span.hours)
        expect(isPriced({ ...only, dailyPrice: 50_000 }, span)).toBe(true)
        const byDate = { ...only, isDateBasedPrice: true, dateBasedPrices: [] }
        expect(isPriced(byDate, span)).toBe(dailyPrice > 0)
        expect(isPriced(only, makeSpanFrom(span.firstDate, 0))).toBe(false)
      }),
    )
  })

  it('date-based prices equal those of a day-by-day calculation', () => {
    fc.assert(
      fc.property(anyCar, anySpan, (car, span) => {
        const days = Array.from({ length: span.days }, (_, n) => addDays(span.firstDate, n))
        const prices = days.map((day) => {
          const season = car.dateBasedPrices?.find((of) => of.startDate <= day && day <= of.endDate)
          return season?.dailyPrice ?? (car.discountedDailyPrice || car.dailyPrice || 0)
        })
        expect(computeRentalTotal({ ...car, isDateBasedPrice: true }, span)).toBe(
          prices.reduce((sum, price) => sum + price, 0),
        )
      }),
    )
  })

  it('date lines are consecutive, and adjacent lines differ in price', () => {
    fc.assert(
      fc.property(anyCar, anySpan, (car, span) => {
        const lines = priceRental({ ...car, isDateBasedPrice: true }, span).lines
        for (const { quantity, from = '9999-12-31', to = '1000-01-01' } of lines) {
          expect(toDayNumber(to) - toDayNumber(from) + 1).toBe(quantity)
        }
        for (const [index, { from = '1000-01-01', unitPrice }] of lines.slice(1).entries()) {
          const { to = '9999-12-31', unitPrice: priceBefore } = lines[index] ?? { unitPrice: 0 }
          expect(from > to && (from > addDays(to, 1) || unitPrice !== priceBefore)).toBe(true)
        }
      }),
    )
  })

  it('adding an extra, a percentage point or a date-priced day never lowers the total', () => {
    const one = fc.constantFrom(...EXTRAS)
    fc.assert(
      fc.property(anyCar, anySpan, anyExtras, anyRate, one, (car, span, extras, rate, extra) => {
        const without = { ...extras, [extra]: false }
        const total = computeRentalTotal(car, span, without, rate)
        const more = computeRentalTotal(car, span, { ...extras, [extra]: true }, rate)
        expect(more).toBeGreaterThanOrEqual(total)
        expect(computeRentalTotal(car, span, without, rate + 1)).toBeGreaterThanOrEqual(total)

        const byDate = { ...car, isDateBasedPrice: true }
        const longer = makeSpanFrom(span.firstDate, span.hours + 24)
        expect(computeRentalTotal(byDate, longer, extras, rate)).toBeGreaterThanOrEqual(
          computeRentalTotal(byDate, span, extras, rate),
        )
      }),
    )
  })

  // @shows PRICE-9
  it('an extra is charged exactly as labelled', () => {
    const one = fc.constantFrom(...EXTRAS)
    fc.assert(
      fc.property(anyCar, anySpan, anyRate, one, (car, span, rate, extra) => {
        const { lines } = priceRental(car, span, { [extra]: true }, rate)
        const charged = lines.find(({ kind }) => kind === extra)
        const label = makeExtraOffer(car, extra, span.days, rate)
        const days = label.offer === 'perDay' ? label.days : 1
        const amount = 'amount' in label ? label.amount : undefined
        expect(charged?.amount).toBe(amount)
        expect(charged?.quantity).toBe(amount === undefined ? undefined : days)
      }),
    )
  })

  it('an offered longer rental is longer, cheaper, and costs the stated price', () => {
    fc.assert(
      fc.property(anyCar, anySpan, anyExtras, anyRate, (car, span, extras, rate) => {
        const total = computeRentalTotal(car, span, extras, rate)
        const offer = findCheaperLongerRental(car, span, extras, rate) ?? null
        const isTrue =
          offer === null ||
          (offer.days * 24 > span.hours &&
            offer.saving > 0 &&
            offer.total === total - offer.saving &&
            offer.total ===
              computeRentalTotal(car, makeSpanFrom(span.firstDate, offer.days * 24), extras, rate))
        expect(isTrue).toBe(true)
      }),
    )
  })
})
