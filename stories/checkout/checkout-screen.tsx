import { useState } from 'react'
import type { StateValueFrom } from 'xstate'
import { createStillActor } from 'storybook-addon-statechart'

import type { CheckoutContext } from '@masar/machines/checkout/checkout-facts.ts'
import type { checkoutMachine } from '@masar/machines/checkout/checkout.machine.ts'
import { wholeCheckout } from '@masar/machines/checkout/testing/whole-checkout.ts'

import { CheckoutPage } from '../../src/features/checkout/checkout-page.tsx'
import type { CheckoutFacts } from '../../src/features/checkout/flow/use-checkout-facts.ts'
import { CLIO_FACTS } from '../../src/features/checkout/testing/clio.ts'

export interface CheckoutScreenProps {
  value: StateValueFrom<typeof checkoutMachine>
  context: CheckoutContext
  facts?: CheckoutFacts
}

/** The checkout page in one state of its machine. */
export function StillCheckout({ value, context, facts = CLIO_FACTS }: CheckoutScreenProps) {
  const [actor] = useState(() => createStillActor(wholeCheckout, value, context))

  return <CheckoutPage actor={actor} facts={facts} isEmailTaken={() => Promise.resolve(false)} />
}
