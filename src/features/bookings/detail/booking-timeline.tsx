import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'

import type { Booking } from '#api/bookings.query.ts'
import { toWallClock } from '#domain/rental-clock.ts'
import type { components } from '#openapi/schema.d.ts'
import { Card } from '#ui/card.tsx'
import { useDates } from '#ui/dates.tsx'
import { chakra, Stack } from '#ui/styled.ts'
import { H2 } from '#ui/type.tsx'

import { bookingTimes } from '../booking-times.ts'
import { ZoneNote } from '../zone-note.tsx'

type Kind = components['schemas']['BookingEventKind']

const KINDS: Record<Kind, MessageDescriptor> = {
  created: msg`You booked the car`,
  void: msg`Waiting for the payment`,
  pending: msg`Sent to the supplier`,
  reserved: msg`Confirmed by the supplier`,
  deposit: msg`Deposit paid`,
  paid: msg`Rental paid`,
  paidInFull: msg`Paid in full`,
  cancelled: msg`Cancelled by the supplier`,
  cancelRequested: msg`You asked to cancel`,
  amended: msg`The booking was changed`,
  expired: msg`The time to pay ran out`,
  refunding: msg`Refund started`,
  refunded: msg`Refund sent`,
}

/** A dot, and from it a line to the next one: none leaves the last. */
const Event = chakra('li', {
  base: {
    position: 'relative',
    pb: '3',
    ps: '6',
    _before: {
      content: '""',
      position: 'absolute',
      insetStart: '0',
      top: '0.5rem',
      width: '3',
      height: '3',
      borderRadius: 'full',
      bg: 'accent',
    },
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      insetStart: '5px',
      top: '1.25rem',
      bottom: '-0.5rem',
      width: '2px',
      bg: 'border',
    },
    _last: { pb: '0' },
  },
})

/** What happened to a booking, oldest first; a backend that does not tell gets no box. */
export function BookingTimeline({ booking }: { booking: Booking }) {
  const { t } = useLingui()
  const dates = useDates()
  const { zone } = bookingTimes(booking)
  const events = booking.timeline ?? []
  if (events.length === 0) return null

  return (
    <Card>
      <Stack gap="4">
        <H2>
          <Trans>History</Trans>
        </H2>
        <chakra.ol listStyleType="none">
          {events.map(({ kind, at }) => (
            <Event key={`${kind}-${at}`}>
              <chakra.span fontWeight="medium">{kind in KINDS ? t(KINDS[kind]) : kind}</chakra.span>
              <chakra.time
                dateTime={at}
                display="block"
                fontSize="sm"
                color="fg.muted"
                fontVariantNumeric="tabular-nums"
              >
                {dates.moment(toWallClock(at, zone))}
              </chakra.time>
            </Event>
          ))}
        </chakra.ol>
        <ZoneNote zone={zone} instants={events.map(({ at }) => at)} tone="muted" />
      </Stack>
    </Card>
  )
}
