import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'

import { getProblemCode } from '@masar/domain/service/problem.ts'
import { Button, ButtonLink } from '#ui/control/button.tsx'
import { P } from '#ui/style/type.tsx'

import { OtherCarsLink } from './actions.tsx'
import { RefusalCard } from '#rental/screens/refusal-card.tsx'
import type { RefusalProps } from './refusal-props.ts'

/** Shown when the car is already booked: by a customer who was faster, or possibly by this customer. */
export function CarTaken({ actor }: RefusalProps) {
  const isJustLost = useSelector(
    actor,
    ({ context: { problem, agreed } }) =>
      agreed !== null || getProblemCode(problem) === 'car-taken',
  )

  return (
    <RefusalCard
      tone="warning"
      title={
        isJustLost ? (
          <Trans>The car has just been booked</Trans>
        ) : (
          <Trans>This car is already booked for these dates</Trans>
        )
      }
      actions={
        <>
          <OtherCarsLink actor={actor} />
          <CheckCarAgainButton actor={actor} />
        </>
      }
    >
      <P>
        {isJustLost ? (
          <Trans>
            It’s no longer available for these dates. Nothing was booked or charged. We’ve saved
            what you entered.
          </Trans>
        ) : (
          <Trans>Was it you? Find your booking in our confirmation email.</Trans>
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
          <OtherCarsLink actor={actor} />
          <CheckCarAgainButton actor={actor} />
        </>
      }
    >
      <P>
        <Trans>This car can’t be booked at this location right now.</Trans>
      </P>
    </RefusalCard>
  )
}

export function ComingSoon({ actor }: RefusalProps) {
  return (
    <RefusalCard
      tone="waiting"
      title={<Trans>Coming soon</Trans>}
      actions={<OtherCarsLink actor={actor} />}
    >
      <P>
        <Trans>This car is coming soon and can’t be booked yet.</Trans>
      </P>
    </RefusalCard>
  )
}

/** Shown for a link to an unknown car or location, or to dates that cannot be booked. */
export function UnknownCar({ actor }: RefusalProps) {
  const issue = useSelector(actor, ({ context }) => context.issue)

  return (
    <RefusalCard
      tone="warning"
      title={<Trans>This trip can’t be booked</Trans>}
      actions={
        <ButtonLink to="/">
          <Trans>Choose location and dates</Trans>
        </ButtonLink>
      }
    >
      <P>
        <TripIssueText code={issue} />
      </P>
    </RefusalCard>
  )
}

/** Explains what is wrong with the dates or the link. `code` identifies the violated rule. */
export function TripIssueText({ code }: { code: string | null }) {
  switch (code) {
    case 'too-early':
      return (
        <Trans>
          The pick-up time has passed or is too soon. It must be at least a few hours in the future.
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
      return <Trans>This car isn’t available at the pick-up location.</Trans>
    case null:
    default:
      return <Trans>The car or location in this link no longer exists.</Trans>
  }
}

function CheckCarAgainButton({ actor }: RefusalProps) {
  return (
    <Button variant="outline" onClick={() => actor.send({ type: 'retry.requested' })}>
      <Trans>Refresh status</Trans>
    </Button>
  )
}
