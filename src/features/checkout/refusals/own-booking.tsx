import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'

import { existingBooking } from '#machines/placing/attempt.ts'
import { ButtonLink } from '#ui/control/button.tsx'
import { P } from '#ui/style/type.tsx'

import { CarHeld } from '#rental/screens/car-held.tsx'
import { GoOnOrStartAgain, OtherCars } from './actions.tsx'
import { RefusalCard } from '#rental/screens/refusal-card.tsx'
import type { RefusalProps } from './refusal-props.ts'

/** The car is taken, by the very customer who looks at it. */
export function AlreadyBooked({ actor }: RefusalProps) {
  const bookingId = useSelector(actor, ({ context }) => existingBooking(context))

  return (
    <RefusalCard
      tone="success"
      title={<Trans>You have booked this car</Trans>}
      actions={
        <>
          {bookingId ? (
            <ButtonLink to="/booking" search={{ b: bookingId }}>
              <Trans>See the booking</Trans>
            </ButtonLink>
          ) : null}
          <OtherCars actor={actor} look="outline" />
        </>
      }
    >
      <P>
        <Trans>The booking is among yours. There is nothing left to do here.</Trans>
      </P>
    </RefusalCard>
  )
}

/** Held for them, in another window or since an earlier visit, and not paid yet. */
export function Unfinished({ actor }: RefusalProps) {
  return (
    <RefusalCard
      tone="warning"
      title={<Trans>Your payment for this car is not finished</Trans>}
      actions={
        <GoOnOrStartAgain actor={actor}>
          <Trans>Go on to the payment</Trans>
        </GoOnOrStartAgain>
      }
    >
      <P>
        <Trans>
          You have begun to book this car. You can pay here, too. If you are paying in another
          window, finish there.
        </Trans>
        <CarHeld />
      </P>
    </RefusalCard>
  )
}
