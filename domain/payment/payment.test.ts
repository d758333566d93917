import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  readBookedChoice,
  getBookingPrice,
  PAYMENT_CHOICES,
  readAgreedChoice,
  type PaymentFacts,
  toPaymentFlags,
  listPaymentTerms,
  CONFIRMED_STATUS_BY_CHOICE,
  makePaymentTerms,
} from './payment.ts'

/** The rental of E6 (`testing/example-cars.ts`) and a deposit of 300, each plus 10 %. */
const facts: PaymentFacts = { payLater: true, rental: 322_300, deposit: 330_000 }

const listBars = (changes: Partial<PaymentFacts>) =>
  Object.fromEntries(
    listPaymentTerms({ ...facts, ...changes }).map(({ choice, barredBy }) => [choice, barredBy]),
  )

describe('payment choices', () => {
  // @shows BOOK-13
  it('are later, deposit, rental and full, all available for a car with a deposit', () => {
    expect(listBars({})).toEqual({ later: null, deposit: null, rental: null, full: null })
  })

  // @shows BOOK-14
  it('exclude “rental” and “full” for visitors from Tunisia, but no others', () => {
    expect(listBars({ country: 'TN' })).toEqual({
      later: null,
      deposit: null,
      rental: 'country',
      full: 'country',
    })
    expect(listBars({ country: 'tn' })).toMatchObject({ full: 'country' })
    expect(listBars({ country: 'FR' })).toMatchObject({ full: null })
    expect(listBars({ country: null })).toMatchObject({ full: null })
  })

  // @shows BOOK-19
  it('exclude “later” when the supplier does not allow it', () => {
    expect(listBars({ payLater: false })).toMatchObject({
      later: 'supplier-wants-payment',
      full: null,
    })
  })

  // @shows BOOK-19
  it('exclude “deposit” and omit “rental” when the car has no deposit', () => {
    expect(listBars({ deposit: 0 })).toEqual({ later: null, deposit: 'no-deposit', full: null })
  })
})

// @shows BOOK-17
describe('the amounts due now and at pick-up', () => {
  // @shows BOOK-13
  it.each([
    ['later', 0, 0, 322_300, 330_000],
    ['deposit', 0, 330_000, 322_300, 0],
    ['rental', 322_300, 0, 0, 330_000],
    ['full', 322_300, 330_000, 0, 0],
  ] as const)(
    'are correct for the choice %s',
    (choice, rentalNow, depositNow, rentalThen, depositThen) => {
      expect(makePaymentTerms(choice, facts)).toEqual({
        choice,
        barredBy: null,
        now: { rental: rentalNow, deposit: depositNow, total: rentalNow + depositNow },
        atCounter: { rental: rentalThen, deposit: depositThen, total: rentalThen + depositThen },
      })
    },
  )

  it('are the rental alone when there is no deposit', () => {
    expect(makePaymentTerms('full', { ...facts, deposit: 0 }).now.total).toBe(322_300)
  })

  it('always add up to rental and deposit', () => {
    const amount = fc.integer({ min: 0, max: 1e9 })
    fc.assert(
      fc.property(
        fc.constantFrom(...PAYMENT_CHOICES),
        amount,
        amount,
        (choice, rental, deposit) => {
          const { now, atCounter } = makePaymentTerms(choice, { payLater: true, rental, deposit })
          expect(now.total + atCounter.total).toBe(rental + deposit)
          expect(now.rental + atCounter.rental).toBe(rental)
        },
      ),
    )
  })
})

describe('when online payments are unavailable', () => {
  const takesPayments = false

  it('only paying at pick-up is available', () => {
    expect(listBars({ takesPayments })).toEqual({
      later: null,
      deposit: 'no-provider',
      rental: 'no-provider',
      full: 'no-provider',
    })
  })

  it('permanent reasons take precedence', () => {
    expect(listBars({ takesPayments, country: 'TN', deposit: 0 })).toMatchObject({
      deposit: 'no-deposit',
      full: 'country',
    })
  })
})

// @shows PAY-23, WIRE-82
describe('on the wire', () => {
  it.each([
    ['later', 322_300, { payLater: true, isDeposit: false, isPayedInFull: false }, 'pending'],
    ['deposit', 330_000, { payLater: false, isDeposit: true, isPayedInFull: false }, 'deposit'],
    ['rental', 322_300, { payLater: false, isDeposit: false, isPayedInFull: false }, 'paid'],
    ['full', 652_300, { payLater: false, isDeposit: false, isPayedInFull: true }, 'paidInFull'],
  ] as const)(
    'the choice %s costs %i and results in its status',
    (choice, price, flags, status) => {
      expect(getBookingPrice(choice, facts)).toBe(price)
      expect(toPaymentFlags(choice)).toEqual(flags)
      expect(CONFIRMED_STATUS_BY_CHOICE[choice]).toBe(status)
      expect(readAgreedChoice(flags)).toBe(choice)
    },
  )

  it.each([
    [{ status: 'void' }, 'rental'],
    [{ status: 'paid' }, 'rental'],
    [{ status: 'pending' }, 'later'],
    [{ status: 'reserved' }, 'later'],
    [{ status: 'reserved', isDeposit: true }, 'deposit'],
    [{ status: 'void', isPayedInFull: true }, 'full'],
  ])('the stored booking %o is read as the choice %s', (booking, choice) => {
    expect(readBookedChoice(booking)).toBe(choice)
  })
})
