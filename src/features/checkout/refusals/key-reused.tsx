import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'

import { Button, ButtonLink } from '#ui/control/button.tsx'
import { P } from '#ui/style/type.tsx'

import { emailBeforeSignIn } from '../flow/calls/email-before-sign-in.ts'
import { GoOnOrStartAgain, OtherCars, TryAgain } from './actions.tsx'
import { RefusalCard } from '#rental/screens/refusal-card.tsx'
import type { PlacingRefusalProps } from './refusal-props.ts'

/** An earlier try of this very checkout made a booking whose answer was lost, with other wishes. */
export function KeyReused({ actor }: PlacingRefusalProps) {
  const canAdopt = useSelector(actor, (snapshot) => snapshot.can({ type: 'booking.adopted' }))
  const guestEmail = useSelector(actor, ({ context }) => emailBeforeSignIn(context))
  const email = useSelector(actor, ({ context }) => context.draft.driver.email)
  const isGuest = useSelector(actor, ({ context }) => context.userId === null)
  if (!canAdopt && guestEmail) return <BookedBeforeSignIn actor={actor} email={guestEmail} />
  if (!canAdopt && isGuest) return <BookedAsGuest actor={actor} email={email} />

  return (
    <RefusalCard
      tone="warning"
      title={<Trans>You have already booked this car</Trans>}
      actions={
        canAdopt ? (
          <GoOnOrStartAgain actor={actor}>
            <Trans>Keep that booking</Trans>
          </GoOnOrStartAgain>
        ) : (
          <ButtonLink to="/bookings" search={{}}>
            <Trans>See my bookings</Trans>
          </ButtonLink>
        )
      }
    >
      <OneNotTwo />
    </RefusalCard>
  )
}

function OneNotTwo() {
  return (
    <P>
      <Trans>
        An earlier try went through although its answer never reached you. Since then you have
        changed something. There is one booking, not two.
      </Trans>
    </P>
  )
}

interface BookedByGuestProps extends PlacingRefusalProps {
  email: string
}

/** It is no booking of the account, and nothing shows any more that it was made in this browser. */
function BookedBeforeSignIn({ actor, email }: BookedByGuestProps) {
  return (
    <RefusalCard
      tone="warning"
      title={<Trans>You have already booked this car</Trans>}
      actions={<OtherCars actor={actor} look="outline" />}
    >
      <P>
        <Trans>
          You booked before you signed in, although the answer never reached you. There is one
          booking, not two.
        </Trans>
      </P>
      <P overflowWrap="anywhere">
        <Trans>
          It is not in the list of this account: the email that we sent to <strong>{email}</strong>{' '}
          leads to it.
        </Trans>
      </P>
    </RefusalCard>
  )
}

/** Its answer was lost, and with it what shows that it was made in this browser. */
function BookedAsGuest({ actor, email }: BookedByGuestProps) {
  return (
    <RefusalCard
      tone="warning"
      title={<Trans>You have already booked this car</Trans>}
      actions={<OtherCars actor={actor} look="outline" />}
    >
      <OneNotTwo />
      <P overflowWrap="anywhere">
        <Trans>
          This browser cannot show it. Once it is confirmed, the email that we send to{' '}
          <strong>{email}</strong> leads to it. If it was to be paid online, the car is released by
          itself after a short while, and nothing is charged.
        </Trans>
      </P>
    </RefusalCard>
  )
}

/** Whether the earlier booking is paid for is not known, so that it cannot be called confirmed. */
export function AdoptFailed({ actor }: PlacingRefusalProps) {
  return (
    <RefusalCard
      tone="danger"
      title={<Trans>The earlier booking could not be looked up</Trans>}
      actions={
        <>
          <TryAgain actor={actor} />
          <Button variant="outline" onClick={() => actor.send({ type: 'back.requested' })}>
            <Trans>Back</Trans>
          </Button>
        </>
      }
    >
      <P>
        <Trans>It stands as it was made. There is still one booking, not two.</Trans>
      </P>
    </RefusalCard>
  )
}
