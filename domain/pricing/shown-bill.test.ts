import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { makeCharge } from '../payment/charge.ts'
import { SUPPORTED_CURRENCIES } from '../money/currencies.ts'
import { getShownStep } from '../money/money-format.ts'
import { convert, sumAmounts } from '../money/money.ts'
import { PAYMENT_CHOICES, makePaymentTerms } from '../payment/payment.ts'
import { makeShownBill, makeShownChange, makeShownPayment } from './shown-bill.ts'

const anyAmount = fc.integer({ min: 0, max: 50_000_000 })
const anyBill = fc.record({
  lines: fc.array(anyAmount, { minLength: 1, maxLength: 12 }),
  deposit: fc.oneof(fc.constant(0), anyAmount),
})
const anyRate = fc.double({ min: 0.001, max: 5000, noNaN: true })
const anyConversion = fc.record({
  currency: fc.constantFrom(...SUPPORTED_CURRENCIES),
  rate: anyRate,
})
const anyShownConversion = anyConversion.map(({ currency, rate }) => ({
  currency,
  rate: currency === 'TND' ? 1 : rate,
  step: getShownStep(currency),
}))

describe('for any amounts, currency and rate', () => {
  // @shows MONEY-17
  it('the shown lines add up to the rental, and with the deposit to the total', () => {
    fc.assert(
      fc.property(anyBill, anyShownConversion, (bill, to) => {
        const shown = makeShownBill(bill, to)
        expect(sumAmounts(shown.lines)).toBe(shown.rental)
        expect(shown.rental + shown.deposit).toBe(shown.total)
        expect(shown.total).toBe(
          convert(sumAmounts(bill.lines) + bill.deposit, to.rate, to.currency, to.step),
        )
      }),
    )
  })

  it('every part is a multiple of the step, within one step of its conversion', () => {
    fc.assert(
      fc.property(anyBill, anyShownConversion, (bill, to) => {
        const shown = makeShownBill(bill, to)
        const parts = [...shown.lines, shown.rental, shown.deposit]
        const worth = [...bill.lines, sumAmounts(bill.lines), bill.deposit]
        for (const [index, part] of parts.entries()) {
          const alone = convert(worth[index] ?? 0, to.rate, to.currency, to.step)
          expect(Math.abs(part - alone)).toBeLessThanOrEqual(to.step)
          expect(part % to.step).toBe(0)
          expect(part).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })

  it('paid and due amounts add up, and a fully paid bill has nothing due', () => {
    fc.assert(
      fc.property(
        anyBill,
        anyShownConversion,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (bill, to, part) => {
          const whole = sumAmounts(bill.lines) + bill.deposit
          const all = [0, bill.deposit, sumAmounts(bill.lines), Math.floor(whole * part), whole]
          for (const paid of all) {
            const shown = makeShownPayment(bill, paid, to)
            expect(shown.paid + shown.due).toBe(makeShownBill(bill, to).total)
            expect(Math.min(shown.paid, shown.due)).toBeGreaterThanOrEqual(0)
          }
          expect(makeShownPayment(bill, whole, to).due).toBe(0)
        },
      ),
    )
  })

  it('the payment card and the summary show the same amounts', () => {
    const anyChoice = fc.constantFrom(...PAYMENT_CHOICES)
    fc.assert(
      fc.property(anyBill, anyShownConversion, anyChoice, (bill, to, choice) => {
        const rental = sumAmounts(bill.lines)
        const terms = makePaymentTerms(choice, { payLater: true, rental, deposit: bill.deposit })
        const summary = makeShownBill(bill, to)
        const { paid, due } = makeShownPayment(
          { ...bill, lines: [rental] },
          terms.now.total,
          to,
          choice,
        )
        const billParts = (when: typeof terms.now) =>
          (when.rental > 0 ? summary.rental : 0) + (when.deposit > 0 ? summary.deposit : 0)
        expect({ paid, due }).toEqual({
          paid: billParts(terms.now),
          due: billParts(terms.atCounter),
        })
      }),
      // The rental equals the deposit, but they are rounded differently.
      {
        examples: [
          [
            { lines: [25], deposit: 25 },
            { currency: 'AED', rate: 0.0999999999995, step: 1 },
            'rental',
          ],
        ],
      },
    )
  })

  // @shows MONEY-18
  it('the amount shown as paid is the amount charged', () => {
    const anyChoice = fc.constantFrom('deposit', 'full' as const)
    fc.assert(
      fc.property(anyBill, anyShownConversion, anyChoice, (bill, to, choice) => {
        const rental = sumAmounts(bill.lines)
        const { now } = makePaymentTerms(choice, { payLater: true, rental, deposit: bill.deposit })
        const charge = makeCharge({ ...to, amount: now.total, provider: 'sandbox' })
        expect(makeShownPayment(bill, now.total, to).paid).toBe(charge.amount)
      }),
    )
  })

  it('the shown difference equals the difference between the shown prices', () => {
    fc.assert(
      fc.property(anyAmount, anyAmount, anyShownConversion, (before, after, to) => {
        const shown = makeShownChange(before, after, to)
        expect(shown.before + shown.difference).toBe(shown.after)
        expect(makeShownChange(before, before, to).difference).toBe(0)
      }),
    )
  })
})
