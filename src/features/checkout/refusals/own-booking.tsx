import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'

import { findExistingBooking } from '@masar/machines/placing/attempt.ts'
import { ButtonLink } from '#ui/control/button.tsx'
import { P } from '#ui/style/type.tsx'

import { CarHeld } from '#rental/screens/car-held.tsx'
import { ContinueOrRestart, OtherCarsLink } from './actions.tsx'
import { RefusalCard } from '#rental/screens/refusal-card.tsx'
import type { RefusalProps } from './refusal-props.ts'

/** Shown when this customer has already booked the car. */
export function AlreadyBooked({ actor }: RefusalProps) {
  const bookingId = useSelector(actor, ({ context }) => findExistingBooking(context))

  return (
    <RefusalCard
      tone="success"
      title={<Trans>You’ve booked this car</Trans>}
      actions={
        <>
          {bookingId ? (
            <ButtonLink to="/booking" search={{ b: bookingId }}>
              <Trans>View booking</Trans>
            </ButtonLink>
          ) : null}
          <OtherCarsLink actor={actor} look="outline" />
        </>
      }
    >
      <P>
        <Trans>It’s in your bookings. There’s nothing left to do here.</Trans>
      </P>
    </RefusalCard>
  )
}

/**
 * Shown when this customer already holds the car, from an earlier visit or in another window, but has not paid
 * yet.
 */
export function Unfinished({ actor }: RefusalProps) {
  return (
    <RefusalCard
      tone="warning"
      title={<Trans>Your payment for this car isn’t complete</Trans>}
      actions={
        <ContinueOrRestart actor={actor}>
          <Trans>Continue to payment</Trans>
        </ContinueOrRestart>
      }
    >
      <P>
        <Trans>
          You’ve started booking this car. You can also pay here. If you’re paying in another
          window, finish there.
        </Trans>
        <CarHeld />
      </P>
    </RefusalCard>
  )
}
