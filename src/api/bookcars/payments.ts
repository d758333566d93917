/** Payments of BookCars: amounts in hundredths, and a booking before its order (WIRE-69, WIRE-80). */
import { type Amount, toMajor } from '@masar/domain/money/money.ts'

/**
 * The backend multiplies an amount by 100 and truncates it: 19.99 would lose a cent, because 19.99 × 100 is
 * slightly less than 1999.
 */
export function compensateTruncation({
  amount,
  currency,
}: {
  amount: Amount
  currency: string
}): number {
  const major = toMajor(amount, currency)
  return Math.floor(major * 100) < amount ? (amount + 0.001) / 100 : major
}

/** The path of the check contains the booking where ours contains the order. */
export const swapOrderPath = ({ orderId, bookingId }: { orderId: string; bookingId: string }) => ({
  orderId: bookingId,
  bookingId: orderId,
})
