import type { Booking } from '#api/queries/bookings.query.ts'
import { TripEnds } from '#rental/booking-block/trip-ends.tsx'

import { useIsRunning } from '../booking-status.tsx'
import { bookingTimes } from '../booking-times.ts'

/** Locations and times, on the clock of the pick-up location. */
export function BookedTrip({ booking }: { booking: Booking }) {
  const { from, to } = bookingTimes(booking)
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
