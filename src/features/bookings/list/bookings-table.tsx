import { chakra, Stack } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'

import type { BookingInList } from '#api/bookings.query.ts'
import { useDates } from '#ui/dates.tsx'
import { TextLink } from '#ui/link.tsx'

import { StatusBadge } from '../booking-status.tsx'
import { timesOf } from '../booking-times.ts'
import { PriceOfBooking } from './price-of-booking.tsx'

const Table = chakra('table', {
  base: { width: 'full', borderCollapse: 'collapse', textAlign: 'start' },
})
const Head = chakra('th', {
  base: {
    textAlign: 'start',
    fontSize: 'sm',
    fontWeight: 'semibold',
    color: 'fg.muted',
    px: '3',
    py: '2',
    borderBottomWidth: '1px',
    borderColor: 'border.strong',
  },
})
const Cell = chakra('td', {
  base: {
    px: '3',
    py: '4',
    verticalAlign: 'top',
    borderBottomWidth: '1px',
    borderColor: 'border',
    overflowWrap: 'anywhere',
  },
})

export function BookingsTable({ bookings }: { bookings: readonly BookingInList[] }) {
  const { t } = useLingui()

  return (
    <chakra.div overflowX="auto">
      <Table aria-label={t`Bookings`}>
        <thead>
          <tr>
            <Head scope="col">{t`Car`}</Head>
            <Head scope="col">{t`Supplier`}</Head>
            <Head scope="col">{t`Driver`}</Head>
            <Head scope="col" textAlign="end">
              {t`Price`}
            </Head>
            <Head scope="col">{t`Status`}</Head>
          </tr>
        </thead>
        <tbody>
          {bookings.map((booking) => (
            <BookingRow key={booking._id} booking={booking} />
          ))}
        </tbody>
      </Table>
    </chakra.div>
  )
}

function BookingRow({ booking }: { booking: BookingInList }) {
  const dates = useDates()
  const { from, to } = timesOf(booking)
  const { name } = booking.car

  return (
    <chakra.tr _hover={{ bg: 'bg.subtle' }}>
      <Cell minW="16rem">
        <Stack gap="1">
          <TextLink to="/booking" search={{ b: booking._id }} fontWeight="semibold">
            {name}
          </TextLink>
          <chakra.span fontSize="sm">{dates.range(from, to)}</chakra.span>
          <chakra.span fontSize="sm" color="fg.muted">
            {booking.pickupLocation.name}
          </chakra.span>
        </Stack>
      </Cell>
      <Cell>{booking.supplier.fullName}</Cell>
      <Cell>{booking.driver.fullName ?? <Trans>Unknown</Trans>}</Cell>
      <Cell textAlign="end">
        <PriceOfBooking booking={booking} />
      </Cell>
      <Cell>
        <StatusBadge status={booking.status} cancelRequest={booking.cancelRequest} />
      </Cell>
    </chakra.tr>
  )
}
