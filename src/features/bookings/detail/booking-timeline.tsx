import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'

import type { Booking } from '#api/queries/bookings.query.ts'
import { toWallClock } from '@masar/domain/rental/rental-clock.ts'
import type { components } from '@masar/openapi/schema.d.ts'
import { Card } from '#ui/page/card.tsx'
import { useDates } from '#ui/control/dates.tsx'
import { styled, Stack } from '#ui/style/styled.ts'
import { H2 } from '#ui/style/type.tsx'
import { useNow } from '#ui/lifecycle/clock.ts'

import { toBookingTimes } from '../booking-times.ts'
import { type NextStep, listNextSteps } from './next-steps.ts'

type Kind = components['schemas']['BookingEventKind']

const EVENT_TEXTS: Record<Kind, MessageDescriptor> = {
  created: msg`You booked the car`,
  void: msg`Waiting for the payment`,
  pending: msg`Sent to the rental company`,
  reserved: msg`Confirmed by the rental company`,
  deposit: msg`Deposit paid`,
  paid: msg`Rental paid`,
  paidInFull: msg`Paid in full`,
  cancelled: msg`Cancelled by the rental company`,
  cancelRequested: msg`You requested cancellation`,
  amended: msg`Booking changed`,
  expired: msg`The time to pay ran out`,
  refunding: msg`Refund started`,
  refunded: msg`Refund sent`,
}

const STEP_TEXTS: Record<NextStep, MessageDescriptor> = {
  pay: msg`Finish the payment`,
  confirm: msg`The rental company confirms the booking`,
  answer: msg`The rental company answers your request`,
  pickUp: msg`Pick up the car`,
  dropOff: msg`Return the car`,
}

/** A dot, filled for past events, with a line to the next event unless it is the last. */
const Event = styled('li', {
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
  variants: {
    isAhead: {
      true: { _before: { bg: 'bg.raised', borderWidth: '2px', borderColor: 'accent' } },
    },
  },
})

/** A booking's history, oldest first, and the next steps with their times. */
export function BookingTimeline({ booking }: { booking: Booking }) {
  const { t } = useLingui()
  const { zone } = toBookingTimes(booking)
  const now = useNow()
  const events = booking.timeline ?? []
  const next = listNextSteps(booking, now)
  if (events.length + next.length === 0) return null

  return (
    <Card>
      <Stack gap="4">
        <H2>{next.length > 0 ? <Trans>History and next steps</Trans> : <Trans>History</Trans>}</H2>
        <styled.ol listStyleType="none">
          {events.map(({ kind, at }) => (
            <Event key={`${kind}-${at}`}>
              <styled.span fontWeight="medium">
                {kind in EVENT_TEXTS ? t(EVENT_TEXTS[kind]) : kind}
              </styled.span>
              <Moment at={at} zone={zone} />
            </Event>
          ))}
          {next.map(({ kind, at }, index) => (
            <Event key={kind} isAhead>
              {index === 0 ? (
                <styled.span fontSize="sm" fontWeight="semibold" color="accent" display="block">
                  <Trans>Next</Trans>
                </styled.span>
              ) : null}
              <styled.span fontWeight={index === 0 ? 'semibold' : 'medium'}>
                {t(STEP_TEXTS[kind])}
              </styled.span>
              {at ? <Moment at={at} zone={zone} /> : null}
            </Event>
          ))}
        </styled.ol>
      </Stack>
    </Card>
  )
}

function Moment({ at, zone }: { at: string; zone: string }) {
  const dates = useDates()

  return (
    <styled.time
      dateTime={at}
      display="block"
      fontSize="sm"
      color="fg.muted"
      fontVariantNumeric="tabular-nums"
    >
      {dates.moment(toWallClock(at, zone))}
    </styled.time>
  )
}
