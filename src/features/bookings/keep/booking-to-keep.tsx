import { useLingui } from '@lingui/react/macro'

import { useQuery } from '#api/cache/use-query.ts'
import { bookingQuery } from '#api/queries/bookings.query.ts'
import type { Api } from '#api/client.ts'
import { Stack } from '#ui/style/styled.ts'

import { BookingReference } from '../booking-reference.tsx'
import { KeepBooking } from './keep-booking.tsx'
import { KeepWaiting } from './keep-waiting.tsx'
import { Voucher } from './voucher.tsx'

export interface BookingToKeepProps {
  api: Api
  id: string
}

/** Reference, voucher, calendar, way and phone of a booking, away from its page; nothing where it is not shown. */
export function BookingToKeep({ api, id }: BookingToKeepProps) {
  const { i18n } = useLingui()
  const { data: booking, isPending } = useQuery(bookingQuery(api, id, i18n.locale))
  if (isPending) return <KeepWaiting />
  if (!booking) return null

  return (
    <>
      <Stack gap="3">
        <BookingReference booking={booking} />
        <KeepBooking booking={booking} />
      </Stack>
      <Voucher booking={booking} />
    </>
  )
}
