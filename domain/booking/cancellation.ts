/** A cancellation requested this long before pick-up may be free. */
export const NOTICE_HOURS = 24
const HOUR_MS = 3_600_000

/**
 * The terms of a cancellation (BOOKING-15): with 24 hours' notice it may get a full refund,
 * with less it may incur a fee. Only bookings with the cancellation option have terms.
 */
export type CancellationTerms = 'not-bought' | 'full-refund' | 'fee' | 'started'

/** Returns the terms of a cancellation at `now`. `from` is the instant of pick-up. */
export function getCancellationTerms(
  booking: { readonly cancellation: boolean; readonly from: string },
  now: Date,
): CancellationTerms {
  if (!booking.cancellation) return 'not-bought'
  if (Date.parse(booking.from) <= now.getTime()) return 'started'
  return now <= getFullRefundDeadline(booking.from) ? 'full-refund' : 'fee'
}

/** Returns the deadline for a full refund, as in "free until Monday 10:00". */
export function getFullRefundDeadline(from: string): Date {
  return new Date(Date.parse(from) - NOTICE_HOURS * HOUR_MS)
}
