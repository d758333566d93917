import type { Booking } from '#api/queries/bookings.query.ts'
import { TripEnds } from '#rental/booking-block/trip-ends.tsx'

import { useIsRunning } from '../booking-status.tsx'
import { toBookingTimes } from '../booking-times.ts'

/** The locations and times, in local time of the pick-up location. */
export function BookedTrip({ booking }: { booking: Booking }) {
  const { from, to } = toBookingTimes(booking)
  const { pickupLocation, dropOffLocation } = booking

  return (
    <TripEnds
      from={from}
      to={to}
      pickUp={pickupLocation}
      dropOff={dropOffLocation}
      isRunning={useIsRunning(booking)}
    />
  )
}
