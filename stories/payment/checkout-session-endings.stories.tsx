import type { Meta, StoryObj } from '@storybook/react-vite'

import { REFUND } from '@masar/machines/payment/testing/payment-fixtures.ts'

import { createSessionContext, SessionPage } from './checkout-session-scenes.tsx'

/** The payment page in its final states. */
const meta = {
  title: 'Payment/Its own page, endings',
  component: SessionPage,
  tags: ['nightly'],
} satisfies Meta<typeof SessionPage>
export default meta

type Story = StoryObj<typeof meta>

export const Confirmed: Story = { args: { value: 'confirmed', context: createSessionContext({}) } }

export const Refunded: Story = {
  args: {
    value: 'refunded',
    context: createSessionContext({ status: 'refunded', refund: REFUND }),
  },
  tags: ['!nightly'],
}

export const RefundedTheSecond: Story = {
  args: {
    value: 'refunded',
    context: createSessionContext({ status: 'refunded', refund: REFUND, paidOtherwise: true }),
  },
}
