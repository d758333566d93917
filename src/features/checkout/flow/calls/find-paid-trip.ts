import { fetchBookingById } from '#api/queries/bookings.query.ts'
import { readReferenceId } from '#api/response-shapes.ts'
import { toWallClock } from '@masar/domain/rental/rental-clock.ts'
import type { FlowDeps } from '#flows/flow-deps.ts'
import type { SessionReading } from '@masar/machines/checkout-session/checkout-session.machine.ts'
import type { CarTrip } from '@masar/domain/booking/trip.ts'

import { findCheckout } from './find-checkout.ts'
import { getDefaultTimeZone } from '@masar/domain/service/operator.ts'

/**
 * Finds the trip that a payment is for, so that checkout can be resumed in any window. Reads it from the
 * checkout stored in this window. Otherwise, reads it from the booking if the payment is still possible and the
 * viewer may read the booking.
 */
export async function findPaidTrip(
  deps: FlowDeps,
  { status, bookingId }: SessionReading,
  { sessionId, signal }: { sessionId: string; signal: AbortSignal },
): Promise<CarTrip | null> {
  const storedCheckout = findCheckout(deps.storage, sessionId)
  const isPayable = status === 'open' || status === 'declined'
  if (storedCheckout || !isPayable || !bookingId) return storedCheckout
  return readTrip(deps, bookingId, signal).catch(() => null)
}

async function readTrip(
  { api, locale }: FlowDeps,
  id: string,
  signal: AbortSignal,
): Promise<CarTrip> {
  const booking = await fetchBookingById(api, { id, language: locale.read() }, signal)
  const { car, pickupLocation, dropOffLocation, from, to } = booking
  const zone = booking.timeZone ?? pickupLocation.timeZone ?? getDefaultTimeZone()
  return {
    carId: readReferenceId(car),
    pickUp: readReferenceId(pickupLocation),
    dropOff: readReferenceId(dropOffLocation),
    from: toWallClock(from, zone),
    to: toWallClock(to, zone),
  }
}
