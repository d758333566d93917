import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { useQuery } from '#api/cache/use-query.ts'
import { type Booking, bookingQuery } from '#api/queries/bookings.query.ts'
import type { Api } from '#api/client.ts'
import { BookingBlock } from '#rental/booking-block/booking-block.tsx'
import { SupplierName } from '#rental/car-facts/supplier-name.tsx'
import { ActionRow } from '#ui/control/action-row.ts'
import { Stack } from '#ui/style/styled.ts'
import { H2 } from '#ui/style/type.tsx'

import { BookingReference } from '../booking-reference.tsx'
import { BookedTrip } from '../detail/booked-trip.tsx'
import { KeepBooking } from './keep-booking.tsx'
import { KeepWaiting } from './keep-waiting.tsx'
import { SeeKeptBooking } from './see-kept-booking.tsx'
import { Voucher } from './voucher.tsx'

export interface BookingToKeepProps {
  api: Api
  id: string
  /** Adds the car and the trip, for a page that does not show them. */
  hasTrip?: boolean
}

/**
 * Reference, voucher, calendar, directions and phone of a booking, outside its page; only a link to
 * the booking when it could not be loaded.
 */
export function BookingToKeep({ api, id, hasTrip = false }: BookingToKeepProps) {
  const { i18n } = useLingui()
  const { data: booking, isPending, isFetching } = useQuery(bookingQuery(api, id, i18n.locale))
  if (isPending) return <KeepWaiting id={id} />
  if (!booking) {
    return (
      <ActionRow>
        <SeeKeptBooking id={id} variant="solid" />
      </ActionRow>
    )
  }
  const reference = <BookingReference booking={booking} />
  // It was cached from the response that created the booking, before the payment.
  if (booking.status === 'void' && isFetching) return <KeepWaiting id={id} reference={reference} />

  const actions = (
    <>
      {reference}
      <KeepBooking booking={booking} isFirst={booking.status !== 'pending'}>
        <SeeKeptBooking id={id} variant="outline" />
      </KeepBooking>
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
