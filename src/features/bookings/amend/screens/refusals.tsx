import { Trans } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'

import type { Booking } from '#api/queries/bookings.query.ts'
import type { Bar } from '@masar/domain/person/permissions.ts'
import { isAmbiguous, type Problem } from '@masar/domain/service/problem.ts'
import { Button, ButtonLink } from '#ui/control/button.tsx'
import { ProblemText } from '#rental/problem-text.tsx'
import { useViewer } from '#rental/viewer.tsx'
import { P } from '#ui/style/type.tsx'
import { ResultCard } from '#ui/page/result-card.tsx'

import { NewLinkButton } from '../../new-link-button.tsx'
import { hasOpenedGuestLink } from '../../rights.ts'
import type { AmendmentActor } from '../flow/amendment.flow.ts'
import { AmendmentHeading } from './amendment-heading.tsx'

export interface AmendmentRefusalProps {
  actor: AmendmentActor
}

interface AmendmentRefusedProps extends AmendmentRefusalProps {
  booking: Booking
}

/** Shows why the change was not saved, with a next step for each reason. The input is kept. */
export function AmendmentRefused({ actor, booking }: AmendmentRefusedProps): ReactNode {
  const at = useSelector(actor, (snapshot) => snapshot)
  const { bookingId, problem } = at.context
  const viewer = useViewer()

  if (at.matches({ refused: 'carTaken' })) return <CarTaken actor={actor} />
  if (at.matches({ refused: 'sessionExpired' })) {
    return <SessionExpired actor={actor} isGuest={hasOpenedGuestLink(viewer, booking)} />
  }
  if (at.matches({ refused: 'repriceFailed' })) {
    return <FailureCard actor={actor} problem={problem} title={<NoPriceTitle />} />
  }
  if (at.matches({ refused: 'saveFailed' })) {
    return (
      <FailureCard actor={actor} problem={problem} title={<NotSavedTitle problem={problem} />} />
    )
  }
  return <BarredCard bookingId={bookingId} />
}

function CarTaken({ actor }: AmendmentRefusalProps) {
  return (
    <ResultCard
      tone="warning"
      heading={
        <AmendmentHeading>
          <Trans>The car is already booked for these dates</Trans>
        </AmendmentHeading>
      }
      actions={<BackButton actor={actor} look="solid" />}
    >
      <P>
        <Trans>It’s already booked then. Your booking is unchanged; try other dates.</Trans>
      </P>
    </ResultCard>
  )
}

function SessionExpired({ actor, isGuest }: AmendmentRefusalProps & { isGuest: boolean }) {
  const from = useLocation({ select: ({ href }) => href })

  return (
    <ResultCard
      tone="waiting"
      heading={
        <AmendmentHeading>
          {isGuest ? (
            <Trans>Your access to the booking has expired</Trans>
          ) : (
            <Trans>Your session has expired</Trans>
          )}
        </AmendmentHeading>
      }
      actions={
        <>
          {isGuest ? (
            <NewLinkButton />
          ) : (
            <ButtonLink to="/sign-in" search={{ from }}>
              <Trans>Sign in and come back</Trans>
            </ButtonLink>
          )}
          <BackButton actor={actor} />
        </>
      }
    >
      <P>
        <Trans>Nothing was changed. We’ve saved what you entered.</Trans>
      </P>
    </ResultCard>
  )
}

interface FailureCardProps extends AmendmentRefusalProps {
  title: ReactNode
  problem: Problem | null
}

function FailureCard({ actor, problem, title }: FailureCardProps) {
  return (
    <ResultCard
      tone="danger"
      heading={<AmendmentHeading>{title}</AmendmentHeading>}
      actions={
        <>
          <Button onClick={() => actor.send({ type: 'retry.requested' })}>
            <Trans>Try again</Trans>
          </Button>
          <BackButton actor={actor} />
        </>
      }
    >
      <P role="alert">{problem ? <ProblemText problem={problem} canRetry /> : null}</P>
    </ResultCard>
  )
}

const NoPriceTitle = () => <Trans>We couldn’t load the new price</Trans>

/** Retrying after a lost response is safe: the change is saved only once. */
const NotSavedTitle = ({ problem }: { problem: Problem | null }) =>
  problem && isAmbiguous(problem) ? (
    <Trans>We couldn’t confirm that it was saved</Trans>
  ) : (
    <Trans>Your changes weren’t saved</Trans>
  )

interface BackButtonProps extends AmendmentRefusalProps {
  look?: 'solid' | 'outline'
}

const BackButton = ({ actor, look = 'outline' }: BackButtonProps) => (
  <Button variant={look} onClick={() => actor.send({ type: 'back.requested' })}>
    <Trans>Back</Trans>
  </Button>
)

export interface BarredCardProps {
  bookingId: string
  /** Null when the server refused without a reason. */
  bar?: Bar | null
}

/** Shown when the booking cannot be changed, or no longer can. */
export function BarredCard({ bookingId, bar = null }: BarredCardProps) {
  return (
    <ResultCard
      tone="warning"
      heading={
        <AmendmentHeading>
          {bar === 'amendments-not-bought' || bar === 'not-offered' ? (
            <Trans>This booking can’t be changed here</Trans>
          ) : (
            <Trans>This booking can no longer be changed here</Trans>
          )}
        </AmendmentHeading>
      }
      actions={
        <ButtonLink to="/booking" search={{ b: bookingId }}>
          <Trans>Back to the booking</Trans>
        </ButtonLink>
      }
    >
      <P>
        {(bar && BAR_TEXTS[bar]) ?? (
          <Trans>Contact the rental company for any other changes.</Trans>
        )}
      </P>
    </ResultCard>
  )
}

const BAR_TEXTS: Partial<Record<Bar, ReactNode>> = {
  'signed-out': <Trans>Sign in with the account that made it to change it.</Trans>,
  'amendments-not-bought': <Trans>It was made without the option to change it.</Trans>,
  'already-cancelled': <Trans>This booking is cancelled.</Trans>,
  'already-requested': <Trans>Cancellation requested. The rental company will confirm.</Trans>,
  'already-started': <Trans>The rental has begun.</Trans>,
  'not-confirmed': <Trans>Payment wasn’t completed, so this car isn’t booked.</Trans>,
}
