import type { Meta, StoryObj } from '@storybook/react-vite'

import { TRIP } from '@masar/machines/checkout/testing/checkout-fixtures.ts'
import { checkoutSessionMachine } from '@masar/machines/checkout-session/checkout-session.machine.ts'

import {
  NEW_SESSION_CONTEXT,
  createSessionContext,
  SessionPage,
} from './checkout-session-scenes.tsx'

const meta = {
  title: 'Payment/Its own page',
  component: SessionPage,
  parameters: { machine: checkoutSessionMachine.id },
  tags: ['autodocs', 'nightly'],
} satisfies Meta<typeof SessionPage>
export default meta

type Story = StoryObj<typeof meta>

export const Loading: Story = { args: { value: 'loading', context: NEW_SESSION_CONTEXT } }

/** The last known state stays visible. */
export const LoadingAgain: Story = {
  args: { value: 'loading', context: createSessionContext({ status: 'open' }) },
}

export const Waiting: Story = {
  args: { value: 'waiting', context: { ...createSessionContext({ status: 'pending' }), polls: 2 } },
}

export const Open: Story = {
  args: { value: 'open', context: createSessionContext({ status: 'open', checkout: TRIP }) },
}

/** Opened in a different window from the one with the checkout. */
export const OpenElsewhere: Story = {
  args: { value: 'open', context: createSessionContext({ status: 'open' }) },
}

export const Declined: Story = {
  args: {
    value: 'declined',
    context: createSessionContext({
      status: 'declined',
      reason: 'insufficient-funds',
      checkout: TRIP,
    }),
  },
  tags: ['!nightly'],
}

export const DeclinedForAnotherPayment: Story = {
  args: {
    value: 'declined',
    context: createSessionContext({ status: 'declined', reason: 'superseded' }),
  },
}

export const Expired: Story = {
  args: { value: 'expired', context: createSessionContext({ status: 'expired', checkout: TRIP }) },
}

export const Unknown: Story = {
  args: { value: 'unknown', context: { ...createSessionContext({ status: 'pending' }), polls: 6 } },
}

export const Missing: Story = {
  args: {
    value: 'missing',
    context: NEW_SESSION_CONTEXT,
  },
}
