import type { ComponentType, ReactNode } from 'react'

import type { CheckoutStep } from '@masar/domain/booking/checkout-steps.ts'
import type { CheckoutContext } from '@masar/machines/checkout/checkout-facts.ts'

import type { StepState } from '../choose-screen.ts'
import type { CheckoutActor } from '../flow/checkout.flow.ts'
import { driverProblems, loadBookingCharts } from '../flow/lazy-calls.ts'
import type { CheckoutFacts } from '../flow/use-checkout-facts.ts'
import { LoadingNotice } from '#rental/screens/loading-notice.tsx'
import { lazyScreen } from '../lazy-screens.ts'
import type { StepSummaryProps } from './done/step-summaries.tsx'
import { OptionsStep } from './options-step.tsx'
import { WaitingPanel } from './step-panel.tsx'

export interface StepScreenProps {
  actor: CheckoutActor
  facts: CheckoutFacts
  state: StepState
  isEmailTaken: (email: string) => Promise<boolean>
  renderLicense?: ((isMissing: boolean) => ReactNode) | undefined
}

interface StepParts {
  Screen: ComponentType<StepScreenProps>
  /** The summary of the step once it is completed; null for the last step. */
  Summary: ComponentType<StepSummaryProps> | null
  /**
   * Finds the invalid fields that only the page can find, before the browser's Forward continues.
   */
  findInvalid: ((context: CheckoutContext) => Promise<readonly string[]>) | null
}

const OnlyTitle = { Fallback: WaitingPanel }
const LazyReviewStep = lazyScreen(({ ReviewStep }) => ReviewStep, {
  Fallback: LoadingNotice,
  // Its button places the booking.
  load: loadBookingCharts,
})
const LazyBookedReview = lazyScreen(({ BookedReview }) => BookedReview)

/**
 * What the page shows and checks for each step. The first step is part of the page; the others are
 * loaded after it.
 */
export const STEP_PARTS: Record<CheckoutStep, StepParts> = {
  options: {
    Screen: OptionsStep,
    Summary: lazyScreen(({ OptionsSummary }) => OptionsSummary, OnlyTitle),
    findInvalid: null,
  },
  driver: {
    Screen: lazyScreen(({ DriverStep }) => DriverStep),
    Summary: lazyScreen(({ DriverSummary }) => DriverSummary, OnlyTitle),
    findInvalid: async (context) => (await driverProblems()).invalidDrivers(context),
  },
  payment: {
    Screen: lazyScreen(({ PaymentStep }) => PaymentStep),
    Summary: lazyScreen(({ PaymentSummary }) => PaymentSummary, OnlyTitle),
    findInvalid: null,
  },
  review: { Screen: Review, Summary: null, findInvalid: null },
}

function Review({ state, ...props }: StepScreenProps) {
  switch (state) {
    case 'booked':
      return <LazyBookedReview {...props} />
    case 'editing':
    case 'checking':
    case 'placing':
      return <LazyReviewStep {...props} state={state} />
  }
}
