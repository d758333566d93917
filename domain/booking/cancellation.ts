/** A cancellation requested this long before pick-up may be free. */
export const NOTICE_HOURS = 24
const HOUR = 3_600_000

/**
 * The terms of a cancellation (BOOKING-15): with 24 hours' notice it may get a full refund,
 * with less it may incur a fee. Only bookings with the cancellation option have terms.
 */
export type CancellationTerms = 'not-bought' | 'full-refund' | 'fee' | 'started'

/** `from` is the instant of pick-up. */
export function cancellationTerms(
  booking: { readonly cancellation: boolean; readonly from: string },
  now: Date,
): CancellationTerms {
  if (!booking.cancellation) return 'not-bought'
  if (Date.parse(booking.from) <= now.getTime()) return 'started'
  return now <= fullRefundUntil(booking.from) ? 'full-refund' : 'fee'
}

/** The last moment of a full refund, for "free until Monday 10:00". */
export function fullRefundUntil(from: string): Date {
  return new Date(Date.parse(from) - NOTICE_HOURS * HOUR)
}
