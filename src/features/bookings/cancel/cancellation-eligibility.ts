import type { Booking } from '#api/queries/bookings.query.ts'
import { cancellationTerms } from '@masar/domain/booking/cancellation.ts'
import type { CancellationEligibility } from '@masar/machines/cancellation/cancellation.machine.ts'

import { barFor, type BookingRights } from '../rights.ts'

/** Whether the viewer can request a cancellation now, and on what terms. */
export function cancellationEligibility(
  booking: Booking,
  rights: BookingRights,
  now: Date,
): CancellationEligibility {
  const cancellation = booking.cancellation === true
  return {
    bar: barFor('requestCancel', rights, booking, now),
    terms: cancellationTerms({ cancellation, from: booking.from }, now),
  }
}
