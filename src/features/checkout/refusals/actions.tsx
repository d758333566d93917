import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { PropsWithChildren } from 'react'

import { toTripSearch } from '#api/links/trip.ts'
import { Button, ButtonLink } from '#ui/control/button.tsx'

import type { AnyRefusalProps } from './refusal-props.ts'

/** An outline where another way stands before it: of several one is the first. */
type Look = 'solid' | 'outline'

export function TryAgain({ actor, look = 'solid' }: AnyRefusalProps & { look?: Look }) {
  return (
    <Button variant={look} onClick={() => actor.send({ type: 'retry.requested' })}>
      <Trans>Try again</Trans>
    </Button>
  )
}

/** Back to the last step; everything stands as it was. */
export function BackToReview({ actor }: AnyRefusalProps) {
  return (
    <Button variant="outline" onClick={() => actor.send({ type: 'back.requested' })}>
      <Trans>Back to the review</Trans>
    </Button>
  )
}

/** A booking of an earlier try is theirs: it is gone on with, or the car is free for another. */
export function GoOnOrStartAgain({ actor, children }: PropsWithChildren<AnyRefusalProps>) {
  return (
    <>
      <Button onClick={() => actor.send({ type: 'booking.adopted' })}>{children}</Button>
      <Button variant="outline" onClick={() => actor.send({ type: 'attempt.renewed' })}>
        <Trans>Cancel it and start over</Trans>
      </Button>
    </>
  )
}

/** The same place and dates, without this car. */
export function OtherCars({ actor, look = 'solid' }: AnyRefusalProps & { look?: Look }) {
  const trip = useSelector(actor, ({ context }) => context.trip)

  return (
    <ButtonLink to="/search" search={toTripSearch(trip)} variant={look}>
      <Trans>See other cars for these dates</Trans>
    </ButtonLink>
  )
}
