import type { BookingStatus } from '../booking/booking-status.ts'
import type { Amount } from '../money/money.ts'
import { type PaymentChoice, getBookingPrice, CONFIRMED_STATUS_BY_CHOICE } from './payment.ts'

/** A booking's payments and current price. The price changes with the dates; the payments do not. */
export interface PaidBooking {
  /** The choice the customer agreed to. */
  readonly choice: PaymentChoice
  /** With extras and without the deposit. */
  readonly rental: Amount
  readonly deposit: Amount
  /** Paid and not refunded. */
  readonly paid: Amount
}

export interface PaymentBalance {
  /** `part-paid`: less than the customer agreed to pay online. `overpaid`: more than rental and deposit. */
  readonly state: 'unpaid' | 'part-paid' | 'paid' | 'overpaid'
  /** To be paid at pick-up, deposit included. */
  readonly due: Amount
  /** Refunded by the rental company at pick-up. */
  readonly refund: Amount
}

/** Compares the payments with the current price. Every status, page, email and table uses this function. */
export function computePaymentBalance({
  choice,
  rental,
  deposit,
  paid,
}: PaidBooking): PaymentBalance {
  const rest = rental + deposit - paid
  const agreed = getBookingPrice(choice, { payLater: true, rental, deposit })
  return {
    state: chooseBalanceState(paid, agreed, rest),
    due: Math.max(0, rest),
    refund: Math.max(0, -rest),
  }
}

function chooseBalanceState(paid: Amount, agreed: Amount, rest: Amount): PaymentBalance['state'] {
  if (paid === 0) return 'unpaid'
  if (rest < 0) return 'overpaid'
  return paid < agreed ? 'part-paid' : 'paid'
}

/**
 * Returns the wire status of a confirmed booking after a payment or price change. The wire has no status for
 * partly paid bookings: they are `deposit` if the deposit is covered, otherwise `reserved`.
 */
export function choosePaidStatus(booking: PaidBooking): BookingStatus {
  const { choice, deposit, paid } = booking
  const { state } = computePaymentBalance(booking)
  if (state === 'paid' || state === 'overpaid') return CONFIRMED_STATUS_BY_CHOICE[choice]
  const isDepositPaid = choice !== 'rental' && deposit > 0 && paid >= deposit
  return isDepositPaid ? 'deposit' : 'reserved'
}
