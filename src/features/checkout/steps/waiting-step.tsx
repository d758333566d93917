import { useLingui } from '@lingui/react/macro'

import { CHECKOUT_STEPS, type CheckoutStep } from '#domain/booking/checkout-steps.ts'

import { WaitingPanel } from './step-panel.tsx'
import { STEP_TITLES } from './step-titles.ts'

/** A step that is not at hand. */
export function WaitingStep({ step }: { step: CheckoutStep }) {
  const { t } = useLingui()

  return <WaitingPanel number={CHECKOUT_STEPS.indexOf(step) + 1} title={t(STEP_TITLES[step])} />
}
