import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import type { ContextFrom, StateValueFrom } from 'xstate'
import { createStillActor } from 'storybook-addon-statechart'

import { PAYPAL_SDK_REQUEST } from '@masar/machines/payment-sdk/payment-sdk.journeys.ts'
import { paymentSdkMachine } from '@masar/machines/payment-sdk/payment-sdk.machine.ts'
import { Card } from '#ui/page/card.tsx'
import { Page } from '#ui/page/page.tsx'
import { P } from '#ui/style/type.tsx'

import { PaymentSdkPanel } from '../../src/features/payment/payment-sdk-panel.tsx'

interface SdkScreenProps {
  value: StateValueFrom<typeof paymentSdkMachine>
  context: ContextFrom<typeof paymentSdkMachine>
}

/** The container for the provider's form, with the provider's script in one state. */
function SdkScreen({ value, context }: SdkScreenProps) {
  const [actor] = useState(() => createStillActor(paymentSdkMachine, value, context))

  return (
    <Page width="text">
      <Card>
        <PaymentSdkPanel actor={actor}>
          <P>The provider draws its form here.</P>
        </PaymentSdkPanel>
      </Card>
    </Page>
  )
}

const meta = {
  title: 'Payment/SDK panel',
  component: SdkScreen,
  parameters: { machine: paymentSdkMachine.id },
  tags: ['autodocs', 'nightly'],
} satisfies Meta<typeof SdkScreen>
export default meta

type Story = StoryObj<typeof meta>

const NEW_CONTEXT = { ...PAYPAL_SDK_REQUEST, attempts: 0, problem: null }

export const Initial: Story = { args: { value: 'initial', context: NEW_CONTEXT } }

export const Loading: Story = {
  args: { value: { pending: 'loading' }, context: { ...NEW_CONTEXT, attempts: 1 } },
}

/** Looks like `Loading` on purpose: customers need not know that we retry. */
export const BackingOff: Story = {
  args: {
    value: { pending: 'backingOff' },
    context: { ...NEW_CONTEXT, attempts: 1, problem: { kind: 'network' } },
  },
}

/** The script was blocked or failed to load three times in a row. */
export const Rejected: Story = {
  args: {
    value: 'rejected',
    context: { ...NEW_CONTEXT, attempts: 3, problem: { kind: 'network' } },
  },
  tags: ['in-english', '!nightly'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeEnabled()
  },
}

export const Resolved: Story = {
  args: { value: 'resolved', context: { ...NEW_CONTEXT, attempts: 1 } },
}
