import type { ComponentType } from 'react'

import { once } from '#api/cache/once.ts'
import { withTexts } from '#i18n/activate.ts'
import { OnItsWay } from '#rental/screens/on-its-way.tsx'
import { lazyPart } from '#ui/lazy/lazy-part.tsx'

import { loadBookingCharts } from './flow/lazy-calls.ts'
import { WaitingStep } from './steps/waiting-step.tsx'

const loadScreens = once(() => withTexts('other', import('./later-screens.ts')))
type Screens = Awaited<ReturnType<typeof loadScreens>>

/** Required by the page. Its room is kept until it is loaded. */
const screen = <Props extends object>(
  pick: (screens: Screens) => ComponentType<Props>,
  Meanwhile: ComponentType<Props> = OnItsWay,
) => lazyPart(async () => pick(await loadScreens()), { Meanwhile, isNeeded: true })

export const LazyDriverStep = screen(({ DriverStep }) => DriverStep)
export const LazyPaymentStep = screen(({ PaymentStep }) => PaymentStep)
export const LazyReviewStep = lazyPart(
  async () => {
    // Its button places the booking.
    const [{ ReviewStep }] = await Promise.all([loadScreens(), loadBookingCharts()])
    return ReviewStep
  },
  { Meanwhile: OnItsWay, isNeeded: true },
)
export const LazyBookedReview = screen(({ BookedReview }) => BookedReview)
export const LazyDoneStep = screen(({ DoneStep }) => DoneStep, WaitingStep)
export const LazyRefusalPanel = screen(({ RefusalPanel }) => RefusalPanel)
export const LazyMeanwhile = screen(({ Meanwhile }) => Meanwhile)
export const LazyCheckoutPayment = screen(({ CheckoutPayment }) => CheckoutPayment)
export const LazyConfirmation = screen(({ Confirmation }) => Confirmation)
export const LazyUnsettled = screen(({ Unsettled }) => Unsettled)
export const LazyLeaveDialog = lazyPart(async () => (await loadScreens()).LeaveDialog, {
  isNeeded: true,
})

const PARTS = [
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
]

/** Loads everything that may come after the first screen, for a customer who loses the network. */
export const downloadScreens = () => Promise.all(PARTS.map(({ download }) => download()))
