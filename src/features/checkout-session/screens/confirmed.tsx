import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'

import { ConfirmationCard } from '#rental/booking-block/confirmation-card.tsx'
import { PageHeading } from '#ui/page/page-heading.tsx'

import type { SessionScreenProps } from '../session-actor.ts'
import { SeeBookingLink } from './actions.tsx'

/** Shown when the payment is complete and the car is booked. */
export function Confirmed({ actor, renderBooking }: SessionScreenProps) {
  const { t } = useLingui()
  const bookingId = useSelector(actor, ({ context }) => context.reading?.bookingId)

  return (
    <ConfirmationCard
      heading={<PageHeading title={t`Paid and booked`} />}
      lead={
        <Trans>
          Your payment has arrived and your booking is confirmed. We’ve emailed you, too.
        </Trans>
      }
    >
      {bookingId ? (renderBooking?.(bookingId) ?? <SeeBookingLink actor={actor} />) : null}
    </ConfirmationCard>
  )
}
