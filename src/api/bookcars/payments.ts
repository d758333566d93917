/** Payments as BookCars has them: amounts in hundredths, and a booking before its order (WIRE-69, WIRE-80). */
import { type Amount, toMajor } from '@masar/domain/money/money.ts'

/**
 * The backend multiplies an amount by a hundred and cuts what is behind the point: 19.99 would lose a cent there,
 * as 19.99 times a hundred is a little less than 1999.
 */
export function amountBeforeCut({
  amount,
  currency,
}: {
  amount: Amount
  currency: string
}): number {
  const major = toMajor(amount, currency)
  return Math.floor(major * 100) < amount ? (amount + 0.001) / 100 : major
}

/** The path of the check names the booking where ours names the order. */
export const swapOrderPath = ({ orderId, bookingId }: { orderId: string; bookingId: string }) => ({
  orderId: bookingId,
  bookingId: orderId,
})
