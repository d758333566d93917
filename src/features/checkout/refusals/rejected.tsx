import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'

import { hasNoCode } from '#api/problem.ts'
import { toTripSearch } from '#api/links/trip.ts'
import { getProblemCode } from '@masar/domain/service/problem.ts'
import { ButtonLink } from '#ui/control/button.tsx'
import { P } from '#ui/style/type.tsx'

import { BackToReviewButton } from './actions.tsx'
import { TripIssueText } from './lost-car.tsx'
import { RefusalCard } from '#rental/screens/refusal-card.tsx'
import type { RefusalProps } from './refusal-props.ts'

/** The code for a guest whose first attempt may have succeeded. The backend does not reveal whether it did. */
const MAYBE_BOOKED_CODE = 'maybe-booked'
const CODE_REASONS: Partial<Record<string, ReactNode>> = {
  'bot-check-missing': (
    <Trans>We couldn’t confirm that you’re not a robot. We’ve saved what you entered.</Trans>
  ),
  'too-many-bookings': (
    <Trans>
      There are too many unpaid bookings for this email address or network. Pay for one, cancel one,
      or wait until the rental company has confirmed it.
    </Trans>
  ),
}
const TRIP_CODES = ['too-early', 'too-short', 'closed-at-that-hour', 'car-elsewhere']

/** Shown when a rule forbids the trip, and no form field can fix that. */
export function Rejected({ actor }: RefusalProps) {
  const { problem, trip } = useSelector(actor, ({ context }) => context)
  const code = getProblemCode(problem)

  if (code === MAYBE_BOOKED_CODE) return <MaybeBooked actor={actor} />
  const reason = CODE_REASONS[code ?? '']
  if (reason) {
    return (
      <RefusalCard
        tone="warning"
        title={<Trans>Nothing has been booked</Trans>}
        actions={<BackToReviewButton actor={actor} />}
      >
        <P>{reason}</P>
      </RefusalCard>
    )
  }
  return (
    <RefusalCard
      tone="warning"
      title={<Trans>This trip can’t be booked</Trans>}
      actions={
        <>
          <ButtonLink to="/search" search={toTripSearch(trip)}>
            <Trans>Choose other dates or another car</Trans>
          </ButtonLink>
          <BackToReviewButton actor={actor} />
        </>
      }
    >
      <P>
        {code && TRIP_CODES.includes(code) ? (
          <TripIssueText code={code} />
        ) : problem?.kind === 'http' && hasNoCode(problem) ? (
          <Trans>The rental company’s system refused it and didn’t say why.</Trans>
        ) : (
          <Trans>The rental company’s rules don’t allow it. Nothing has been booked.</Trans>
        )}
      </P>
    </RefusalCard>
  )
}

function MaybeBooked({ actor }: RefusalProps) {
  const email = useSelector(actor, ({ context }) => context.draft.driver.email)

  return (
    <RefusalCard
      tone="warning"
      title={<Trans>You may have booked already</Trans>}
      actions={
        <>
          <ButtonLink to="/forgot-password">
            <Trans>Choose a password</Trans>
          </ButtonLink>
          <BackToReviewButton actor={actor} />
        </>
      }
    >
      <P overflowWrap="anywhere">
        <Trans>
          There’s now an account for <strong>{email}</strong>, so your first attempt may have gone
          through. Check your email before you book again, or choose a password to see your
          bookings.
        </Trans>
      </P>
    </RefusalCard>
  )
}
