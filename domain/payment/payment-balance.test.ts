import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { computePaymentBalance, choosePaidStatus } from './payment-balance.ts'

const DEPOSIT_MILLIMES = 300_000

describe('computePaymentBalance', () => {
  it.each([
    ['nothing paid', 'full', 460_000, 0, 'unpaid', 760_000, 0, 'reserved'],
    ['paid in full', 'full', 460_000, 760_000, 'paid', 0, 0, 'paidInFull'],
    [
      'lengthened after payment in full',
      'full',
      2_840_000,
      760_000,
      'part-paid',
      2_380_000,
      0,
      'deposit',
    ],
    [
      'shortened after payment in full',
      'full',
      180_000,
      760_000,
      'overpaid',
      0,
      280_000,
      'paidInFull',
    ],
    ['less paid than the deposit', 'full', 460_000, 200_000, 'part-paid', 560_000, 0, 'reserved'],
    ['deposit paid', 'deposit', 460_000, 300_000, 'paid', 460_000, 0, 'deposit'],
    [
      'lengthened after the deposit',
      'deposit',
      2_840_000,
      300_000,
      'paid',
      2_840_000,
      0,
      'deposit',
    ],
    ['rental paid', 'rental', 460_000, 460_000, 'paid', 300_000, 0, 'paid'],
    [
      'lengthened after the rental',
      'rental',
      2_840_000,
      460_000,
      'part-paid',
      2_680_000,
      0,
      'reserved',
    ],
    [
      'shortened after the rental: the deposit is due',
      'rental',
      400_000,
      460_000,
      'paid',
      240_000,
      0,
      'paid',
    ],
  ] as const)('%s', (_, choice, rental, paid, state, due, refund, status) => {
    const booking = { choice, rental, deposit: DEPOSIT_MILLIMES, paid }
    expect(computePaymentBalance(booking)).toEqual({ state, due, refund })
    expect(choosePaidStatus(booking)).toBe(status)
  })

  // @shows MONEY-19
  it('accounts for every amount, and is not paid in full while something is due', () => {
    const amount = fc.integer({ min: 0, max: 10_000_000 })
    const choice = fc.constantFrom('deposit' as const, 'full' as const, 'rental' as const)
    fc.assert(
      fc.property(choice, amount, amount, amount, (how, rental, deposit, paid) => {
        const booking = { choice: how, rental, deposit, paid }
        const { due, refund } = computePaymentBalance(booking)
        expect(paid + due - refund).toBe(rental + deposit)
        expect(choosePaidStatus(booking) === 'paidInFull' && due > 0).toBe(false)
      }),
    )
  })
})
