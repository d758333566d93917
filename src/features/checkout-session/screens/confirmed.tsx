import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'

import { styled } from '#ui/style/styled.ts'
import { P } from '#ui/style/type.tsx'

import type { SessionScreenProps } from '../session-actor.ts'
import { SeeBooking } from './actions.tsx'
import { SessionResult } from './session-result.tsx'

/** Paid, and the car is the customer's. */
export function Confirmed({ actor }: SessionScreenProps) {
  const { t } = useLingui()
  const bookingId = useSelector(actor, ({ context }) => context.reading?.bookingId)

  return (
    <SessionResult tone="success" title={t`Paid and booked`} actions={<SeeBooking actor={actor} />}>
      <P>
        <Trans>
          Your payment has arrived and your booking is confirmed. We write to you as well.
        </Trans>
      </P>
      {bookingId ? (
        <P overflowWrap="anywhere">
          <Trans>Booking number</Trans> <styled.code fontWeight="semibold">{bookingId}</styled.code>
        </P>
      ) : null}
    </SessionResult>
  )
}
