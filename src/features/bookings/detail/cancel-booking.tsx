import { HStack, Stack } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

import type { Booking } from '#api/bookings.query.ts'
import { idOf } from '#api/compat.ts'
import { cancellationTerms } from '#domain/cancellation.ts'
import { type Bar, barOn } from '#domain/permissions.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { H2, P } from '#ui/type.tsx'
import { useViewer } from '#ui/viewer.tsx'

import { CancellationTermsText } from './cancellation-terms-text.tsx'

export interface CancelBookingProps {
  booking: Booking
  now: Date
  onCancel: () => Promise<boolean>
}

/** Cancelling is a request that staff answer. Its price is told before it is asked for. */
export function CancelBooking({ booking, now, onCancel }: CancelBookingProps) {
  const { user } = useViewer()
  const bar = barOn(
    'requestCancel',
    user && { id: user._id, type: user.type },
    factsOf(booking),
    now,
  )
  const [open, setOpen] = useState(false)
  const request = useMutation({ mutationFn: onCancel, onSuccess: () => setOpen(false) })

  if (bar !== null && !(bar in REASONS)) return null

  return (
    <Card>
      <Stack gap="4" align="start">
        <H2>
          <Trans>Cancellation</Trans>
        </H2>
        {bar ? <P tone="muted">{REASONS[bar]}</P> : null}
        {request.data === false ? (
          <Notice tone="warning" urgent>
            <Trans>This booking can no longer be cancelled here. Please ask the supplier.</Trans>
          </Notice>
        ) : null}
        {bar === null && request.data !== false ? (
          <Button variant="outline" onClick={() => setOpen(true)}>
            <Trans>Cancel this booking</Trans>
          </Button>
        ) : null}
      </Stack>
      <Dialog
        title={<Trans>Cancel this booking?</Trans>}
        open={open}
        onClose={() => {
          setOpen(false)
          if (request.isError) request.reset()
        }}
      >
        <CancellationTermsText
          booking={booking}
          terms={cancellationTerms(termFacts(booking), now)}
        />
        {request.isError ? (
          <Notice tone="danger" urgent title={<Trans>Your request was not sent</Trans>}>
            <Trans>Something went wrong! Try again later.</Trans>
          </Notice>
        ) : null}
        <HStack justify="end" wrap="wrap" gap="3">
          <Button variant="outline" onClick={() => setOpen(false)}>
            <Trans>Keep the booking</Trans>
          </Button>
          <Button
            variant="danger"
            aria-disabled={request.isPending}
            onClick={() => {
              if (!request.isPending) request.mutate()
            }}
          >
            {request.isPending ? <Trans>Sending your request</Trans> : <Trans>Ask to cancel</Trans>}
          </Button>
        </HStack>
      </Dialog>
    </Card>
  )
}

/** Why there is no button, where that is worth a sentence. */
const REASONS: Partial<Record<Bar, ReactNode>> = {
  'cancellation-not-bought': (
    <Trans>This booking was made without the cancellation option and cannot be cancelled.</Trans>
  ),
  'already-requested': <Trans>You have asked to cancel. The supplier will answer.</Trans>,
  'already-cancelled': <Trans>This booking is cancelled.</Trans>,
  'already-started': <Trans>The rental has begun and can no longer be cancelled here.</Trans>,
}

const termFacts = ({ cancellation, from }: Booking) => ({
  cancellation: cancellation === true,
  from,
})

const factsOf = (booking: Booking) => ({
  driverId: idOf(booking.driver),
  supplierId: idOf(booking.supplier),
  status: booking.status,
  from: booking.from,
  cancellation: booking.cancellation === true,
  amendments: booking.amendments === true,
  cancelRequest: booking.cancelRequest,
})
