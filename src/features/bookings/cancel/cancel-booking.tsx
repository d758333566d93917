import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'

import type { Booking } from '#api/queries/bookings.query.ts'
import type { Bar } from '@masar/domain/person/permissions.ts'
import { Button } from '#ui/control/button.tsx'
import { Card } from '#ui/page/card.tsx'
import { NeedsScriptNotice } from '#ui/page/needs-script.tsx'
import { useNow } from '#ui/lifecycle/clock.ts'
import { Stack } from '#ui/style/styled.ts'
import { H2, P } from '#ui/style/type.tsx'

import { CancelDialog } from './cancel-dialog.tsx'
import type { Cancellation } from './cancellation.flow.ts'
import { FreeCancellationText } from './free-cancellation-text.tsx'
import { WithoutCancellation } from './without-cancellation.tsx'

export interface CancelBookingProps {
  booking: Booking
  cancellation: Cancellation
}

/**
 * Lets the customer request a cancellation, which staff accept or decline. Shows the cost before the customer
 * confirms.
 */
export function CancelBooking({ booking, cancellation }: CancelBookingProps) {
  const { actor, eligibility } = cancellation
  const hasAmendments = booking.amendments === true
  const now = useNow().getTime()
  const bar = useSelector(actor, (at) =>
    at.matches('requested') ? 'already-requested' : at.context.bar,
  )

  // Advice about a booking that cannot be cancelled is useful only until the pick-up.
  const end = bar === 'cancellation-not-bought' ? booking.from : booking.to
  if (bar !== null && (Date.parse(end) <= now || !(bar in REASON_TEXTS))) return null
  // Once the booking is refetched, the top of the page shows the request instead.
  if (bar === 'already-requested' && booking.cancelRequest) return null
  if (bar === 'already-cancelled' && booking.status === 'cancelled') return null

  return (
    <Card>
      <Stack gap="4" align="start">
        <H2>
          {hasAmendments ? <Trans>Cancellation</Trans> : <Trans>Changes and cancellation</Trans>}
        </H2>
        {bar ? (
          <>
            <P tone="muted">{REASON_TEXTS[bar]}</P>
            {bar === 'cancellation-not-bought' ? (
              <>
                {hasAmendments ? null : <NoChangesText />}
                <WithoutCancellation supplier={booking.supplier} />
              </>
            ) : null}
          </>
        ) : (
          <>
            <FreeCancellationText booking={booking} />
            <NeedsScriptNotice />
            <Button
              variant="outline"
              onClick={() =>
                actor.send({ type: 'cancellation.selected', eligibility: eligibility() })
              }
            >
              <Trans>Cancel this booking</Trans>
            </Button>
            {hasAmendments ? null : <NoChangesText />}
          </>
        )}
      </Stack>
      <CancelDialog booking={booking} cancellation={cancellation} />
    </Card>
  )
}

const NoChangesText = () => (
  <P size="sm" tone="muted">
    <Trans>This booking can’t be changed.</Trans>
  </P>
)

/** Shown instead of the button. For other reasons, nothing is shown. */
const REASON_TEXTS: Partial<Record<Bar, ReactNode>> = {
  'cancellation-not-bought': (
    <Trans>This booking was made without the cancellation option and can’t be cancelled.</Trans>
  ),
  'already-cancelled': <Trans>This booking is cancelled.</Trans>,
  'already-requested': <Trans>Cancellation requested. The rental company will confirm.</Trans>,
  'already-started': <Trans>The rental has begun and can no longer be cancelled here.</Trans>,
}
