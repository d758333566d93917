import { type Amount, type Conversion, convert, convertParts, sumAmounts } from '../money/money.ts'
import type { PaymentChoice } from '../payment/payment.ts'

/** Amounts in millimes: the lines of a rental, and the deposit that is told with them. */
export interface BillAmounts {
  readonly lines: readonly Amount[]
  readonly deposit: Amount
}

/** A bill as it stands on a page, in the smallest units of the currency it is shown in. */
export interface ShownBill extends BillAmounts {
  /** The sum of the lines. */
  readonly rental: Amount
  /** Rental and deposit. */
  readonly total: Amount
}

/**
 * The one conversion of a bill: whatever a person adds up on a page adds up (MONEY-17). The deposit
 * and the total are what paying them online comes to; the rental is what is left, and is
 * apportioned to its lines.
 */
export function shownBill({ lines, deposit }: BillAmounts, to: Conversion): ShownBill {
  const shownDeposit = convertTo(deposit, to)
  const total = convertTo(sumAmounts(lines) + deposit, to)
  const rental = total - shownDeposit
  return { lines: convertParts(lines, to, rental), rental, deposit: shownDeposit, total }
}

/**
 * What is paid of a bill, and what is still due or was paid too much; they add up to the total of `shownBill`. Where rental and
 * deposit are the same amount, `choice` says which of them is paid; null means the deposit.
 */
export function shownPayment(
  bill: BillAmounts,
  paid: Amount,
  to: Conversion,
  choice: PaymentChoice | null = null,
) {
  const { rental, deposit, total } = shownBill(bill, to)
  const isRental = paid === sumAmounts(bill.lines) && (choice === 'rental' || paid !== bill.deposit)
  const shownPaid = isRental ? rental : convertTo(paid, to)
  const isAll = paid >= sumAmounts(bill.lines) + bill.deposit
  const rest = total - shownPaid
  return {
    paid: shownPaid,
    due: isAll ? 0 : rest,
    refund: isAll ? Math.max(0, -rest) : 0,
    total,
    deposit,
  }
}

/** Two prices and the difference between them, below 0 where the second is the smaller one. */
export function shownChange(before: Amount, after: Amount, to: Conversion) {
  const [from, until] = [convertTo(before, to), convertTo(after, to)]
  return { before: from, after: until, difference: until - from }
}

const convertTo = (amount: Amount, { rate, currency, step }: Conversion) =>
  convert(amount, rate, currency, step)
