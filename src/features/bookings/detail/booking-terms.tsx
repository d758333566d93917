import type { Booking } from '#api/queries/bookings.query.ts'
import { useNow } from '#ui/lifecycle/clock.ts'
import { Stack } from '#ui/style/styled.ts'
import { P } from '#ui/style/type.tsx'

import { FreeCancellationText } from '../cancel/free-cancellation-text.tsx'
import { DueText, useIsDue } from '../due-text.tsx'
import { findBar } from '../rights.ts'
import { useRights } from '../use-rights.ts'
import { computeBookingBill } from './bill-booking.ts'

/** What the customer has to know about a future rental: the amount due, and until when they can cancel. */
export function BookingTerms({ booking }: { booking: Booking }) {
  const rights = useRights()
  const now = useNow()
  const { rental, deposit, choice, paid } = computeBookingBill(booking)
  const mayCancel = findBar('requestCancel', rights, booking, now) === null
  if (!useIsDue(booking)) return null

  return (
    <Stack gap="1">
      <P fontWeight="bold">
        <DueText price={{ rental: [rental], extras: [], deposit, choice, paid }} />
      </P>
      {mayCancel ? <FreeCancellationText booking={booking} /> : null}
    </Stack>
  )
}
