import { Trans } from '@lingui/react/macro'

import { usePrices } from '#rental/prices.tsx'
import { Button } from '#ui/control/button.tsx'

import type { CheckoutActor } from '../../flow/checkout.flow.ts'
import type { CancellationFacts } from './cancellation-facts.ts'

export interface AddCancellationOptionProps {
  /** Undefined while nothing can be changed. */
  actor: CheckoutActor | undefined
  facts: CancellationFacts
}

/** A button that opens the step with the cancellation option, if the booking does not include it yet. */
export function AddCancellationOption({ actor, facts: { price } }: AddCancellationOptionProps) {
  const { show } = usePrices()
  if (price === null || !actor) return null

  return (
    <Button
      variant="ghost"
      size="sm"
      display="flex"
      px="0"
      color="accent"
      textDecoration="underline"
      whiteSpace="normal"
      overflowWrap="anywhere"
      textAlign="start"
      fontSize="md"
      onClick={() => actor.send({ type: 'step.reopened', step: 'options' })}
    >
      <Trans>Add the cancellation option for {show(price)}</Trans>
    </Button>
  )
}
