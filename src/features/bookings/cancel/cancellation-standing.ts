import type { Booking } from '#api/bookings.query.ts'
import { idOf } from '#api/compat.ts'
import { cancellationTerms } from '#domain/cancellation.ts'
import { barOn } from '#domain/permissions.ts'
import type { Standing } from '#machines/cancellation/cancellation-setup.ts'
import type { Viewer } from '#ui/viewer.tsx'

/** Whether this viewer may ask to cancel a booking at this moment, and what it would cost. */
export function standingOf(booking: Booking, { user }: Viewer, now: Date): Standing {
  const cancellation = booking.cancellation === true
  const facts = {
    driverId: idOf(booking.driver),
    supplierId: idOf(booking.supplier),
    status: booking.status,
    from: booking.from,
    cancellation,
    amendments: booking.amendments === true,
    cancelRequest: booking.cancelRequest,
  }
  return {
    bar: barOn('requestCancel', user && { id: user._id, type: user.type }, facts, now),
    terms: cancellationTerms({ cancellation, from: booking.from }, now),
  }
}
