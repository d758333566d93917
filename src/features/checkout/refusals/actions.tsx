import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { PropsWithChildren } from 'react'

import { toTripSearch } from '#api/links/trip.ts'
import { Button, ButtonLink } from '#ui/control/button.tsx'

import type { AnyRefusalProps } from './refusal-props.ts'

/** `outline` when another action precedes it: only the first of several is primary. */
type ButtonLook = 'solid' | 'outline'

export function TryAgainButton({ actor, look = 'solid' }: AnyRefusalProps & { look?: ButtonLook }) {
  return (
    <Button variant={look} onClick={() => actor.send({ type: 'retry.requested' })}>
      <Trans>Try again</Trans>
    </Button>
  )
}

/** Returns to the review, keeping all input. */
export function BackToReviewButton({ actor }: AnyRefusalProps) {
  return (
    <Button variant="outline" onClick={() => actor.send({ type: 'back.requested' })}>
      <Trans>Back to the review</Trans>
    </Button>
  )
}

/** Lets the customer continue the booking of an earlier attempt, or cancel it and start over. */
export function ContinueOrRestart({ actor, children }: PropsWithChildren<AnyRefusalProps>) {
  return (
    <>
      <Button onClick={() => actor.send({ type: 'booking.adopted' })}>{children}</Button>
      <Button variant="outline" onClick={() => actor.send({ type: 'attempt.renewed' })}>
        <Trans>Cancel it and start over</Trans>
      </Button>
    </>
  )
}

/** Links to other cars at the same location and dates. */
export function OtherCarsLink({ actor, look = 'solid' }: AnyRefusalProps & { look?: ButtonLook }) {
  const trip = useSelector(actor, ({ context }) => context.trip)

  return (
    <ButtonLink to="/search" search={toTripSearch(trip)} variant={look}>
      <Trans>See other cars for these dates</Trans>
    </ButtonLink>
  )
}
