import { Trans } from '@lingui/react/macro'

import type { Booking } from '#api/queries/bookings.query.ts'
import { useDates } from '#ui/control/dates.tsx'
import { Notice } from '#ui/toast/notice.tsx'
import { Page } from '#ui/page/page.tsx'
import { Stack } from '#ui/style/styled.ts'

import { BookingBill } from '../detail/booking-bill.tsx'
import { BookingCar } from '../detail/booking-car.tsx'
import { BookingHeader } from '../detail/booking-header.tsx'
import { BookingDrivers } from '../detail/booking-drivers.tsx'
import { SaveBooking } from './save-booking.tsx'
import { Voucher } from './voucher.tsx'

export interface StoredBookingPageProps {
  booking: Booking
  /** When the server sent the booking, in the browser's local time. */
  keptAt: string
}

/**
 * The offline copy of a booking: it can be read, printed and added to a calendar, but not changed.
 */
export function StoredBookingPage({ booking, keptAt }: StoredBookingPageProps) {
  const moment = useDates().moment(keptAt)

  return (
    <Page>
      <Stack gap="6">
        <BookingHeader booking={booking} actions={<SaveBooking booking={booking} isFirst />} />
        <Notice tone="info" title={<Trans>Saved {moment}</Trans>}>
          <Trans>Offline copy. Go online to change or cancel it.</Trans>
        </Notice>
        <BookingCar booking={booking} />
        <BookingBill booking={booking} />
        <BookingDrivers booking={booking} />
      </Stack>
      <Voucher booking={booking} />
    </Page>
  )
}
