import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { createActor, type StateValueFrom } from 'xstate'

import { checkoutMachine } from '#machines/checkout/checkout.machine.ts'
import { BY_CARD, CARD, DEPOSIT } from '#machines/payment/payment-world.ts'
import { paymentMachine } from '#machines/payment/payment.machine.ts'
import type { PaymentContext } from '#machines/payment/payment-facts.ts'

import { CheckoutPage } from '../src/features/checkout/checkout-page.tsx'
import { CLIO } from '../src/features/checkout/testing/clio.ts'
import { HELD } from './checkout-scenes.ts'

interface PaymentScreenProps {
  value: StateValueFrom<typeof paymentMachine>
  context: PaymentContext
}

/** The checkout page while its payment is held in one state. */
function PaymentScreen({ value, context }: PaymentScreenProps) {
  const [actor] = useState(() => checkoutPaying(value, context))

  return <CheckoutPage actor={actor} facts={CLIO} isEmailTaken={() => Promise.resolve(false)} />
}

/** As a stored snapshot has it: the child with its own snapshot, neither of them started. */
function checkoutPaying(value: PaymentScreenProps['value'], context: PaymentContext) {
  const checkout = checkoutMachine.resolveState({ value: { paying: 'open' }, context: HELD })
  const payment = { src: 'payment', snapshot: paymentMachine.resolveState({ value, context }) }
  return createActor(checkoutMachine, { snapshot: { ...checkout, children: { payment } } } as never)
}

const meta = {
  title: 'Payment/In checkout',
  component: PaymentScreen,
  parameters: { machine: paymentMachine.id },
} satisfies Meta<typeof PaymentScreen>
export default meta

type Story = StoryObj<typeof meta>

const BEGUN: PaymentContext = {
  ...DEPOSIT,
  offers: [CARD],
  chosen: 'stripe',
  clientSecret: null,
  charge: null,
  expiresAt: null,
  timeLeft: null,
  reported: null,
  standing: null,
  reason: null,
  refund: null,
  paidOtherwise: false,
  attempts: 1,
  polls: 0,
  problem: null,
}
const PAYING: PaymentContext = { ...BEGUN, ...BY_CARD }

export const Preparing: Story = { args: { value: 'preparing', context: BEGUN } }

export const PrepareFailed: Story = {
  args: { value: 'prepareFailed', context: { ...BEGUN, problem: { kind: 'network' } } },
}

/** What deposit and full payment lead to until paying online is built. */
export const Unavailable: Story = {
  args: {
    value: 'unavailable',
    context: { ...BEGUN, problem: { kind: 'http', status: 501, code: 'method-unavailable' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Choose another way to pay' })).toBeEnabled()
  },
}

/** The provider's own form comes with paying online. */
export const Awaiting: Story = { args: { value: { paying: 'filling' }, context: PAYING } }

export const Checking: Story = {
  args: { value: { confirming: 'checking' }, context: { ...PAYING, reported: 'approved' } },
}

/** Looks like `Checking` on purpose: the customer need not know that we ask again. */
export const Waiting: Story = {
  args: {
    value: { confirming: 'waiting' },
    context: { ...PAYING, reported: 'approved', standing: 'pending', polls: 2 },
  },
}

export const Unknown: Story = {
  args: { value: { confirming: 'unknown' }, context: { ...PAYING, standing: 'pending', polls: 5 } },
}

export const Declined: Story = {
  args: { value: 'declined', context: { ...PAYING, standing: 'declined' } },
}

/** The third time was the last. */
export const DeclinedForGood: Story = {
  args: { value: 'declined', context: { ...PAYING, standing: 'declined', attempts: 3 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
}
