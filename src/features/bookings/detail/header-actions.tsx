import { Trans } from '@lingui/react/macro'

import type { Booking } from '#api/queries/bookings.query.ts'
import { isInactiveBooking } from '@masar/domain/booking/booking-state.ts'
import { useViewer } from '#rental/viewer.tsx'
import { ActionRow } from '#ui/control/action-row.tsx'
import { ButtonLink } from '#ui/control/button.tsx'
import { useNow } from '#ui/lifecycle/clock.ts'

import { SaveBooking } from '../save/save-booking.tsx'
import { isMainDriver, isStaff } from '../rights.ts'
import { useBookingState } from '../booking-status.tsx'
import { toBookAgainLink, toCheckoutLink } from './booking-links.ts'

/**
 * The actions for the current state of a booking: one primary action, and secondary ones beside it.
 */
export function HeaderActions({ booking }: { booking: Booking }) {
  const viewer = useViewer()
  const now = useNow()
  const state = useBookingState(booking)

  if (state === 'awaitingPayment' && !isMainDriver(booking)) {
    return (
      <ActionRow>
        <ButtonLink to="/checkout" search={toCheckoutLink(booking)}>
          <Trans>Continue to payment</Trans>
        </ButtonLink>
      </ActionRow>
    )
  }
  const isEnded = Date.parse(booking.to) <= now.getTime()
  const mayAgain =
    (isInactiveBooking(booking) || isEnded) && !isStaff(viewer) && !isMainDriver(booking)
  return (
    <SaveBooking
      booking={booking}
      // Not primary while the booking is pending: the counter does not accept the voucher before the company
      // has confirmed.
      isFirst={!mayAgain && booking.status !== 'pending'}
      lead={mayAgain ? <BookAgainLink booking={booking} /> : null}
    />
  )
}

/**
 * Links to the same car and locations, on the same dates if they are in the future. Otherwise, uses the next
 * dates with the same weekdays.
 */
function BookAgainLink({ booking }: { booking: Booking }) {
  const now = useNow()
  if (Date.parse(booking.from) > now.getTime()) {
    return (
      <ButtonLink to="/checkout" search={toCheckoutLink(booking)}>
        <Trans>Book again</Trans>
      </ButtonLink>
    )
  }

  return (
    <ButtonLink to="/car/$carId" {...toBookAgainLink(booking, now)}>
      <Trans>Book again</Trans>
    </ButtonLink>
  )
}
