import type { components } from '@masar/openapi/schema.d.ts'

/** Six of the specification, and `paidInFull` of the wire (WIRE-85). */
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

/** The wire may send statuses that are unknown here; they are shown as text. */
export function isBookingStatus(status: unknown): status is BookingStatus {
  return BOOKING_STATUSES.some((known) => known === status)
}

/** Statuses that block the car for other customers; `void` only while it can be paid. */
export const HOLDING_STATUSES = ['pending', 'deposit', 'paid', 'paidInFull', 'reserved'] as const

/** `isPaymentOpen`: the payment window of a void booking has not ended (CAR-15). */
export function holdsCar(status: BookingStatus, isPaymentOpen = false): boolean {
  if (status === 'void') return isPaymentOpen
  return HOLDING_STATUSES.some((holding) => holding === status)
}

/** Half-open: a return at 10:00 and a pick-up at 10:00 do not collide. */
export function overlap(
  a: { readonly from: string; readonly to: string },
  b: { readonly from: string; readonly to: string },
): boolean {
  return Date.parse(a.from) < Date.parse(b.to) && Date.parse(b.from) < Date.parse(a.to)
}
