import { Trans } from '@lingui/react/macro'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'

import type { DelayReport, TripDetailsChange } from '#api/calls/trip-details.ts'
import type { Booking } from '#api/queries/bookings.query.ts'
import { lazyPart } from '#ui/lazy/lazy-part.tsx'
import { TextLink } from '#ui/control/link.tsx'
import { Page } from '#ui/page/page.tsx'
import type { Viewer } from '#api/viewer.ts'
import { useViewer } from '#rental/viewer.tsx'
import { Stack } from '#ui/style/styled.ts'

import { ArrivalCard } from '../arrival/arrival-card.tsx'
import { RunningLate } from '../arrival/running-late.tsx'
import { BookedChecklist } from './booked-checklist.tsx'
import { BookingActions } from './booking-actions.tsx'
import { BookingBill } from './booking-bill.tsx'
import { BookingCar } from './booking-car.tsx'
import { BookingColumns } from './booking-columns.tsx'
import { BookingDocuments } from './booking-documents.tsx'
import { BookingHeader } from './booking-header.tsx'
import { BookingNotice } from './booking-notice.tsx'
import { DriverNotice } from './driver-notice.tsx'
import { BookingDrivers } from './booking-drivers.tsx'
import { CancelBooking } from '../cancel/cancel-booking.tsx'
import type { Cancellation } from '../cancel/cancellation.flow.ts'
import type { BookingChangeActor } from '../change/booking-change.flow.ts'
import { isMainDriver, hasOpenedGuestLink, isStaff } from '../rights.ts'
import { BookingLocations } from './booking-locations.tsx'
import { BookingSupplier } from './booking-supplier.tsx'
import { BookingTimeline } from './booking-timeline.tsx'
import { GuestAccountOffer } from './guest-account-offer.tsx'
import { HeaderActions } from './header-actions.tsx'
import { StateSentence } from './state-sentence.tsx'

const Voucher = lazyPart(async () => (await import('../save/voucher.tsx')).Voucher)

export interface BookingPageProps {
  booking: Booking
  cancellation: Cancellation
  changes: BookingChangeActor
  /** Emails a guest a link to set a password. */
  onAskForAccount: () => Promise<unknown>
  onSaveDetails: (change: TripDetailsChange) => Promise<void>
  onReportDelay: (report: DelayReport) => Promise<void>
  /** The messages about the booking, which load separately. */
  messages?: ReactNode
}

/** The page of one booking, with all details and the option to cancel it. */
export function BookingPage(props: BookingPageProps) {
  const { booking, cancellation, changes, onAskForAccount, onSaveDetails, onReportDelay } = props
  const viewer = useViewer()
  const isForDriver = isMainDriver(booking)

  return (
    <Page>
      <Stack gap="6">
        {isForDriver ? <DriverNotice booking={booking} /> : <BookingsLink viewer={viewer} />}
        <BookingHeader
          booking={booking}
          sentence={isStaff(viewer) ? null : <StateSentence booking={booking} />}
          actions={<HeaderActions booking={booking} />}
        />
        {isStaff(viewer) || isForDriver ? null : <BookingNotice booking={booking} />}
        <RunningLate booking={booking} onReport={onReportDelay} />
        <BookingColumns>
          <Stack gridArea="price" gap="6">
            <BookingBill booking={booking} />
            <BookingDocuments documents={booking.documents} />
          </Stack>
          <Stack gridArea="facts" gap="6">
            <BookingTimeline booking={booking} />
            <ArrivalCard booking={booking} onSave={onSaveDetails} />
            {isForDriver ? null : props.messages}
            {isStaff(viewer) ? null : <BookedChecklist booking={booking} />}
            <BookingCar booking={booking} />
            <BookingLocations booking={booking} />
          </Stack>
          <Stack gridArea="actions" gap="6">
            <BookingActions booking={booking} changes={changes} />
            {booking.status === 'void' || isForDriver ? null : (
              <CancelBooking booking={booking} cancellation={cancellation} />
            )}
            {viewer.user === null && hasOpenedGuestLink(viewer, booking) ? (
              <GuestAccountOffer booking={booking} onAsk={onAskForAccount} />
            ) : null}
            <BookingSupplier booking={booking} />
            <BookingDrivers booking={booking} />
          </Stack>
        </BookingColumns>
      </Stack>
      <Voucher booking={booking} />
    </Page>
  )
}

/** Reserves its line while the stored user is being checked, so that the layout does not shift. */
function BookingsLink({ viewer: { status } }: { viewer: Viewer }) {
  if (status !== 'signedIn' && status !== 'unknown') return null
  const isKnown = status === 'signedIn'

  return (
    <TextLink
      to="/bookings"
      isAlone
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
