import type { ComponentType } from 'react'

import { withTexts } from '#i18n/activate.ts'
import { LazyVehicleDrawing } from '#ui/drawings/lazy-drawings.ts'
import { lazyPart } from '#ui/late/lazy-part.tsx'
import { beginInTurn } from '#ui/moment/in-turn.ts'

import { loadBookingCharts } from './flow/lazy-calls.ts'
import { OnItsWay } from '#rental/screens/on-its-way.tsx'
import { WaitingStep } from './steps/waiting-step.tsx'

/** What the page is nothing without; its room is kept meanwhile. Its texts come with it. */
const screen = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile: ComponentType<Props> = OnItsWay,
) => lazyPart(() => withTexts('other', load()), { Meanwhile, isNeeded: true })

export const LazyDriverStep = screen(
  async () => (await import('./steps/driver/driver-step.tsx')).DriverStep,
)
export const LazyPaymentStep = screen(
  async () => (await import('./steps/payment/payment-step.tsx')).PaymentStep,
)
export const LazyReviewStep = screen(async () => {
  // Its button places the booking.
  const [{ ReviewStep }] = await Promise.all([
    import('./steps/review-step.tsx'),
    loadBookingCharts(),
  ])
  return ReviewStep
})
export const LazyBookedReview = screen(
  async () => (await import('./steps/booked-review.tsx')).BookedReview,
)
export const LazyDoneStep = screen(
  async () => (await import('./steps/done/done-step.tsx')).DoneStep,
  WaitingStep,
)
export const LazyRefusalPanel = screen(
  async () => (await import('./refusals/refusal-panel.tsx')).RefusalPanel,
)
export const LazyMeanwhile = screen(async () => (await import('./meanwhile.tsx')).Meanwhile)
export const LazyCheckoutPayment = screen(
  async () => (await import('./checkout-payment.tsx')).CheckoutPayment,
)
export const LazyConfirmation = screen(
  async () => (await import('./ending/confirmation.tsx')).Confirmation,
)
export const LazyUnsettled = screen(async () => (await import('./ending/unsettled.tsx')).Unsettled)
export const LazyLeaveDialog = lazyPart(
  async () => (await withTexts('other', import('./leave-dialog.tsx'))).LeaveDialog,
  { isNeeded: true },
)

const ALL = [
  LazyDriverStep,
  LazyPaymentStep,
  LazyReviewStep,
  LazyBookedReview,
  LazyDoneStep,
  LazyRefusalPanel,
  LazyMeanwhile,
  LazyCheckoutPayment,
  LazyConfirmation,
  LazyUnsettled,
  LazyLeaveDialog,
  LazyVehicleDrawing,
]

/** Everything that may come after the first screen; a customer in a tunnel has it all. */
export const downloadScreens = () =>
  beginInTurn([...ALL.map(({ download }) => download), loadBookingCharts])
