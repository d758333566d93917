import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowLeft } from 'lucide-react'

import type { Booking } from '#api/bookings.query.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { TextLink } from '#ui/link.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { P } from '#ui/type.tsx'
import type { Viewer } from '#api/viewer.ts'
import { useViewer } from '#rental/viewer.tsx'
import { chakra, HStack, Stack } from '#ui/styled.ts'

import { BookingActions } from './booking-actions.tsx'
import { BookingBill } from './booking-bill.tsx'
import { BookingCar } from './booking-car.tsx'
import { BookingNotice } from './booking-notice.tsx'
import { BookingDrivers } from './booking-drivers.tsx'
import { BookingReference } from '../booking-reference.tsx'
import { StatusBadge } from '../booking-status.tsx'
import { CancelBooking } from '../cancel/cancel-booking.tsx'
import type { Cancellation } from '../cancel/cancellation.flow.ts'
import type { BookingChangeActor } from '../change/booking-change.flow.ts'
import { KeepBooking } from '../keep/keep-booking.tsx'
import { isStaff } from '../rights.ts'
import { BookingTimeline } from './booking-timeline.tsx'
import { BookingTrip } from './booking-trip.tsx'

const Voucher = lazyPart(async () => (await import('../keep/voucher.tsx')).Voucher)

export interface BookingPageProps {
  booking: Booking
  cancellation: Cancellation
  changes: BookingChangeActor
}

/** Everything about one booking, and the way to ask for its end. */
export function BookingPage({ booking, cancellation, changes }: BookingPageProps) {
  const { t } = useLingui()
  const viewer = useViewer()

  return (
    <Page>
      <Stack gap="6" _print={{ display: 'none' }}>
        <ToBookings viewer={viewer} />
        <Stack gap="2">
          <HStack gap="3" wrap="wrap">
            <PageHeading title={t`Booking: ${booking.car.name}`}>{booking.car.name}</PageHeading>
            <StatusBadge status={booking.status} cancelRequest={booking.cancelRequest} />
          </HStack>
          <BookingReference booking={booking} />
          <P size="sm" tone="muted" overflowWrap="anywhere">
            <Trans>Booking number</Trans>{' '}
            <chakra.code fontVariantNumeric="tabular-nums">{booking._id}</chakra.code>
          </P>
        </Stack>
        {isStaff(viewer) ? null : <BookingNotice booking={booking} />}
        <chakra.div
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 24rem' }}
          gap="6"
          alignItems="start"
        >
          <Stack gap="6">
            <BookingTrip booking={booking} />
            <BookingCar booking={booking} />
            <BookingDrivers booking={booking} />
            <BookingTimeline booking={booking} />
          </Stack>
          <Stack gap="6">
            <BookingBill booking={booking} />
            <KeepBooking booking={booking} />
            <BookingActions booking={booking} changes={changes} />
            {booking.status === 'void' ? null : (
              <CancelBooking booking={booking} cancellation={cancellation} />
            )}
          </Stack>
        </chakra.div>
      </Stack>
      <Voucher booking={booking} />
    </Page>
  )
}

/** Its line is there while the stored user is being checked, so that nothing moves afterwards. */
function ToBookings({ viewer: { status } }: { viewer: Viewer }) {
  if (status !== 'signedIn' && status !== 'unknown') return null
  const isKnown = status === 'signedIn'

  return (
    <TextLink
      to="/bookings"
      display="inline-flex"
      alignItems="center"
      gap="2"
      style={{ visibility: isKnown ? undefined : 'hidden' }}
    >
      <ArrowLeft aria-hidden size={18} />
      <Trans>My bookings</Trans>
    </TextLink>
  )
}
