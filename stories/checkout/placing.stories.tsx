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

const BOOKING = toPlacingContext(scene.AGREED)
const HELD = toPlacingContext(scene.HELD)

const withRefusal = (problem: Problem, by: BookingRefusal | null = null) => ({
  ...BOOKING,
  problem,
  refused: by,
})
const withReusedKey = (more: object = {}) =>
  withRefusal(createHttpProblem(409, 'key-reused', more), 'key-reused')

export const Checking: Story = { args: { value: 'checking', context: BOOKING } }

export const Asking: Story = { args: { value: 'asking', context: BOOKING } }

export const PriceChanged: Story = {
  args: { value: 'priceChanged', context: toPlacingContext(scene.DEARER_CHECKOUT) },
  tags: ['!nightly'],
}

/** Only the conditions changed; the price is the same. */
export const ConditionsChanged: Story = {
  args: {
    value: 'priceChanged',
    context: {
      ...BOOKING,
      quote: BOOKING.quote && {
        ...BOOKING.quote,
        conditions: { supplierId: '66aa00000000000000000010', version: 2 },
      },
    },
  },
}

export const KeyReused: Story = {
  args: {
    value: 'keyReused',
    context: withReusedKey({ bookingId: scene.BOOKING_ID }),
  },
}

export const KeyReusedBeforeSignIn: Story = {
  args: {
    value: 'keyReused',
    context: {
      ...withReusedKey(),
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
  args: { value: 'keyReused', context: withReusedKey() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(scene.REVIEW.draft.driver.email)).toBeVisible()
  },
}

export const Adopting: Story = {
  args: {
    value: 'adopting',
    context: withReusedKey({ bookingId: scene.BOOKING_ID }),
  },
}

export const AdoptFailed: Story = {
  args: {
    value: 'adoptFailed',
    context: withReusedKey({ bookingId: scene.BOOKING_ID }),
  },
}

export const Throttled: Story = {
  args: {
    value: 'throttled',
    context: withRefusal(
      createHttpProblem(429, 'too-many-requests', { retryAfter: 40 }),
      'too-many-requests',
    ),
  },
}

export const Failed: Story = {
  args: {
    value: 'failed',
    context: { ...withRefusal({ kind: 'network' }), submitted: true },
  },
  tags: ['!nightly'],
}

export const FailedAtTheServer: Story = {
  args: {
    value: 'failed',
    context: { ...withRefusal(createHttpProblem(500, 'internal')), submitted: true },
  },
}

export const Releasing: Story = {
  parameters: { endings: ['payment.reopened'] },
  args: { value: 'releasing', context: HELD },
}

export const ReleaseFailed: Story = {
  args: { value: 'releaseFailed', context: { ...HELD, problem: { kind: 'network' } } },
}

/** The server reported success, but the booking still exists. */
export const ReleaseRefused: Story = {
  args: { value: 'releaseFailed', context: { ...HELD, refused: 'still-booked' } },
}

export const Leaving: Story = {
  parameters: { endings: ['payment.left'] },
  args: { value: 'leaving', context: HELD },
}
