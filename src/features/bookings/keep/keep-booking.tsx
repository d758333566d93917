import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarPlus, MapPin, Printer } from 'lucide-react'

import { use } from 'react'

import type { Booking } from '#api/queries/bookings.query.ts'
import { OperatorSettings } from '#rental/operator-settings.ts'
import { Button, OutsideButtonLink } from '#ui/control/button.tsx'
import { useDates } from '#ui/control/dates.tsx'
import { WhenParsed } from '#ui/page/when-parsed.tsx'
import { Stack } from '#ui/style/styled.ts'
import { P } from '#ui/style/type.tsx'

import { bookingName } from '../booking-reference.tsx'
import { isBeingCancelled, isOff } from '../booking-status.tsx'
import { bookingTimes } from '../booking-times.ts'
import { SupplierCall } from '../supplier-call.tsx'
import { useEnded } from '../use-ended.ts'
import { saveFile } from './save-file.ts'

export interface KeepBookingProps {
  booking: Booking
  /** The voucher is what one does first here. */
  isFirst?: boolean
}

/**
 * A booking to take along: on paper for the counter, in the customer's own calendar, on the way. One
 * that leads to no car is not taken anywhere.
 */
export function KeepBooking({ booking, isFirst = false }: KeepBookingProps) {
  const saveToCalendar = useCalendarFile(booking)
  const isEnded = useEnded(booking)

  if (isOff(booking)) return null

  return (
    <Stack gap="2">
      <Stack direction={{ base: 'column', sm: 'row' }} align={{ sm: 'center' }} gap="3" wrap="wrap">
        <WhenParsed>
          <Button variant={isFirst ? 'solid' : 'outline'} onClick={() => print()}>
            <Printer aria-hidden size={18} />
            <Trans>Print or save the voucher</Trans>
          </Button>
          {isEnded ? null : (
            <>
              <Button variant="outline" onClick={saveToCalendar}>
                <CalendarPlus aria-hidden size={18} />
                <Trans>Add to calendar</Trans>
              </Button>
              <Directions booking={booking} />
              <SupplierCall supplier={booking.supplier} />
            </>
          )}
        </WhenParsed>
      </Stack>
      {isBeingCancelled(booking) && !isEnded ? (
        <P size="sm" tone="muted">
          <Trans>Voucher and calendar say that a cancellation is requested.</Trans>
        </P>
      ) : null}
    </Stack>
  )
}

/** The way to the pick-up, in the map that the reader's device opens. */
function Directions({ booking: { pickupLocation } }: { booking: Booking }) {
  const { latitude, longitude } = pickupLocation
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null

  const destination = encodeURIComponent(`${latitude},${longitude}`)
  return (
    <OutsideButtonLink
      href={`https://www.google.com/maps/dir/?api=1&destination=${destination}`}
      target="_blank"
      rel="noreferrer"
      variant="outline"
    >
      <MapPin aria-hidden size={18} />
      <Trans>Directions</Trans>
    </OutsideButtonLink>
  )
}

function useCalendarFile(booking: Booking): () => void {
  const { t } = useLingui()
  const dates = useDates()
  const { hideSuppliers } = use(OperatorSettings)

  return () => {
    const { from, to } = bookingTimes(booking)
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
        t`Booking number: ${bookingName(booking)}`,
      ].join('\n'),
      location: booking.pickupLocation.name ?? '',
      from: booking.from,
      to: booking.to,
      isInDoubt: isBeingCancelled(booking),
      url: `${location.origin}/booking?b=${booking._id}`,
    }
    const save = async () => {
      const { calendarFile } = await import('./calendar-file.ts')
      saveFile(`booking-${bookingName(booking)}.ics`, 'text/calendar', calendarFile(entry))
    }
    save().catch(reportError)
  }
}
