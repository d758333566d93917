import type { Booking } from '#api/queries/bookings.query.ts'
import { isInactiveBooking } from '@masar/domain/booking/booking-state.ts'
import { PickUpChecklist } from '#rental/pick-up/pick-up-checklist.tsx'
import { Card } from '#ui/page/card.tsx'

import { useHasStarted } from '../booking-status.tsx'
import { computeBookingBill, listDueDepositMethods } from './bill-booking.ts'

/** What to bring for a booking, until the car is picked up. */
export function BookedChecklist({ booking }: { booking: Booking }) {
  const hasBegun = useHasStarted(booking)
  if (hasBegun || isInactiveBooking(booking)) return null

  return (
    <Card>
      <PickUpChecklist
        isPaid={computeBookingBill(booking).due === 0}
        depositMethods={listDueDepositMethods(booking)}
        isAlone
      />
    </Card>
  )
}
