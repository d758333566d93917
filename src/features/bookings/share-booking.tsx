import { useLingui } from '@lingui/react/macro'

import type { Booking } from '#api/queries/bookings.query.ts'
import { useDates } from '#ui/control/dates.tsx'
import { ShareLink } from '#ui/control/share-link.tsx'

import { toBookingTimes } from './booking-times.ts'

/**
 * Shares the car, locations and times with fellow travelers, without revealing the customer's link or
 * reference.
 */
export function ShareBooking({ booking }: { booking: Booking }) {
  const { t } = useLingui()
  const dates = useDates()
  const { from, to } = toBookingTimes(booking)
  const [pickUp, dropOff] = [dates.moment(from), dates.moment(to)]
  const locations = [booking.pickupLocation.name, booking.dropOffLocation.name]
  const title = t`Car rental: ${booking.car.name}`
  const text = [
    title,
    t`Pick-up: ${locations[0]}, ${pickUp}`,
    t`Drop-off: ${locations[1]}, ${dropOff}`,
  ].join('\n')

  return <ShareLink title={title} text={text} />
}
