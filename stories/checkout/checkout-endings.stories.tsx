import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { createStillActor } from 'storybook-addon-statechart'

import type { CheckoutContext } from '@masar/machines/checkout/checkout-facts.ts'
import { wholeCheckout } from '@masar/machines/checkout/testing/whole-checkout.ts'
import { REFUND } from '@masar/machines/payment/testing/payment-fixtures.ts'

import { CheckoutPage } from '../../src/features/checkout/checkout-page.tsx'
import { CLIO_FACTS } from '../../src/features/checkout/testing/clio.ts'
import * as scene from './checkout-scenes.ts'

interface EndingProps {
  end: 'confirmed' | 'unsettled' | 'left'
  context: CheckoutContext
}

/**
 * A checkout in a final state. No event can change it, so every-state.test.ts does not require these stories.
 */
function Ending({ end, context }: EndingProps) {
  const [actor] = useState(() => createStillActor(wholeCheckout, end, context))

  return (
    <CheckoutPage actor={actor} facts={CLIO_FACTS} isEmailTaken={() => Promise.resolve(false)} />
  )
}

const meta = { title: 'Checkout/Endings', component: Ending } satisfies Meta<typeof Ending>
export default meta

type Story = StoryObj<typeof meta>

export const ConfirmedGuest: Story = {
  parameters: { endings: ['placing.booked'] },
  args: { end: 'confirmed', context: scene.CONFIRMED_CHECKOUT },
  tags: ['!nightly'],
}

export const ConfirmedSignedIn: Story = {
  args: { end: 'confirmed', context: { ...scene.CONFIRMED_CHECKOUT, ...scene.AMIRA_SIGNED_IN } },
  tags: ['nightly'],
}

/** The most common outcome of a payment. */
export const ConfirmedAndPaid: Story = {
  tags: ['nightly'],
  parameters: { endings: ['payment.settled'] },
  args: {
    end: 'confirmed',
    context: { ...scene.HELD_CHECKOUT, status: 'deposit', ending: 'settled' },
  },
}

/** The customer keeps an earlier booking, to be paid at the counter. */
export const ConfirmedEarlierBooking: Story = {
  tags: ['nightly'],
  parameters: { endings: ['placing.adopted'] },
  args: { end: 'confirmed', context: { ...scene.CONFIRMED_CHECKOUT, task: 'adopt', agreed: null } },
}

/** The customer paid in another window, with an option that is not offered here. */
export const ConfirmedAndPaidElsewhere: Story = {
  tags: ['nightly'],
  parameters: { endings: ['placing.paid'] },
  args: {
    end: 'confirmed',
    context: {
      ...scene.HELD_CHECKOUT,
      draft: { ...scene.HELD_CHECKOUT.draft, choice: null },
      quote: scene.OWN_BOOKED_QUOTE,
    },
  },
}

/** The customer paid in two windows; one payment is refunded. */
export const ConfirmedAndPaidTwice: Story = {
  args: {
    end: 'confirmed',
    context: { ...scene.HELD_CHECKOUT, status: 'deposit', refund: REFUND },
  },
}

/** The supplier confirmed the booking while it was awaiting payment. */
export const ConfirmedUnpaid: Story = {
  parameters: { endings: ['payment.booked'] },
  args: {
    end: 'confirmed',
    context: {
      ...scene.HELD_CHECKOUT,
      draft: { ...scene.HELD_CHECKOUT.draft, choice: null },
      status: 'reserved',
      ending: 'booked',
    },
  },
}

export const Unsettled: Story = {
  parameters: { endings: ['payment.unsettled'] },
  args: { end: 'unsettled', context: scene.HELD_CHECKOUT },
  tags: ['!nightly'],
}

export const Left: Story = {
  parameters: { endings: ['placing.left'] },
  args: { end: 'left', context: scene.OPTIONS },
}
