import { Plural, Trans, useLingui } from '@lingui/react/macro'

import type { Booking } from '#api/bookings.query.ts'
import { Card } from '#ui/card.tsx'
import { useDates } from '#ui/dates.tsx'
import { Notice } from '#ui/notice.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { Page } from '#ui/page.tsx'
import { HStack, Stack } from '#ui/styled.ts'
import { H2, P } from '#ui/type.tsx'

import { BookingReference } from '../booking-reference.tsx'
import { StatusBadge } from '../booking-status.tsx'
import { bookingTimes } from '../booking-times.ts'
import { BookingBill } from '../detail/booking-bill.tsx'
import { BookingCar } from '../detail/booking-car.tsx'
import { Fact, Facts } from '../detail/facts.tsx'
import { KeepBooking } from './keep-booking.tsx'
import { Voucher } from './voucher.tsx'

export interface KeptBookingPageProps {
  booking: Booking
  /** The wall clock of this browser when the server told of it. */
  keptAt: string
}

/** A booking without a network: to be read, printed and put into a calendar, and not to be changed. */
export function KeptBookingPage({ booking, keptAt }: KeptBookingPageProps) {
  const { t } = useLingui()
  const moment = useDates().moment(keptAt)

  return (
    <Page>
      <Stack gap="6" _print={{ display: 'none' }}>
        <Stack gap="2">
          <HStack gap="3" wrap="wrap">
            <PageHeading title={t`Booking: ${booking.car.name}`}>{booking.car.name}</PageHeading>
            <StatusBadge status={booking.status} cancelRequest={booking.cancelRequest} />
          </HStack>
          <BookingReference booking={booking} />
          <P size="sm" tone="muted" overflowWrap="anywhere">
            <Trans>Booking number</Trans> {booking._id}
          </P>
        </Stack>
        <Notice tone="info" title={<Trans>As it was on {moment}</Trans>}>
          <Trans>It is read from this device. To change or cancel it you need a network.</Trans>
        </Notice>
        <Trip booking={booking} />
        <BookingCar booking={booking} />
        <BookingBill booking={booking} />
        <KeepBooking booking={booking} />
      </Stack>
      <Voucher booking={booking} />
    </Page>
  )
}

function Trip({ booking }: { booking: Booking }) {
  const dates = useDates()
  const { zone, from, to, days } = bookingTimes(booking)

  return (
    <Card>
      <Stack gap="4">
        <H2>
          <Trans>Trip</Trans>
        </H2>
        <Facts>
          <Fact name={<Trans>Pick-up</Trans>}>
            <strong>{booking.pickupLocation.name}</strong>, {dates.moment(from)}
          </Fact>
          <Fact name={<Trans>Drop-off</Trans>}>
            <strong>{booking.dropOffLocation.name}</strong>, {dates.moment(to)}
          </Fact>
          <Fact name={<Trans>Length</Trans>}>
            <Plural value={days} one="# day" other="# days" />
          </Fact>
          <Fact name={<Trans>Driver</Trans>}>{booking.driver.fullName}</Fact>
        </Facts>
        <P size="sm" tone="muted">
          <Trans>All times are local ({zone}).</Trans>
        </P>
      </Stack>
    </Card>
  )
}
