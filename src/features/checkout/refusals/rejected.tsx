import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'

import { toTripSearch } from '#api/trip.ts'
import { problemCode } from '#domain/problem.ts'
import { ButtonLink } from '#ui/button.tsx'
import { P } from '#ui/type.tsx'

import { BackToReview } from './actions.tsx'
import { TripIssueText } from './lost-car.tsx'
import { RefusalCard } from '#rental/screens/refusal-card.tsx'
import type { RefusalProps } from './refusal-props.ts'

const TRIP_CODES = ['too-early', 'too-short', 'closed-at-that-hour', 'car-elsewhere']

/** A rule forbids this trip, and no field of the form can mend it. */
export function Rejected({ actor }: RefusalProps) {
  const { problem, trip } = useSelector(actor, ({ context }) => context)
  const code = problemCode(problem)

  return (
    <RefusalCard
      tone="warning"
      title={<Trans>This trip cannot be booked</Trans>}
      actions={
        <>
          <ButtonLink to="/search" search={toTripSearch(trip)}>
            <Trans>Choose other dates or another car</Trans>
          </ButtonLink>
          <BackToReview actor={actor} />
        </>
      }
    >
      <P>
        {code && TRIP_CODES.includes(code) ? (
          <TripIssueText code={code} />
        ) : (
          <Trans>The rental company's rules do not allow it. Nothing has been booked.</Trans>
        )}
      </P>
    </RefusalCard>
  )
}
