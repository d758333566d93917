import { type Amount, type Conversion, convert, convertParts, sumAmounts } from '../money/money.ts'
import type { PaymentChoice } from '../payment/payment.ts'

/** Amounts in millimes: the lines of a rental, and the deposit shown with them. */
export interface BillAmounts {
  readonly lines: readonly Amount[]
  readonly deposit: Amount
}

/** A bill as shown on a page, in the smallest units of the shown currency. */
export interface ShownBill extends BillAmounts {
  /** The sum of the lines. */
  readonly rental: Amount
  /** Rental and deposit. */
  readonly total: Amount
}

/**
 * Converts a bill for display, so that visible amounts add up (MONEY-17). The deposit and the total equal the
 * charges for paying them online. The rental is their difference, allocated to its lines.
 */
export function makeShownBill({ lines, deposit }: BillAmounts, to: Conversion): ShownBill {
  const shownDeposit = convertTo(deposit, to)
  const total = convertTo(sumAmounts(lines) + deposit, to)
  const rental = total - shownDeposit
  return { lines: convertParts(lines, to, rental), rental, deposit: shownDeposit, total }
}

/**
 * Returns the paid part of a bill, and the due or overpaid rest. They add up to the total of `makeShownBill`.
 * When rental and deposit are equal, `choice` determines which one is paid; null means the deposit.
 */
export function makeShownPayment(
  bill: BillAmounts,
  paid: Amount,
  to: Conversion,
  choice: PaymentChoice | null = null,
) {
  const { rental, deposit, total } = makeShownBill(bill, to)
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

/** Converts two prices for display. Their difference is negative when the second is smaller. */
export function makeShownChange(before: Amount, after: Amount, to: Conversion) {
  const [from, until] = [convertTo(before, to), convertTo(after, to)]
  return { before: from, after: until, difference: until - from }
}

const convertTo = (amount: Amount, { rate, currency, step }: Conversion) =>
  convert(amount, rate, currency, step)
