import type { Booking } from '#api/bookings.query.ts'
import type { Api } from '#api/client.ts'

import type { OpenAmendment } from './open-amendment.ts'

/** The one amendment of this window. The flow itself is downloaded by who opens it. */
const opened = new WeakMap<Api, OpenAmendment>()

/** The same one however often its booking is asked for. */
export function takeAmendment(
  api: Api,
  booking: Booking,
  open: (booking: Booking) => OpenAmendment,
): OpenAmendment {
  const before = opened.get(api)
  if (before?.bookingId === booking._id) return before
  before?.close()
  const made = open(booking)
  opened.set(api, made)
  return made
}

export function closeAmendment(api: Api): void {
  opened.get(api)?.close()
  opened.delete(api)
}
