import { useLingui } from '@lingui/react/macro'

import { type CheckoutStep, getStepAfter } from '@masar/domain/booking/checkout-steps.ts'
import { StepButton, type StepButtonProps } from '#rental/price-block/action-bar.tsx'

import { CONTINUE_LABELS } from './step-titles.ts'

export interface ContinueButtonProps extends Pick<StepButtonProps, 'form' | 'onPress'> {
  /** The current step. */
  from: Exclude<CheckoutStep, 'review'>
}

/** The button that completes a step. Its label contains the name of the next step. */
export function ContinueButton({ from, ...button }: ContinueButtonProps) {
  const { t } = useLingui()

  return (
    <StepButton
      label={t(CONTINUE_LABELS[getStepAfter(from)])}
      short={t({ message: 'Continue', comment: 'To the next step of checkout' })}
      {...button}
    />
  )
}
