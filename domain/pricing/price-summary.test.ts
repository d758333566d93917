import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { SUPPORTED_CURRENCIES } from '../money/currencies.ts'
import { shownStep } from '../money/money-format.ts'
import { sumAmounts } from '../money/money.ts'
import { bookingPrice } from '../payment/payment.ts'
import { type PriceFacts, summarizePrice } from './price-summary.ts'

const CHOICES = ['later', 'deposit', 'full', 'rental'] as const
const DINARS = { currency: 'TND', rate: 1, step: 1 }

const anyAmount = fc.integer({ min: 0, max: 50_000_000 })
const anyTo = fc
  .record({
    currency: fc.constantFrom(...SUPPORTED_CURRENCIES),
    rate: fc.double({ min: 0.001, max: 5000, noNaN: true }),
  })
  .map(({ currency, rate }) => ({
    currency,
    rate: currency === 'TND' ? 1 : rate,
    step: shownStep(currency),
  }))
const anyPrice = fc.record({
  rental: fc.array(anyAmount, { minLength: 1, maxLength: 5 }),
  extras: fc.array(anyAmount, { maxLength: 5 }),
  deposit: fc.oneof(fc.constant(0), anyAmount),
})
type Price = Pick<PriceFacts, 'rental' | 'extras' | 'deposit'>

const rentalAmount = ({ rental, extras }: Price) => sumAmounts([...rental, ...extras])

/**
 * Possible payments of a booking with this choice: nothing, the agreed amount, part of it,
 * everything.
 */
const PAID: Record<string, (price: Price, choice: (typeof CHOICES)[number]) => number | null> = {
  'is still to be paid': () => null,
  'was not paid after all': () => 0,
  'has been paid as agreed': (price, choice) =>
    choice === 'later'
      ? 0
      : bookingPrice(choice, {
          payLater: true,
          rental: rentalAmount(price),
          deposit: price.deposit,
        }),
  'has been paid in part': (price) => Math.floor(rentalAmount(price) / 3),
  'has been paid whole': (price) => rentalAmount(price) + price.deposit,
}

describe.each(CHOICES)('a price with the choice "%s"', (choice) => {
  // @shows MONEY-17
  it.each(Object.entries(PAID))('adds up in every currency where it %s', (_state, paidBy) => {
    fc.assert(
      fc.property(anyPrice, anyTo, (price, to) => {
        const shown = summarizePrice({ ...price, choice, paid: paidBy(price, choice) }, to)
        const { rental, extras, total, deposit, online, atPickUp } = shown
        expect(rental).toBe(sumAmounts(shown.rentalLines))
        expect(extras).toBe(sumAmounts(shown.extraLines))
        expect(rental + extras).toBe(total)
        expect((online?.amount ?? 0) + (atPickUp?.amount ?? 0)).toBe(total + deposit)
        expect((online?.refundable ?? 0) + (atPickUp?.refundable ?? 0)).toBe(deposit)
      }),
    )
  })
})

const CLIO: Price = { rental: [368_000], extras: [25_000], deposit: 300_000 }
const part = ([amount, refundable]: readonly [number, number]) => ({ amount, refundable })
const parts = (choice: PriceFacts['choice'], paid: number | null = null) => {
  const { online, atPickUp } = summarizePrice({ ...CLIO, choice, paid }, DINARS)
  return [online, atPickUp]
}

describe('the amounts due at each time', () => {
  it('are unknown before a payment choice', () => {
    expect(parts(null)).toEqual([null, null])
  })

  // @shows BOOK-17
  it.each([
    ['later', [0, 0], [693_000, 300_000]],
    ['deposit', [300_000, 300_000], [393_000, 0]],
    ['full', [693_000, 300_000], [0, 0]],
    ['rental', [393_000, 0], [300_000, 300_000]],
  ] as const)('state which one includes the deposit: %s', (choice, now, atPickUp) => {
    expect(parts(choice)).toEqual([part(now), part(atPickUp)])
  })

  it('include an unpaid deposit at pick-up', () => {
    expect(parts('deposit', 0)).toEqual([
      { amount: 0, refundable: 0 },
      { amount: 693_000, refundable: 300_000 },
    ])
  })

  it('are never negative when the rental becomes cheaper than the payment', () => {
    expect(parts('full', 700_000)[1]).toEqual({ amount: 0, refundable: 0 })
  })
})
