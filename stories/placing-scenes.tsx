import { useState } from 'react'
import { createActor, type StateValueFrom } from 'xstate'

import type { CheckoutContext } from '#machines/checkout/checkout-facts.ts'
import { wholeCheckout } from '#machines/checkout/testing/whole-checkout.ts'
import { pickAttempt } from '#machines/placing/attempt.ts'
import { placingMachine } from '#machines/placing/placing.machine.ts'
import type { PlacingContext } from '#machines/placing/placing-facts.ts'

import { CheckoutPage } from '../src/features/checkout/checkout-page.tsx'
import { CLIO } from '../src/features/checkout/testing/clio.ts'

/** What the chart that places the booking is given of a checkout. */
export const placing = (checkout: CheckoutContext): PlacingContext => ({
  ...pickAttempt(checkout),
  task: 'book',
  progress: 'checking',
  problem: null,
  refused: null,
  issue: null,
  end: null,
})

export interface PlacingScreenProps {
  value: StateValueFrom<typeof placingMachine>
  context: PlacingContext
}

/** The checkout page while its booking is placed, held in one state of that chart. */
export function PlacingScreen({ value, context }: PlacingScreenProps) {
  const [actor] = useState(() => checkoutPlacing(value, context))

  return <CheckoutPage actor={actor} facts={CLIO} isEmailTaken={() => Promise.resolve(false)} />
}

/** As a stored snapshot has it: the child with its own snapshot, neither of them started. */
function checkoutPlacing(value: PlacingScreenProps['value'], context: PlacingContext) {
  const checkout = wholeCheckout.resolveState({
    value: 'placing',
    context: {
      ...context,
      currency: 'TND',
      step: 'review',
      invalid: [],
      round: 1,
      ending: null,
      refund: null,
      resumedAt: 'editing',
    },
  })
  const child = { src: 'placing', snapshot: placingMachine.resolveState({ value, context }) }
  return createActor(wholeCheckout, {
    snapshot: { ...checkout, children: { placing: child } },
  } as never)
}
