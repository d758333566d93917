import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { Problem } from '@masar/domain/service/problem.ts'
import { placingMachine } from '@masar/machines/placing/placing.machine.ts'
import type { BookingRefusal } from '@masar/machines/placing/placing-facts.ts'
import { createHttpProblem } from '@masar/machines/testing/problems.ts'

import * as scene from './checkout-scenes.ts'
import { PlacingScreen, toPlacingContext } from './placing-scenes.tsx'

const meta = {
  title: 'Checkout/Placing the booking',
  component: PlacingScreen,
  parameters: { machine: placingMachine.id },
  tags: ['autodocs', 'nightly'],
} satisfies Meta<typeof PlacingScreen>
export default meta

type Story = StoryObj<typeof meta>

const BOOKING_CONTEXT = toPlacingContext(scene.AGREED_CHECKOUT)
const HELD_CONTEXT = toPlacingContext(scene.HELD_CHECKOUT)

const createRefusedContext = (problem: Problem, by: BookingRefusal | null = null) => ({
  ...BOOKING_CONTEXT,
  problem,
  refused: by,
})
const createReusedKeyContext = (more: object = {}) =>
  createRefusedContext(createHttpProblem(409, 'key-reused', more), 'key-reused')

export const Checking: Story = { args: { value: 'checking', context: BOOKING_CONTEXT } }

export const Asking: Story = { args: { value: 'asking', context: BOOKING_CONTEXT } }

export const PriceChanged: Story = {
  args: { value: 'priceChanged', context: toPlacingContext(scene.DEARER_CHECKOUT) },
  tags: ['!nightly'],
}

/** Only the conditions changed; the price is the same. */
export const ConditionsChanged: Story = {
  args: {
    value: 'priceChanged',
    context: {
      ...BOOKING_CONTEXT,
      quote: BOOKING_CONTEXT.quote && {
        ...BOOKING_CONTEXT.quote,
        conditions: { supplierId: '66aa00000000000000000010', version: 2 },
      },
    },
  },
}

export const KeyReused: Story = {
  args: {
    value: 'keyReused',
    context: createReusedKeyContext({ bookingId: scene.BOOKING_ID }),
  },
}

export const KeyReusedBeforeSignIn: Story = {
  args: {
    value: 'keyReused',
    context: {
      ...createReusedKeyContext(),
      ...scene.AMIRA_SIGNED_IN,
    },
  },
  tags: ['in-english'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(scene.REVIEW.draft.driver.email)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'View my bookings' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'See other cars for these dates' })).toBeVisible()
  },
}

export const KeyReusedByGuest: Story = {
  args: { value: 'keyReused', context: createReusedKeyContext() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(scene.REVIEW.draft.driver.email)).toBeVisible()
  },
}

export const Adopting: Story = {
  args: {
    value: 'adopting',
    context: createReusedKeyContext({ bookingId: scene.BOOKING_ID }),
  },
}

export const AdoptFailed: Story = {
  args: {
    value: 'adoptFailed',
    context: createReusedKeyContext({ bookingId: scene.BOOKING_ID }),
  },
}

export const Throttled: Story = {
  args: {
    value: 'throttled',
    context: createRefusedContext(
      createHttpProblem(429, 'too-many-requests', { retryAfter: 40 }),
      'too-many-requests',
    ),
  },
}

export const Failed: Story = {
  args: {
    value: 'failed',
    context: { ...createRefusedContext({ kind: 'network' }), submitted: true },
  },
  tags: ['!nightly'],
}

export const FailedAtTheServer: Story = {
  args: {
    value: 'failed',
    context: { ...createRefusedContext(createHttpProblem(500, 'internal')), submitted: true },
  },
}

export const Releasing: Story = {
  parameters: { endings: ['payment.reopened'] },
  args: { value: 'releasing', context: HELD_CONTEXT },
}

export const ReleaseFailed: Story = {
  args: { value: 'releaseFailed', context: { ...HELD_CONTEXT, problem: { kind: 'network' } } },
}

/** The server reported success, but the booking still exists. */
export const ReleaseRefused: Story = {
  args: { value: 'releaseFailed', context: { ...HELD_CONTEXT, refused: 'still-booked' } },
}

export const Leaving: Story = {
  parameters: { endings: ['payment.left'] },
  args: { value: 'leaving', context: HELD_CONTEXT },
}
