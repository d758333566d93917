import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import type { StateValueFrom } from 'xstate'
import { createStillActor } from 'storybook-addon-statechart'

import {
  CANCELLABLE_ID,
  FEE_ELIGIBILITY,
  NOT_BOUGHT_ELIGIBILITY,
  REFUND_ELIGIBILITY,
  REQUESTED_ELIGIBILITY,
} from '@masar/machines/cancellation/cancellation.journeys.ts'
import {
  type CancellationContext,
  cancellationMachine,
} from '@masar/machines/cancellation/cancellation.machine.ts'

import { CancelBooking } from '../../src/features/bookings/cancel/cancel-booking.tsx'
import { FIAT_DETAIL } from '../../src/features/bookings/testing/bookings.ts'

interface CancellationScreenProps {
  value: StateValueFrom<typeof cancellationMachine>
  context: CancellationContext
}

function CancellationScreen({ value, context }: CancellationScreenProps) {
  const [actor] = useState(() => createStillActor(cancellationMachine, value, context))

  return (
    <CancelBooking
      booking={FIAT_DETAIL}
      cancellation={{ actor, eligibility: () => REFUND_ELIGIBILITY }}
    />
  )
}

const meta = {
  title: 'Bookings/Cancellation',
  component: CancellationScreen,
  parameters: { machine: cancellationMachine.id },
  tags: ['autodocs', 'nightly'],
} satisfies Meta<typeof CancellationScreen>
export default meta

type Story = StoryObj<typeof meta>

const IN_TIME_CONTEXT: CancellationContext = {
  bookingId: CANCELLABLE_ID,
  ...REFUND_ELIGIBILITY,
  problem: null,
}
const LATE_CONTEXT: CancellationContext = { ...IN_TIME_CONTEXT, ...FEE_ELIGIBILITY }

export const Barred: Story = {
  args: { value: 'barred', context: { ...IN_TIME_CONTEXT, ...NOT_BOUGHT_ELIGIBILITY } },
}

export const Offered: Story = { args: { value: 'offered', context: IN_TIME_CONTEXT } }

export const Confirming: Story = {
  args: { value: 'confirming', context: IN_TIME_CONTEXT },
  tags: ['in-english', '!nightly'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Request cancellation' })).toBeEnabled()
  },
}

/** Less than a day before the pick-up. */
export const ConfirmingLate: Story = { args: { value: 'confirming', context: LATE_CONTEXT } }

/** Free cancellation ended while the dialog was open. */
export const TermsChanged: Story = { args: { value: 'termsChanged', context: LATE_CONTEXT } }

export const Requesting: Story = { args: { value: 'requesting', context: IN_TIME_CONTEXT } }

/** Looks like `Requesting` on purpose: customers need not know that we check the result. */
export const Checking: Story = {
  args: {
    value: 'checking',
    context: { ...IN_TIME_CONTEXT, problem: { kind: 'http', status: 204 } },
  },
}

/** The server may have recorded the request. */
export const NoAnswer: Story = {
  args: { value: 'failed', context: { ...IN_TIME_CONTEXT, problem: { kind: 'network' } } },
}

export const Failed: Story = {
  args: {
    value: 'failed',
    context: { ...IN_TIME_CONTEXT, problem: { kind: 'http', status: 429, retryAfter: 30 } },
  },
}

export const Requested: Story = {
  args: { value: 'requested', context: { ...IN_TIME_CONTEXT, ...REQUESTED_ELIGIBILITY } },
}
