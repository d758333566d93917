import { createActor } from 'xstate'

import type { Booking } from '#api/queries/bookings.query.ts'
import { type BackendName, chooseCapabilities } from '#api/backends.ts'
import type { Viewer } from '#api/viewer.ts'
import { bookingChangeMachine } from '@masar/machines/booking-change/booking-change.machine.ts'
import { cancellationMachine } from '@masar/machines/cancellation/cancellation.machine.ts'
import { RateProvider } from '#rental/display-rate.tsx'
import { renderPage } from '#testing/page.tsx'

import { BookingPage, type BookingPageProps } from '../detail/booking-page.tsx'
import { AMIRA_VIEWER, FIAT_DETAIL } from './bookings.ts'

const BARRED_ELIGIBILITY = { bar: 'signed-out', terms: 'not-bought' } as const

interface ShowOptions {
  booking?: Partial<Booking>
  viewer?: Viewer
  backend?: BackendName
  hideSuppliers?: boolean
  onSaveDetails?: BookingPageProps['onSaveDetails']
  onReportDelay?: BookingPageProps['onReportDelay']
}

const resolve = () => Promise.resolve()

// Renders the booking page. Most texts appear twice, because the printed voucher repeats them and jsdom applies
// no print styles.
export const showBookingPage = ({
  booking,
  viewer = AMIRA_VIEWER,
  ...settings
}: ShowOptions = {}) => drawBookingPage({ ...FIAT_DETAIL, ...booking }, viewer, undefined, settings)

export function drawBookingPage(
  booking: Booking,
  viewer?: Viewer,
  rate = { currency: 'TND', rate: 1 },
  settings: Omit<ShowOptions, 'booking' | 'viewer'> = {},
) {
  const { backend = 'masar', hideSuppliers = false } = settings
  const { onSaveDetails = resolve, onReportDelay = resolve } = settings
  const capabilities = chooseCapabilities(backend, {})
  const input = { bookingId: booking._id, ...BARRED_ELIGIBILITY }
  const cancellation = {
    actor: createActor(cancellationMachine, { input }),
    eligibility: () => BARRED_ELIGIBILITY,
  }
  const changes = createActor(bookingChangeMachine).start()
  renderPage(
    <RateProvider rate={rate}>
      <BookingPage
        {...{ booking, cancellation, changes }}
        onAskForAccount={() => Promise.resolve()}
        onSaveDetails={onSaveDetails}
        onReportDelay={onReportDelay}
      />
    </RateProvider>,
    { ...(viewer && { viewer }), settings: { capabilities, hideSuppliers } },
  )
}
