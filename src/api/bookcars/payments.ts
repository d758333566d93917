/**
 * Payments on BookCars: amounts are in hundredths, and paths contain the booking before the order (WIRE-69,
 * WIRE-80).
 */
import { type Amount, toMajor } from '@masar/domain/money/money.ts'

/**
 * Returns the amount to send. The backend multiplies it by 100 and truncates the result, so 19.99 would lose a
 * cent: 19.99 × 100 is slightly less than 1999.
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

/** Swaps the path parameters: BookCars expects the booking where we have the order. */
export const swapOrderPath = ({ orderId, bookingId }: { orderId: string; bookingId: string }) => ({
  orderId: bookingId,
  bookingId: orderId,
})
