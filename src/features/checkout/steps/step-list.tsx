import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { CHECKOUT_STEPS, type CheckoutStep } from '#domain/booking/checkout-steps.ts'
import { Stack } from '#ui/style/styled.ts'

import type { CheckoutActor } from '../flow/checkout.flow.ts'
import type { CheckoutFacts } from '../flow/use-checkout-facts.ts'
import {
  LazyBookedReview,
  LazyDoneStep,
  LazyDriverStep,
  LazyPaymentStep,
  LazyReviewStep,
} from '../lazy-screens.ts'
import { OptionsStep } from './options-step.tsx'
import { OpenPanel } from './step-panel.tsx'
import { STEP_TITLES } from './step-titles.ts'

export interface StepListProps {
  actor: CheckoutActor
  facts: CheckoutFacts
  step: CheckoutStep
  busy: 'no' | 'checking' | 'placing'
  /** The booking exists and waits to be paid. */
  isBooked?: boolean | undefined
  isEmailTaken: (email: string) => Promise<boolean>
  renderLicense?: ((isMissing: boolean) => ReactNode) | undefined
}

/** The steps under each other: those behind in short, and the one at hand. */
export function StepList(props: StepListProps) {
  const { actor, step, busy } = props
  const { t } = useLingui()
  const current = CHECKOUT_STEPS.indexOf(step)

  return (
    <Stack as="ol" gap="4" listStyleType="none">
      {CHECKOUT_STEPS.slice(0, current + 1).map((each, index) => (
        <li key={each}>
          {index < current ? (
            <LazyDoneStep actor={actor} step={each} isFixed={busy !== 'no'} />
          ) : null}
          {index === current ? (
            <OpenPanel
              number={index + 1}
              count={CHECKOUT_STEPS.length}
              title={t(STEP_TITLES[each])}
            >
              <CurrentStep {...props} />
            </OpenPanel>
          ) : null}
        </li>
      ))}
    </Stack>
  )
}

function CurrentStep({ actor, facts, step, busy, isBooked, ...props }: StepListProps) {
  const { isEmailTaken, renderLicense } = props
  switch (step) {
    case 'options':
      return <OptionsStep actor={actor} />
    case 'driver':
      return (
        <LazyDriverStep actor={actor} isEmailTaken={isEmailTaken} renderLicense={renderLicense} />
      )
    case 'payment':
      return <LazyPaymentStep actor={actor} facts={facts} />
    case 'review':
      return isBooked ? (
        <LazyBookedReview actor={actor} facts={facts} />
      ) : (
        <LazyReviewStep actor={actor} facts={facts} busy={busy} />
      )
  }
}
