import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { SUPPORTED_CURRENCIES } from '../money/currencies.ts'
import { getShownStep } from '../money/money-format.ts'
import { sumAmounts } from '../money/money.ts'
import { getBookingPrice } from '../payment/payment.ts'
import { type PriceFacts, summarizePrice } from './price-summary.ts'

const CHOICES = ['later', 'deposit', 'full', 'rental'] as const
const DINAR_CONVERSION = { currency: 'TND', rate: 1, step: 1 }

const anyAmount = fc.integer({ min: 0, max: 50_000_000 })
const anyConversion = fc
  .record({
    currency: fc.constantFrom(...SUPPORTED_CURRENCIES),
    rate: fc.double({ min: 0.001, max: 5000, noNaN: true }),
  })
  .map(({ currency, rate }) => ({
    currency,
    rate: currency === 'TND' ? 1 : rate,
    step: getShownStep(currency),
  }))
const anyPrice = fc.record({
  rental: fc.array(anyAmount, { minLength: 1, maxLength: 5 }),
  extras: fc.array(anyAmount, { maxLength: 5 }),
  deposit: fc.oneof(fc.constant(0), anyAmount),
})
type Price = Pick<PriceFacts, 'rental' | 'extras' | 'deposit'>

const sumRental = ({ rental, extras }: Price) => sumAmounts([...rental, ...extras])

/**
 * Possible payments of a booking with this choice: none yet, none at all, the agreed amount, a part, or
 * everything.
 */
const PAID_BY_STATE: Record<
  string,
  (price: Price, choice: (typeof CHOICES)[number]) => number | null
> = {
  'is still to be paid': () => null,
  'was not paid after all': () => 0,
  'has been paid as agreed': (price, choice) =>
    choice === 'later'
      ? 0
      : getBookingPrice(choice, {
          payLater: true,
          rental: sumRental(price),
          deposit: price.deposit,
        }),
  'has been paid in part': (price) => Math.floor(sumRental(price) / 3),
  'has been paid whole': (price) => sumRental(price) + price.deposit,
}

describe.each(CHOICES)('a price with the choice "%s"', (choice) => {
  // @shows MONEY-17
  it.each(Object.entries(PAID_BY_STATE))(
    'adds up in every currency when it %s',
    (_state, paidBy) => {
      fc.assert(
        fc.property(anyPrice, anyConversion, (price, to) => {
          const shown = summarizePrice({ ...price, choice, paid: paidBy(price, choice) }, to)
          const { rental, extras, total, deposit, online, atPickUp } = shown
          expect(rental).toBe(sumAmounts(shown.rentalLines))
          expect(extras).toBe(sumAmounts(shown.extraLines))
          expect(rental + extras).toBe(total)
          expect((online?.amount ?? 0) + (atPickUp?.amount ?? 0)).toBe(total + deposit)
          expect((online?.refundable ?? 0) + (atPickUp?.refundable ?? 0)).toBe(deposit)
        }),
      )
    },
  )
})

const CLIO_PRICE: Price = { rental: [368_000], extras: [25_000], deposit: 300_000 }
const makePart = ([amount, refundable]: readonly [number, number]) => ({ amount, refundable })
const listParts = (choice: PriceFacts['choice'], paid: number | null = null) => {
  const { online, atPickUp } = summarizePrice({ ...CLIO_PRICE, choice, paid }, DINAR_CONVERSION)
  return [online, atPickUp]
}

describe('the amounts due online and at pick-up', () => {
  it('are unknown before a payment choice', () => {
    expect(listParts(null)).toEqual([null, null])
  })

  // @shows BOOK-17
  it.each([
    ['later', [0, 0], [693_000, 300_000]],
    ['deposit', [300_000, 300_000], [393_000, 0]],
    ['full', [693_000, 300_000], [0, 0]],
    ['rental', [393_000, 0], [300_000, 300_000]],
  ] as const)('show which part includes the deposit: %s', (choice, now, atPickUp) => {
    expect(listParts(choice)).toEqual([makePart(now), makePart(atPickUp)])
  })

  it('include an unpaid deposit at pick-up', () => {
    expect(listParts('deposit', 0)).toEqual([
      { amount: 0, refundable: 0 },
      { amount: 693_000, refundable: 300_000 },
    ])
  })

  it('are never negative when the rental becomes cheaper than the payment', () => {
    expect(listParts('full', 700_000)[1]).toEqual({ amount: 0, refundable: 0 })
  })
})
