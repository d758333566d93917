import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'

import { problemCode } from '#domain/service/problem.ts'
import { Button, ButtonLink } from '#ui/control/button.tsx'
import { P } from '#ui/style/type.tsx'

import { OtherCars } from './actions.tsx'
import { RefusalCard } from '#rental/screens/refusal-card.tsx'
import type { RefusalProps } from './refusal-props.ts'

/** Somebody was faster; or has it, and nothing tells any more whether it is the customer. */
export function CarTaken({ actor }: RefusalProps) {
  const isJustLost = useSelector(
    actor,
    ({ context: { problem, agreed } }) => agreed !== null || problemCode(problem) === 'car-taken',
  )

  return (
    <RefusalCard
      tone="warning"
      title={
        isJustLost ? (
          <Trans>The car has just been booked</Trans>
        ) : (
          <Trans>This car is taken for these dates</Trans>
        )
      }
      actions={
        <>
          <OtherCars actor={actor} />
          <CheckAgain actor={actor} />
        </>
      }
    >
      <P>
        {isJustLost ? (
          <Trans>
            It is no longer free for these dates. Nothing was booked or charged. We’ve kept your
            details.
          </Trans>
        ) : (
          <Trans>
            If you have booked it yourself, the email that we sent you leads to your booking.
          </Trans>
        )}
      </P>
    </RefusalCard>
  )
}

export function SoldOut({ actor }: RefusalProps) {
  return (
    <RefusalCard
      tone="warning"
      title={<Trans>Fully booked</Trans>}
      actions={
        <>
          <OtherCars actor={actor} />
          <CheckAgain actor={actor} />
        </>
      }
    >
      <P>
        <Trans>This car cannot be booked at this place at the moment.</Trans>
      </P>
    </RefusalCard>
  )
}

export function ComingSoon({ actor }: RefusalProps) {
  return (
    <RefusalCard
      tone="waiting"
      title={<Trans>Coming soon</Trans>}
      actions={<OtherCars actor={actor} />}
    >
      <P>
        <Trans>The rental company has announced this car. It cannot be booked yet.</Trans>
      </P>
    </RefusalCard>
  )
}

/** A link to a car or place that is none, or to a time that has passed. */
export function UnknownCar({ actor }: RefusalProps) {
  const issue = useSelector(actor, ({ context }) => context.issue)

  return (
    <RefusalCard
      tone="warning"
      title={<Trans>This trip cannot be booked</Trans>}
      actions={
        <ButtonLink to="/">
          <Trans>Choose place and dates</Trans>
        </ButtonLink>
      }
    >
      <P>
        <TripIssueText code={issue} />
      </P>
    </RefusalCard>
  )
}

/** What is wrong with the dates or the link, by the code of the rule it breaks. */
export function TripIssueText({ code }: { code: string | null }) {
  switch (code) {
    case 'too-early':
      return (
        <Trans>
          The pick-up time is over or too close. It must be at least a few hours in the future.
        </Trans>
      )
    case 'too-late':
      return <Trans>The rental is too long, or too far in the future.</Trans>
    case 'too-short':
      return <Trans>The rental is too short for this company.</Trans>
    case 'closed-at-that-hour':
      return <Trans>The counter is closed at the pick-up or drop-off time.</Trans>
    case 'drop-off-before-pick-up':
      return <Trans>The drop-off is before the pick-up.</Trans>
    case 'car-elsewhere':
      return <Trans>This car is not at the pick-up place.</Trans>
    case null:
    default:
      return <Trans>The car or the place of this link does not exist any more.</Trans>
  }
}

function CheckAgain({ actor }: RefusalProps) {
  return (
    <Button variant="outline" onClick={() => actor.send({ type: 'retry.requested' })}>
      <Trans>Check again</Trans>
    </Button>
  )
}
