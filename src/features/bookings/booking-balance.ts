import type { Booking, BookingInList } from '#api/queries/bookings.query.ts'
import { isInactiveBooking } from '@masar/domain/booking/booking-state.ts'
import { type Amount, toMinor } from '@masar/domain/money/money.ts'
import { computePaidAmount } from '@masar/domain/payment/paid-amount.ts'
import {
  type PaymentBalance,
  computePaymentBalance,
} from '@masar/domain/payment/payment-balance.ts'
import { readAgreedChoice } from '@masar/domain/payment/payment.ts'

/**
 * Compares the amount paid with the current price. Returns null when the booking holds no car (`isOff`) or the
 * amount paid is unknown.
 */
export function computeBookingBalance(booking: Booking | BookingInList): PaymentBalance | null {
  const { paidOnline, totalPrice, deposit = 0, isDeposit, isPayedInFull } = booking
  if (paidOnline === undefined || totalPrice === undefined || isInactiveBooking(booking))
    return null
  return computePaymentBalance({
    choice: readAgreedChoice({
      isDeposit: isDeposit ?? false,
      isPayedInFull: isPayedInFull ?? false,
    }),
    rental: toMinor(totalPrice),
    deposit: toMinor(deposit),
    paid: toMinor(paidOnline),
  })
}

/** Returns the amount paid. Derives it from the status when the backend does not send it. */
export const readPaidAmount = (
  { status, paidOnline = 0 }: Booking | BookingInList,
  rental: Amount,
  deposit: Amount,
): Amount => computePaidAmount({ status, paidOnline: toMinor(paidOnline), rental, deposit })

/**
 * Whether part of the price is still due. False once staff have recorded payment of the rest at the counter.
 */
export const isPartPaid = (booking: Booking | BookingInList): boolean =>
  (booking.status === 'deposit' || booking.status === 'reserved') &&
  computeBookingBalance(booking)?.state === 'part-paid'
