import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { Problem } from '@masar/domain/service/problem.ts'
import type { PrepareRefusal } from '@masar/machines/payment/payment-facts.ts'
import { paymentMachine } from '@masar/machines/payment/payment.machine.ts'
import { createHttpProblem } from '@masar/machines/testing/problems.ts'

import * as scene from './payment-scenes.tsx'

const meta = {
  title: 'Payment/In checkout',
  component: scene.PaymentScreen,
  parameters: { machine: paymentMachine.id },
  tags: ['autodocs', 'nightly'],
} satisfies Meta<typeof scene.PaymentScreen>
export default meta

type Story = StoryObj<typeof meta>

const { PAYMENT_BEGUN, CHOOSING, IN_EUROS, PAYING } = scene

const createProblemContext = (problem: Problem) => ({ ...PAYMENT_BEGUN, problem })
const createRefusedContext = (by: PrepareRefusal, problem: Problem) => ({
  ...PAYMENT_BEGUN,
  problem,
  refused: by,
})

export const Offering: Story = { args: { value: 'offering', context: PAYMENT_BEGUN } }

/** No request goes to a provider before it is chosen. */
export const Choosing: Story = {
  args: { value: 'choosing', context: CHOOSING },
  tags: ['!nightly'],
}

export const Preparing: Story = { args: { value: 'preparing', context: PAYMENT_BEGUN } }

export const PrepareFailed: Story = {
  args: { value: 'prepareFailed', context: createProblemContext({ kind: 'network' }) },
  tags: ['!nightly'],
}

export const PrepareFailedAsStranger: Story = {
  args: {
    value: 'prepareFailed',
    context: createProblemContext(createHttpProblem(401, 'unauthenticated')),
  },
}

/** Another payment of this booking is being processed. */
export const PrepareFailedAsPending: Story = {
  args: {
    value: 'prepareFailed',
    context: createRefusedContext('payment-pending', createHttpProblem(400, 'payment-pending')),
  },
}

export const Unavailable: Story = {
  args: { value: 'unavailable', context: { ...PAYMENT_BEGUN, offers: [] } },
  tags: ['in-english'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Use another payment method' }),
    ).toBeEnabled()
  },
}

export const UnavailableFromTunisia: Story = {
  args: {
    value: 'unavailable',
    context: createRefusedContext(
      'online-payment-barred',
      createHttpProblem(422, 'online-payment-barred'),
    ),
  },
}

/** The backend opens the payment session before the booking, so a reload loses the form. */
export const FormLostByReload: Story = {
  args: {
    value: 'unavailable',
    context: createRefusedContext('method-unavailable', createHttpProblem(400, 'form-lost')),
  },
}

export const PriceChanged: Story = {
  args: {
    value: 'priceChanged',
    context: createRefusedContext(
      'price-changed',
      createHttpProblem(409, 'price-changed', { price: 260 }),
    ),
  },
}

/** The price is the same, but the exchange rate has changed. */
export const PriceChangedByRate: Story = {
  args: {
    value: 'priceChanged',
    context: createRefusedContext(
      'price-changed',
      createHttpProblem(409, 'price-changed', {
        price: 250,
        charge: { amount: 74.6, currency: 'EUR' },
      }),
    ),
  },
}

export const Entering: Story = {
  args: { value: { paying: 'entering' }, context: PAYING },
  tags: ['!nightly'],
}

export const EnteringInEuros: Story = { args: { value: { paying: 'entering' }, context: IN_EUROS } }

/** The customer closed the bank's window, and the page fetched the payment status. */
export const EnteringAgain: Story = {
  args: { value: { paying: 'entering' }, context: { ...PAYING, reported: 'unpaid' } },
}

export const EnteringAfterProviderWasDown: Story = {
  args: { value: { paying: 'entering' }, context: { ...PAYING, reported: 'failed' } },
}

export const EnteringAfterConnectionWasLost: Story = {
  args: { value: { paying: 'entering' }, context: { ...PAYING, reported: 'lost' } },
}

export const Submitted: Story = { args: { value: { paying: 'submitted' }, context: PAYING } }

export const Challenged: Story = { args: { value: { paying: 'challenged' }, context: PAYING } }

export const Blocked: Story = { args: { value: { paying: 'blocked' }, context: PAYING } }

export const Checking: Story = {
  args: { value: { confirming: 'checking' }, context: { ...PAYING, reported: 'approved' } },
}

/** Looks like `Checking` on purpose: customers need not know that we poll. */
export const Waiting: Story = {
  args: {
    value: { confirming: 'waiting' },
    context: { ...PAYING, reported: 'approved', status: 'pending', polls: 2 },
  },
}

export const Unknown: Story = {
  args: { value: { confirming: 'unknown' }, context: { ...PAYING, status: 'pending', polls: 6 } },
}

export const Declined: Story = {
  args: { value: 'declined', context: { ...PAYING, status: 'declined', reason: 'declined' } },
  tags: ['!nightly'],
}

export const DeclinedForLackOfFunds: Story = {
  args: {
    value: 'declined',
    context: { ...IN_EUROS, status: 'declined', reason: 'insufficient-funds' },
  },
}

/** The third attempt was the last. */
export const DeclinedForGood: Story = {
  args: {
    value: 'declined',
    context: { ...PAYING, status: 'declined', reason: 'challenge-left', attempts: 3 },
  },
  tags: ['in-english'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
}

/** The customer has started a new payment for the same booking in another window. */
export const Superseded: Story = {
  args: { value: 'superseded', context: { ...PAYING, status: 'declined', reason: 'superseded' } },
}
