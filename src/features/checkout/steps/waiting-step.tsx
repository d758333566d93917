import { useLingui } from '@lingui/react/macro'

import { type CheckoutStep, STEPS } from '#domain/booking/booking-draft.ts'

import { WaitingPanel } from './step-panel.tsx'
import { STEP_TITLES } from './step-titles.ts'

/** A step that is not at hand. */
export function WaitingStep({ step }: { step: CheckoutStep }) {
  const { t } = useLingui()

  return <WaitingPanel number={STEPS.indexOf(step) + 1} title={t(STEP_TITLES[step])} />
}
