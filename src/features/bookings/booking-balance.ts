import type { Booking, BookingInList } from '#api/queries/bookings.query.ts'
import { isOff } from '@masar/domain/booking/booking-state.ts'
import { type Amount, toMinor } from '@masar/domain/money/money.ts'
import { paidAmount } from '@masar/domain/payment/paid-amount.ts'
import { type PaymentBalance, paymentBalance } from '@masar/domain/payment/payment-balance.ts'
import { agreedChoice } from '@masar/domain/payment/payment.ts'

/**
 * Compares the amount paid with the current price; null when the backend does not send the amount
 * paid.
 */
export function bookingBalance(booking: Booking | BookingInList): PaymentBalance | null {
  const { paidOnline, totalPrice, deposit = 0, isDeposit, isPayedInFull } = booking
  if (paidOnline === undefined || totalPrice === undefined || isOff(booking)) return null
  return paymentBalance({
    choice: agreedChoice({ isDeposit: isDeposit ?? false, isPayedInFull: isPayedInFull ?? false }),
    rental: toMinor(totalPrice),
    deposit: toMinor(deposit),
    paid: toMinor(paidOnline),
  })
}

/** When the backend does not send the amount paid online, it is derived from the status. */
export const readPaidAmount = (
  { status, paidOnline = 0 }: Booking | BookingInList,
  rental: Amount,
  deposit: Amount,
): Amount => paidAmount({ status, paidOnline: toMinor(paidOnline), rental, deposit })

/** False once staff have recorded that the rest was paid at the counter. */
export const isPartPaid = (booking: Booking | BookingInList): boolean =>
  (booking.status === 'deposit' || booking.status === 'reserved') &&
  bookingBalance(booking)?.state === 'part-paid'
