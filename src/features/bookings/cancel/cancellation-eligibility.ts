import type { Booking } from '#api/queries/bookings.query.ts'
import { getCancellationTerms } from '@masar/domain/booking/cancellation.ts'
import type { CancellationEligibility } from '@masar/machines/cancellation/cancellation.machine.ts'

import { findBar, type BookingRights } from '../rights.ts'

/** Returns whether the viewer can request a cancellation now, and on what terms. */
export function findCancellationEligibility(
  booking: Booking,
  rights: BookingRights,
  now: Date,
): CancellationEligibility {
  const cancellation = booking.cancellation === true
  return {
    bar: findBar('requestCancel', rights, booking, now),
    terms: getCancellationTerms({ cancellation, from: booking.from }, now),
  }
}
