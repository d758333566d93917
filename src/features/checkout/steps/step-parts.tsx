import type { ComponentType, ReactNode } from 'react'

import type { CheckoutStep } from '@masar/domain/booking/checkout-steps.ts'
import type { CheckoutContext } from '@masar/machines/checkout/checkout-facts.ts'

import type { StepState } from '../choose-screen.ts'
import type { CheckoutActor } from '../flow/checkout.flow.ts'
import { loadDriverProblems, loadBookingCharts } from '../flow/lazy-calls.ts'
import type { CheckoutFacts } from '../flow/use-checkout-facts.ts'
import { LoadingNotice } from '#rental/screens/loading-notice.tsx'
import { createLazyScreen } from '../lazy-screens.ts'
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
  /** The step's summary once it is completed; null for the last step. */
  Summary: ComponentType<StepSummaryProps> | null
  /**
   * Finds invalid fields that only the page can detect, before the browser's Forward button opens the next
   * step.
   */
  findInvalid: ((context: CheckoutContext) => Promise<readonly string[]>) | null
}

const TITLE_FALLBACK = { Fallback: WaitingPanel }
const LazyReviewStep = createLazyScreen(({ ReviewStep }) => ReviewStep, {
  Fallback: LoadingNotice,
  // The button of this step places the booking.
  load: loadBookingCharts,
})
const LazyBookedReview = createLazyScreen(({ BookedReview }) => BookedReview)

/**
 * The components and checks of each step. The first step is bundled with the page; the others are loaded later.
 */
export const STEP_PARTS: Record<CheckoutStep, StepParts> = {
  options: {
    Screen: OptionsStep,
    Summary: createLazyScreen(({ OptionsSummary }) => OptionsSummary, TITLE_FALLBACK),
    findInvalid: null,
  },
  driver: {
    Screen: createLazyScreen(({ DriverStep }) => DriverStep),
    Summary: createLazyScreen(({ DriverSummary }) => DriverSummary, TITLE_FALLBACK),
    findInvalid: async (context) => (await loadDriverProblems()).listInvalidDriverFields(context),
  },
  payment: {
    Screen: createLazyScreen(({ PaymentStep }) => PaymentStep),
    Summary: createLazyScreen(({ PaymentSummary }) => PaymentSummary, TITLE_FALLBACK),
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
