import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { Problem } from '#domain/problem.ts'
import type { CheckoutContext } from '#machines/checkout/checkout-facts.ts'
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts'

import * as scene from './checkout-scenes.ts'
import { CheckoutScreen, http } from './checkout-screen.tsx'

const meta = {
  title: 'Checkout/Refusals',
  component: CheckoutScreen,
  parameters: { machine: checkoutMachine.id },
} satisfies Meta<typeof CheckoutScreen>
export default meta

type Story = StoryObj<typeof meta>

const refused = (problem: Problem): CheckoutContext => ({ ...scene.REVIEW, problem })

export const CarTaken: Story = {
  args: { value: { refused: 'carTaken' }, context: refused(http(409, 'car-taken')) },
  tags: ['in-english'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: 'See other cars for these dates' }),
    ).toBeVisible()
  },
}

/** The link of one's own booking, opened in another tab. */
export const AlreadyBooked: Story = {
  tags: ['in-english'],
  args: {
    value: { refused: 'alreadyBooked' },
    context: { ...scene.OPTIONS, quote: scene.OWN },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'See the booking' })).toHaveAttribute(
      'href',
      `/booking?b=${scene.BOOKING_ID}`,
    )
  },
}

/** The same while it is not paid. */
export const Unfinished: Story = {
  args: {
    value: { refused: 'unfinished' },
    context: { ...scene.OPTIONS, quote: scene.OWN_UNPAID },
  },
}

export const SoldOut: Story = {
  args: { value: { refused: 'soldOut' }, context: refused(http(409, 'car-unavailable')) },
}

export const ComingSoon: Story = {
  args: { value: { refused: 'comingSoon' }, context: { ...scene.OPTIONS, quote: scene.SOON } },
}

export const UnknownCar: Story = {
  args: {
    value: { refused: 'unknownCar' },
    context: { ...scene.OPENED, problem: http(404, 'not-found') },
    facts: scene.NOTHING_YET,
  },
}

/** A link of last week. */
export const UnknownCarPastDates: Story = {
  args: {
    value: { refused: 'unknownCar' },
    context: { ...scene.OPENED, problem: http(404, 'too-early') },
    facts: scene.NOTHING_YET,
  },
}

export const PriceChanged: Story = {
  args: { value: { refused: 'priceChanged' }, context: scene.DEARER },
}

export const EmailTaken: Story = {
  args: { value: { refused: 'emailTaken' }, context: refused(http(409, 'email-taken')) },
}

export const SessionExpired: Story = {
  args: { value: { refused: 'sessionExpired' }, context: refused(http(401, 'unauthenticated')) },
}

export const KeyReused: Story = {
  args: {
    value: { refused: 'keyReused' },
    context: refused(http(409, 'key-reused', { bookingId: scene.BOOKING_ID })),
  },
}

/** The guest has signed in since, and their pass was lost with the answer. */
export const KeyReusedBeforeSignIn: Story = {
  args: {
    value: { refused: 'keyReused' },
    context: {
      ...refused(http(409, 'key-reused')),
      ...scene.AMIRA_SIGNED_IN,
    },
  },
  tags: ['in-english'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(scene.REVIEW.draft.driver.email)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'See my bookings' })).toBeNull()
  },
}

/** Neither is there anything of the guest's that shows it was made in this browser. */
export const KeyReusedByGuest: Story = {
  args: { value: { refused: 'keyReused' }, context: refused(http(409, 'key-reused')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(scene.REVIEW.draft.driver.email)).toBeVisible()
  },
}

export const Adopting: Story = {
  args: {
    value: { refused: 'adopting' },
    context: refused(http(409, 'key-reused', { bookingId: scene.BOOKING_ID })),
  },
}

export const AdoptFailed: Story = {
  args: {
    value: { refused: 'adoptFailed' },
    context: refused(http(409, 'key-reused', { bookingId: scene.BOOKING_ID })),
  },
}

export const Rejected: Story = {
  args: { value: { refused: 'rejected' }, context: refused(http(422, 'too-early')) },
}

export const Throttled: Story = {
  args: {
    value: { refused: 'throttled' },
    context: refused(http(429, 'too-many-requests', { retryAfter: 40 })),
  },
}

export const Failed: Story = {
  args: {
    value: { refused: 'failed' },
    context: { ...refused({ kind: 'network' }), submitted: true },
  },
}

export const FailedAtTheServer: Story = {
  args: {
    value: { refused: 'failed' },
    context: { ...refused(http(500, 'internal')), submitted: true },
  },
}

export const QuoteFailed: Story = {
  args: {
    value: { refused: 'quoteFailed' },
    context: { ...scene.OPENED, problem: { kind: 'timeout' } },
    facts: scene.NOTHING_YET,
  },
}
