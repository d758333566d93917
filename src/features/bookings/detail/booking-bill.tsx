import { Trans } from '@lingui/react/macro'

import type { Booking } from '#api/queries/bookings.query.ts'
import { PriceBlock } from '#rental/price-block/price-block.tsx'
import { Card } from '#ui/page/card.tsx'
import { Stack } from '#ui/style/styled.ts'
import { H2 } from '#ui/style/type.tsx'

import { useHasStarted } from '../booking-status.tsx'
import { toPriceBlockProps } from './bill-booking.ts'
import { BookingPayments } from './booking-payments.tsx'

/** The price line by line, the amount paid, and the amount due at the counter. */
export function BookingBill({ booking }: { booking: Booking }) {
  const hasBegun = useHasStarted(booking)

  return (
    <Card tone="sand">
      <Stack gap="4">
        <H2>
          <Trans>Price</Trans>
        </H2>
        <PriceBlock {...toPriceBlockProps(booking)} isPickedUp={hasBegun} />
        <BookingPayments booking={booking} />
      </Stack>
    </Card>
  )
}
