import type { components } from '@masar/openapi/schema.d.ts'

/** Six statuses from the specification, and `paidInFull`, which exists only on the wire (WIRE-85). */
export const BOOKING_STATUSES = [
  'void',
  'pending',
  'deposit',
  'paid',
  'paidInFull',
  'reserved',
  'cancelled',
] as const satisfies readonly components['schemas']['BookingStatus'][]
export type BookingStatus = (typeof BOOKING_STATUSES)[number]

/** Whether this status is known here. The wire may send others, which are shown as text. */
export function isBookingStatus(status: unknown): status is BookingStatus {
  return BOOKING_STATUSES.some((known) => known === status)
}

/** Statuses that block the car for other customers. `void` also does, but only while it can be paid. */
export const HOLDING_STATUSES = ['pending', 'deposit', 'paid', 'paidInFull', 'reserved'] as const

/**
 * Whether a booking blocks its car. `isPaymentOpen`: the payment window of a void booking is still open
 * (CAR-15).
 */
export function holdsCar(status: BookingStatus, isPaymentOpen = false): boolean {
  if (status === 'void') return isPaymentOpen
  return HOLDING_STATUSES.some((holding) => holding === status)
}

/** Whether two rentals overlap. A drop-off at 10:00 does not overlap with a pick-up at 10:00. */
export function areRentalsOverlapping(
  a: { readonly from: string; readonly to: string },
  b: { readonly from: string; readonly to: string },
): boolean {
  return Date.parse(a.from) < Date.parse(b.to) && Date.parse(b.from) < Date.parse(a.to)
}
