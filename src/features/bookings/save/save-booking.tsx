import { Trans, useLingui } from '@lingui/react/macro'
import { use, type ReactNode } from 'react'

import type { Booking } from '#api/queries/bookings.query.ts'
import { getBookingReference } from '@masar/domain/booking/booking-reference.ts'
import { isInactiveBooking } from '@masar/domain/booking/booking-state.ts'
import { OperatorSettings } from '#rental/operator-settings.ts'
import { ActionRow } from '#ui/control/action-row.tsx'
import { useDates } from '#ui/control/dates.tsx'
import { useNow } from '#ui/lifecycle/clock.ts'
import { WhenParsed } from '#ui/page/when-parsed.tsx'
import { HStack, Stack } from '#ui/style/styled.ts'
import { P } from '#ui/style/type.tsx'

import { useIsBeingCancelled } from '../booking-status.tsx'
import { toBookingTimes } from '../booking-times.ts'
import { DirectionsButton, DirectionsLink } from '../directions.tsx'
import { isMainDriver } from '../rights.ts'
import { ShareBooking } from '../share-booking.tsx'
import { SupplierCall } from '../supplier-call.tsx'
import { SaveButtons } from './save-buttons.tsx'
import { saveFile } from './save-file.ts'
import { ViewBookingLink } from './view-booking-link.tsx'

export interface SaveBookingProps {
  booking: Booking
  /** Whether the voucher is the primary action. */
  isFirst?: boolean
  /** An action shown before all others, for booking the car again. */
  lead?: ReactNode
  /** Whether to link to the booking, on a page other than its own. Directions are then a link below. */
  hasLink?: boolean
}

/**
 * The actions to save a booking: a voucher for the counter, a calendar entry, directions. Hidden when the
 * booking holds no car.
 */
export function SaveBooking(props: SaveBookingProps) {
  const { booking, isFirst = false, lead, hasLink = false } = props
  const saveToCalendar = useCalendarFile(booking)
  const isEnded = Date.parse(booking.to) <= useNow().getTime()
  const isBeingCancelled = useIsBeingCancelled(booking)

  if (isInactiveBooking(booking)) {
    return lead || hasLink ? (
      <ActionRow>
        {lead}
        {hasLink ? <ViewBookingLink id={booking._id} variant="outline" /> : null}
      </ActionRow>
    ) : null
  }
  const link = hasLink ? (
    <ViewBookingLink id={booking._id} variant={isFirst ? 'outline' : 'solid'} />
  ) : null

  return (
    <Stack gap="3">
      <WhenParsed>
        <ActionRow isInBooking>
          {lead}
          {isFirst ? null : link}
          <SaveButtons isFirst={isFirst} onSave={isEnded ? undefined : saveToCalendar} />
          {isFirst ? link : null}
          {hasLink || isEnded ? null : <DirectionsButton booking={booking} />}
        </ActionRow>
        {isEnded ? null : (
          <HStack columnGap="6" rowGap="0" wrap="wrap">
            <SupplierCall supplier={booking.supplier} />
            {hasLink ? <DirectionsLink booking={booking} /> : null}
            {isMainDriver(booking) ? null : <ShareBooking booking={booking} />}
          </HStack>
        )}
      </WhenParsed>
      {isBeingCancelled ? (
        <P size="sm" tone="muted">
          <Trans>Your voucher and calendar show that cancellation is pending.</Trans>
        </P>
      ) : null}
    </Stack>
  )
}

function useCalendarFile(booking: Booking): () => void {
  const { t } = useLingui()
  const dates = useDates()
  const { hideSuppliers } = use(OperatorSettings)
  const isBeingCancelled = useIsBeingCancelled(booking)

  return () => {
    const { from, to } = toBookingTimes(booking)
    const [pickUp, dropOff] = [dates.moment(from), dates.moment(to)]
    const locations = [booking.pickupLocation.name, booking.dropOffLocation.name]
    const entry = {
      bookingId: booking._id,
      title: t`Car rental: ${booking.car.name}`,
      description: [
        t`Pick-up: ${locations[0]}, ${pickUp}`,
        t`Drop-off: ${locations[1]}, ${dropOff}`,
        ...(hideSuppliers
          ? []
          : [
              t`Rental company: ${[booking.supplier.fullName, booking.supplier.phone].filter(Boolean).join(', ')}`,
            ]),
        t`Reference: ${getBookingReference(booking)}`,
      ].join('\n'),
      location: booking.pickupLocation.name ?? '',
      from: booking.from,
      to: booking.to,
      isInDoubt: isBeingCancelled || booking.status === 'pending',
      url: `${location.origin}/booking?b=${booking._id}`,
    }
    const save = async () => {
      const { createCalendarFile: calendarFile } = await import('./calendar-file.ts')
      saveFile(`booking-${getBookingReference(booking)}.ics`, 'text/calendar', calendarFile(entry))
    }
    save().catch(reportError)
  }
}
