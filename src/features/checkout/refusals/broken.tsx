import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'

import { ButtonLink } from '#ui/control/button.tsx'
import { SceneDrawing } from '#ui/drawings/scene-drawing.tsx'
import { P } from '#ui/style/type.tsx'

import { TryAgainButton } from './actions.tsx'
import { CarHeld } from '#rental/screens/car-held.tsx'
import { RefusalCard } from '#rental/screens/refusal-card.tsx'
import type { PlacingRefusalProps, RefusalProps } from './refusal-props.ts'

/** Shown when the price could not be loaded, so that nothing can be booked. */
export function QuoteFailed({ actor }: RefusalProps) {
  const kind = useSelector(actor, ({ context }) => context.problem?.kind)

  return (
    <RefusalCard
      tone="danger"
      title={<Trans>We couldn’t load the price</Trans>}
      actions={
        <>
          <TryAgainButton actor={actor} />
          <ButtonLink to="/" variant="outline">
            <Trans>Find another car</Trans>
          </ButtonLink>
        </>
      }
    >
      <SceneDrawing scene="failed" />
      <P>
        {kind === 'network' ? (
          <Trans>You’re offline. We’ve saved what you entered.</Trans>
        ) : (
          <Trans>Something went wrong on our side. We’ve saved what you entered.</Trans>
        )}
      </P>
    </RefusalCard>
  )
}

/** Shown when the payment itself could not be rendered. */
export function Broken({ actor }: RefusalProps) {
  const isPaymentStarted = useSelector(actor, ({ context }) => context.paymentId !== null)

  return (
    <RefusalCard
      tone="danger"
      title={<Trans>Something went wrong.</Trans>}
      actions={<TryAgainButton actor={actor} />}
    >
      <P>
        {isPaymentStarted ? (
          <Trans>You can safely try again: you won’t be charged twice.</Trans>
        ) : (
          <Trans>You haven’t been charged.</Trans>
        )}
        <CarHeld />
      </P>
    </RefusalCard>
  )
}

/** Shown when the booking could not be cancelled, or can only be cancelled on its own page. */
export function ReleaseFailed({ actor }: PlacingRefusalProps) {
  const { refused, bookingId } = useSelector(actor, ({ context }) => context)
  const isBooked = refused === 'still-booked'
  const page =
    isBooked && bookingId ? (
      <ButtonLink to="/booking" search={{ b: bookingId }}>
        <Trans>View booking</Trans>
      </ButtonLink>
    ) : null

  return (
    <RefusalCard
      tone="danger"
      title={<Trans>The booking couldn’t be cancelled</Trans>}
      actions={
        <>
          {page}
          <TryAgainButton actor={actor} look={page ? 'outline' : 'solid'} />
        </>
      }
    >
      <P>
        {isBooked ? (
          <Trans>Your booking hasn’t changed. See its page for cancellation.</Trans>
        ) : (
          <Trans>Without payment, it’s cancelled after a while.</Trans>
        )}
      </P>
    </RefusalCard>
  )
}
