import { chakra, HStack, Stack } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'

import type { BookingInList } from '#api/bookings.query.ts'
import { Card } from '#ui/card.tsx'
import { useDates } from '#ui/dates.tsx'
import { TextLink } from '#ui/link.tsx'
import { P } from '#ui/type.tsx'

import { StatusBadge } from '../booking-status.tsx'
import { timesOf } from '../booking-times.ts'
import { PriceOfBooking } from './price-of-booking.tsx'

/** The table of a telephone. */
export function BookingCards({ bookings }: { bookings: readonly BookingInList[] }) {
  const { t } = useLingui()

  return (
    <chakra.ul aria-label={t`Bookings`} listStyleType="none" display="grid" gap="4">
      {bookings.map((booking) => (
        <li key={booking._id}>
          <BookingCard booking={booking} />
        </li>
      ))}
    </chakra.ul>
  )
}

function BookingCard({ booking }: { booking: BookingInList }) {
  const dates = useDates()
  const { from, to } = timesOf(booking)

  return (
    <Card overflowWrap="anywhere">
      <Stack gap="3">
        <HStack justify="space-between" align="start" gap="3">
          <TextLink to="/booking" search={{ b: booking._id }} fontWeight="semibold">
            {booking.car.name}
          </TextLink>
          <StatusBadge status={booking.status} cancelRequest={booking.cancelRequest} />
        </HStack>
        <P size="sm">
          {dates.range(from, to)}
          <br />
          {booking.pickupLocation.name}
        </P>
        <HStack justify="space-between" align="end" gap="3">
          <P size="sm" tone="muted">
            {booking.supplier.fullName}
            <br />
            <Trans>Driver: {booking.driver.fullName ?? ''}</Trans>
          </P>
          <chakra.div textAlign="end">
            <PriceOfBooking booking={booking} />
          </chakra.div>
        </HStack>
      </Stack>
    </Card>
  )
}
