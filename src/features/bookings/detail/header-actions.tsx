import { Trans } from '@lingui/react/macro'
import { useState } from 'react'

import type { Booking } from '#api/queries/bookings.query.ts'
import { useViewer } from '#rental/viewer.tsx'
import { ButtonLink } from '#ui/control/button.tsx'
import { HStack, Stack } from '#ui/style/styled.ts'
import { useNow } from '#ui/lifecycle/clock.ts'

import { isOff } from '../booking-status.tsx'
import { KeepBooking } from '../keep/keep-booking.tsx'
import { isStaff } from '../rights.ts'
import { useEnded } from '../use-ended.ts'
import { bookAgainLink, checkoutLink } from './booking-links.ts'

/** What one does next with a booking as it is: one thing that stands out, and others beside it. */
export function HeaderActions({ booking }: { booking: Booking }) {
  const viewer = useViewer()
  const isEnded = useEnded(booking)
  const isPayable = usePayable(booking)

  if (isPayable) {
    return (
      <HStack>
        <ButtonLink to="/checkout" search={checkoutLink(booking)}>
          <Trans>Go on to the payment</Trans>
        </ButtonLink>
      </HStack>
    )
  }
  const mayAgain = (isOff(booking) || isEnded) && !isStaff(viewer)
  return (
    <Stack direction={{ base: 'column', sm: 'row' }} align={{ sm: 'center' }} gap="3" wrap="wrap">
      {mayAgain ? <BookAgain booking={booking} /> : null}
      <KeepBooking booking={booking} isFirst={!mayAgain} />
    </Stack>
  )
}

/** The same car at the same place: for the same days while they lie ahead, else for the next such days. */
function BookAgain({ booking }: { booking: Booking }) {
  const now = useNow()
  if (Date.parse(booking.from) > now.getTime()) {
    return (
      <ButtonLink to="/checkout" search={checkoutLink(booking)}>
        <Trans>Book again</Trans>
      </ButtonLink>
    )
  }

  return (
    <ButtonLink to="/car/$carId" {...bookAgainLink(booking, now)}>
      <Trans>Book again</Trans>
    </ButtonLink>
  )
}

/** Until its payment window ends the car is kept for the customer. */
export function usePayable({ status, expiresAt }: Booking): boolean {
  const [now] = useState(() => Date.now())
  return status === 'void' && expiresAt !== undefined && Date.parse(expiresAt) > now
}
