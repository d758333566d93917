import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'

import { Button, ButtonLink } from '#ui/control/button.tsx'
import { P } from '#ui/style/type.tsx'

import { findEmailBeforeSignIn } from '../flow/calls/email-before-sign-in.ts'
import { ContinueOrRestart, OtherCarsLink, TryAgainButton } from './actions.tsx'
import { RefusalCard } from '#rental/screens/refusal-card.tsx'
import type { PlacingRefusalProps } from './refusal-props.ts'

/**
 * Shown when an earlier attempt of this checkout created a booking with other choices, but the response was
 * lost.
 */
export function KeyReused({ actor }: PlacingRefusalProps) {
  const canAdopt = useSelector(actor, (snapshot) => snapshot.can({ type: 'booking.adopted' }))
  const guestEmail = useSelector(actor, ({ context }) => findEmailBeforeSignIn(context))
  const email = useSelector(actor, ({ context }) => context.draft.driver.email)
  const isGuest = useSelector(actor, ({ context }) => context.userId === null)
  if (!canAdopt && guestEmail) return <BookedBeforeSignIn actor={actor} email={guestEmail} />
  if (!canAdopt && isGuest) return <BookedAsGuest actor={actor} email={email} />

  return (
    <RefusalCard
      tone="warning"
      title={<Trans>You’ve already booked this car</Trans>}
      actions={
        canAdopt ? (
          <ContinueOrRestart actor={actor}>
            <Trans>Keep that booking</Trans>
          </ContinueOrRestart>
        ) : (
          <ButtonLink to="/bookings" search={{}}>
            <Trans>View my bookings</Trans>
          </ButtonLink>
        )
      }
    >
      <EarlierBookingText />
    </RefusalCard>
  )
}

function EarlierBookingText() {
  return (
    <P>
      <Trans>
        Your earlier attempt went through, so you already have a booking. Your later changes weren’t
        applied.
      </Trans>
    </P>
  )
}

interface BookedByGuestProps extends PlacingRefusalProps {
  email: string
}

/**
 * Shown when the booking is not in the account, and this browser can no longer prove that it made the booking.
 */
function BookedBeforeSignIn({ actor, email }: BookedByGuestProps) {
  return (
    <RefusalCard
      tone="warning"
      title={<Trans>You’ve already booked this car</Trans>}
      actions={<OtherCarsLink actor={actor} look="outline" />}
    >
      <P>
        <Trans>
          Your booking went through before you signed in. You have one booking, not two.
        </Trans>
      </P>
      <P overflowWrap="anywhere">
        <Trans>
          It isn’t among the bookings of this account. Use the link in the email we sent to{' '}
          <strong>{email}</strong>.
        </Trans>
      </P>
    </RefusalCard>
  )
}

/** Shown when the response was lost, including the proof that this browser made the booking. */
function BookedAsGuest({ actor, email }: BookedByGuestProps) {
  return (
    <RefusalCard
      tone="warning"
      title={<Trans>You’ve already booked this car</Trans>}
      actions={<OtherCarsLink actor={actor} look="outline" />}
    >
      <EarlierBookingText />
      <P overflowWrap="anywhere">
        <Trans>
          This browser can’t show it. Once it’s confirmed, use the link in our email to{' '}
          <strong>{email}</strong>. If you chose to pay online, the car is released after a short
          while, and nothing is charged.
        </Trans>
      </P>
    </RefusalCard>
  )
}

/** Shown when the earlier booking cannot be shown as confirmed, because it is unknown whether it is paid. */
export function AdoptFailed({ actor }: PlacingRefusalProps) {
  return (
    <RefusalCard
      tone="danger"
      title={<Trans>We couldn’t check your earlier booking</Trans>}
      actions={
        <>
          <TryAgainButton actor={actor} />
          <Button variant="outline" onClick={() => actor.send({ type: 'back.requested' })}>
            <Trans>Back</Trans>
          </Button>
        </>
      }
    >
      <P>
        <Trans>It hasn’t changed. You have one booking, not two.</Trans>
      </P>
    </RefusalCard>
  )
}
