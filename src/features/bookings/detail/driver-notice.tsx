import { Trans } from '@lingui/react/macro'

import type { Booking } from '#api/queries/bookings.query.ts'
import { Notice } from '#ui/toast/notice.tsx'

/** Explains to the main driver what they can do here, and what only the customer can do. */
export function DriverNotice({ booking }: { booking: Booking }) {
  const customer = booking.driver.fullName

  return (
    <Notice tone="info" title={<Trans>{customer} has booked this car for you</Trans>}>
      <Trans>
        You can keep the voucher, enter your arrival and report a delay. To change or cancel the
        booking, ask {customer}.
      </Trans>
    </Notice>
  )
}
