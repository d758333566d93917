import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { useQuery } from '#api/cache/use-query.ts'
import { type Booking, bookingQuery } from '#api/queries/bookings.query.ts'
import type { Api } from '#api/client.ts'
import { BookingBlock } from '#rental/booking-block/booking-block.tsx'
import { SupplierName } from '#rental/car-facts/supplier-name.tsx'
import { ActionRow } from '#ui/control/action-row.tsx'
import { Stack } from '#ui/style/styled.ts'
import { H2 } from '#ui/style/type.tsx'

import { ArrivalLink } from '../arrival/arrival-link.tsx'
import { BookingReference } from '../booking-reference.tsx'
import { BookedTrip } from '../detail/booked-trip.tsx'
import { SaveBooking } from './save-booking.tsx'
import { SaveBookingSkeleton } from './save-booking-skeleton.tsx'
import { ViewBookingLink } from './view-booking-link.tsx'
import { Voucher } from './voucher.tsx'

export interface BookingToSaveProps {
  api: Api
  id: string
  /** Whether to add the car and the trip, for a page that does not show them. */
  hasTrip?: boolean
}

/**
 * Shows the actions to save a booking outside its own page: reference, voucher, calendar, directions and phone
 * number. Shows only a link to the booking if it fails to load.
 */
export function BookingToSave({ api, id, hasTrip = false }: BookingToSaveProps) {
  const { i18n } = useLingui()
  const { data: booking, isPending, isFetching } = useQuery(bookingQuery(api, id, i18n.locale))
  if (isPending) return <SaveBookingSkeleton id={id} />
  if (!booking) {
    return (
      <ActionRow>
        <ViewBookingLink id={id} variant="solid" />
      </ActionRow>
    )
  }
  const reference = <BookingReference booking={booking} />
  // Wait for the refetch: this booking was cached when it was created, before the payment.
  if (booking.status === 'void' && isFetching)
    return <SaveBookingSkeleton id={id} reference={reference} />

  const actions = (
    <>
      {reference}
      <SaveBooking booking={booking} isFirst={booking.status !== 'pending'} hasLink />
      <ArrivalLink id={id} />
    </>
  )
  return (
    <>
      {hasTrip ? (
        <WithTrip booking={booking}>{actions}</WithTrip>
      ) : (
        <Stack gap="5">{actions}</Stack>
      )}
      <Voucher booking={booking} />
    </>
  )
}

function WithTrip({ booking, children }: { booking: Booking; children: ReactNode }) {
  return (
    <BookingBlock
      car={booking.car}
      name={
        <>
          <H2>{booking.car.name}</H2>
          <SupplierName supplier={booking.supplier} />
        </>
      }
      actions={children}
    >
      <BookedTrip booking={booking} />
    </BookingBlock>
  )
}
