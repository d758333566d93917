import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import type { Booking } from '#api/queries/bookings.query.ts'
import { SupplierName } from '#rental/car-facts/supplier-name.tsx'
import { Card } from '#ui/page/card.tsx'
import { useDates } from '#ui/control/dates.tsx'
import { VehiclePicture } from '#rental/vehicle/vehicle-picture.tsx'
import { PageHeading } from '#ui/page/page-heading.tsx'
import { styled, HStack, Stack } from '#ui/style/styled.ts'
import { P } from '#ui/style/type.tsx'

import { isPartPaid } from '../booking-balance.ts'
import { BookingReference } from '../booking-reference.tsx'
import { StatusBadge } from '../booking-status.tsx'
import { bookingTimes, clockTown } from '../booking-times.ts'

const Layout = styled('div', {
  base: {
    display: 'grid',
    gap: { base: '4', md: '6' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '300px minmax(0, 1fr)' },
    alignItems: 'start',
  },
})
const Ends = styled('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    gap: { base: '3', sm: '6' },
    '& dt': { fontSize: 'sm', color: 'fg.muted' },
    '& dd': { overflowWrap: 'anywhere' },
  },
})

export interface BookingHeaderProps {
  booking: Booking
  /** The one thing to do next, and what else may be done with the booking as it is. */
  actions?: ReactNode
}

/** What a booking is: car, company, both ends on the clock of the pick-up place, reference. */
export function BookingHeader({ booking, actions }: BookingHeaderProps) {
  const { t } = useLingui()
  const { car, supplier } = booking

  return (
    <Card>
      <Layout>
        <VehiclePicture car={car} />
        <Stack gap="4" minW="0">
          <Stack gap="1">
            <HStack gap="3" wrap="wrap">
              <PageHeading title={t`Booking: ${car.name}`}>{car.name}</PageHeading>
              <StatusBadge
                status={booking.status}
                cancelRequest={booking.cancelRequest}
                isPartPaid={isPartPaid(booking)}
              />
            </HStack>
            <SupplierName supplier={supplier} />
          </Stack>
          <TripEnds booking={booking} />
          <Stack gap="0">
            <BookingReference booking={booking} />
            <P size="sm" tone="muted" overflowWrap="anywhere">
              <Trans>Booking number</Trans>{' '}
              <styled.code fontVariantNumeric="tabular-nums">{booking._id}</styled.code>
            </P>
          </Stack>
          {actions}
        </Stack>
      </Layout>
    </Card>
  )
}

function TripEnds({ booking }: { booking: Booking }) {
  const dates = useDates()
  const { zone, from, to, days } = bookingTimes(booking)
  const town = clockTown(zone)

  return (
    <Stack gap="2">
      <Ends>
        <div>
          <dt>
            <Trans>Pick-up</Trans>
          </dt>
          <dd>
            <strong>{dates.moment(from)}</strong>
            <br />
            {booking.pickupLocation.name}
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Drop-off</Trans>
          </dt>
          <dd>
            <strong>{dates.moment(to)}</strong>
            <br />
            {booking.dropOffLocation.name}
          </dd>
        </div>
      </Ends>
      <HStack gap="4" wrap="wrap">
        <P size="sm" fontWeight="medium">
          <Plural value={days} one="# day" other="# days" />
        </P>
        <P size="sm" tone="muted">
          <Trans>All times are local ({town}).</Trans>
        </P>
      </HStack>
    </Stack>
  )
}
