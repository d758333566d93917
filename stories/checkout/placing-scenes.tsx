import { useState } from 'react'
import type { StateValueFrom } from 'xstate'
import { createStillParent } from 'storybook-addon-statechart'

import type { CheckoutContext } from '@masar/machines/checkout/checkout-facts.ts'
import { wholeCheckout } from '@masar/machines/checkout/testing/whole-checkout.ts'
import { pickAttempt } from '@masar/machines/placing/attempt.ts'
import { placingMachine } from '@masar/machines/placing/placing.machine.ts'
import type { PlacingContext } from '@masar/machines/placing/placing-facts.ts'

import { CheckoutPage } from '../../src/features/checkout/checkout-page.tsx'
import { CLIO_FACTS } from '../../src/features/checkout/testing/clio.ts'

/** Converts a checkout context to the context of its placing machine. */
export const toPlacingContext = (checkout: CheckoutContext): PlacingContext => ({
  ...pickAttempt(checkout),
  task: 'book',
  progress: 'checking',
  problem: null,
  refused: null,
  issue: null,
})

export interface PlacingScreenProps {
  value: StateValueFrom<typeof placingMachine>
  context: PlacingContext
}

/** The checkout page with its placing machine in one state. */
export function PlacingScreen({ value, context }: PlacingScreenProps) {
  const [actor] = useState(() => createPlacingCheckout(value, context))

  return (
    <CheckoutPage actor={actor} facts={CLIO_FACTS} isEmailTaken={() => Promise.resolve(false)} />
  )
}

/** Creates a checkout with its placing machine, because the checkout renders the placing machine. */
const createPlacingCheckout = (value: PlacingScreenProps['value'], context: PlacingContext) =>
  createStillParent<typeof wholeCheckout, typeof placingMachine>(
    {
      machine: wholeCheckout,
      value: 'placing',
      context: {
        ...context,
        currency: 'TND',
        step: 'review',
        invalid: [],
        round: 1,
        ending: null,
        expiresAt: null,
        refund: null,
        resumedAt: 'editing',
      },
    },
    { id: placingMachine.id, value, context },
  )
