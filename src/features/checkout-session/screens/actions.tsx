import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'

import { toTripSearch } from '#api/links/trip.ts'
import { Button, ButtonLink } from '#ui/control/button.tsx'

import type { SessionScreenProps } from '../session-actor.ts'

export function CheckAgainButton({
  actor,
  isMain = false,
}: SessionScreenProps & { isMain?: boolean }) {
  const busy = useSelector(actor, (session) => session.hasTag('busy'))

  return (
    <Button
      variant={isMain ? 'solid' : 'outline'}
      aria-disabled={busy}
      onClick={() => actor.send({ type: 'retry.requested' })}
    >
      {busy ? <Trans>Checking…</Trans> : <Trans>Refresh status</Trans>}
    </Button>
  )
}

export function SeeBookingLink({ actor }: SessionScreenProps) {
  const bookingId = useSelector(actor, ({ context }) => context.reading?.bookingId)
  if (!bookingId) return null

  return (
    <ButtonLink to="/booking" search={{ b: bookingId }}>
      <Trans>View booking</Trans>
    </ButtonLink>
  )
}

/** Links back to the checkout of the payment, if it is known. */
export function BackToCheckoutLink({
  actor,
  children,
}: SessionScreenProps & { children: ReactNode }) {
  const trip = useSelector(actor, ({ context }) => context.reading?.checkout)
  if (!trip) return null

  return (
    <ButtonLink to="/checkout" search={{ car: trip.carId, ...toTripSearch(trip) }}>
      {children}
    </ButtonLink>
  )
}

/** Links to other cars for the same dates if the checkout is known, otherwise to the search form. */
export function FindCarLink({ actor }: SessionScreenProps) {
  const trip = useSelector(actor, ({ context }) => context.reading?.checkout)

  return trip ? (
    <ButtonLink to="/search" search={toTripSearch(trip)}>
      <Trans>See other cars for these dates</Trans>
    </ButtonLink>
  ) : (
    <ButtonLink to="/">
      <Trans>Find a car</Trans>
    </ButtonLink>
  )
}
