import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { Problem } from '@masar/domain/service/problem.ts'
import type { CheckoutContext } from '@masar/machines/checkout/checkout-facts.ts'
import { checkoutMachine } from '@masar/machines/checkout/checkout.machine.ts'

import * as scene from './checkout-scenes.ts'
import { createHttpProblem } from '@masar/machines/testing/problems.ts'
import { StillCheckout } from './checkout-screen.tsx'

const meta = {
  title: 'Checkout/Refusals',
  component: StillCheckout,
  parameters: { machine: checkoutMachine.id },
  tags: ['nightly'],
} satisfies Meta<typeof StillCheckout>
export default meta

type Story = StoryObj<typeof meta>

const createProblemContext = (problem: Problem): CheckoutContext => ({ ...scene.REVIEW, problem })

export const CarTaken: Story = {
  parameters: { endings: ['placing.carTaken'] },
  args: {
    value: { refused: 'carTaken' },
    context: createProblemContext(createHttpProblem(409, 'car-taken')),
  },
  tags: ['in-english', '!nightly'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: 'See other cars for these dates' }),
    ).toBeVisible()
  },
}

/** The customer has already booked this car for these dates, and opens the checkout link in another tab. */
export const AlreadyBooked: Story = {
  parameters: { endings: ['placing.ownBooking'] },
  tags: ['in-english'],
  args: {
    value: { refused: 'alreadyBooked' },
    context: { ...scene.OPTIONS, quote: scene.OWN_BOOKED_QUOTE },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'View booking' })).toHaveAttribute(
      'href',
      `/booking?b=${scene.BOOKING_ID}`,
    )
  },
}

/** The customer’s own booking is not paid yet. */
export const Unfinished: Story = {
  parameters: { endings: ['placing.unfinished'] },
  args: {
    value: { refused: 'unfinished' },
    context: { ...scene.OPTIONS, quote: scene.OWN_UNPAID_QUOTE },
  },
}

export const SoldOut: Story = {
  parameters: { endings: ['placing.soldOut'] },
  args: {
    value: { refused: 'soldOut' },
    context: createProblemContext(createHttpProblem(409, 'car-unavailable')),
  },
}

export const ComingSoon: Story = {
  parameters: { endings: ['placing.comingSoon'] },
  args: { value: { refused: 'comingSoon' }, context: { ...scene.OPTIONS, quote: scene.SOON } },
}

export const UnknownCar: Story = {
  parameters: { endings: ['placing.unknownTrip'] },
  args: {
    value: { refused: 'unknownCar' },
    context: scene.OPENED_CHECKOUT,
    facts: scene.EMPTY_FACTS,
  },
}

/** An old link with dates in the past. */
export const UnknownCarPastDates: Story = {
  args: {
    value: { refused: 'unknownCar' },
    context: { ...scene.OPENED_CHECKOUT, issue: 'too-early' },
    facts: scene.EMPTY_FACTS,
  },
}

export const EmailTaken: Story = {
  parameters: { endings: ['placing.emailTaken'] },
  args: {
    value: { refused: 'emailTaken' },
    context: createProblemContext(createHttpProblem(409, 'email-taken')),
  },
  tags: ['!nightly'],
}

export const SessionExpired: Story = {
  parameters: { endings: ['placing.sessionOver'] },
  args: {
    value: { refused: 'sessionExpired' },
    context: createProblemContext(createHttpProblem(401, 'unauthenticated')),
  },
}

export const Rejected: Story = {
  parameters: { endings: ['placing.rejected'] },
  args: {
    value: { refused: 'rejected' },
    context: createProblemContext(createHttpProblem(422, 'too-early')),
  },
}

/** The machine that places the booking failed: it is unknown how far it got. */
export const Broken: Story = {
  args: {
    value: { refused: 'broken' },
    context: { ...createProblemContext({ kind: 'contract' }), submitted: true },
  },
}

export const QuoteFailed: Story = {
  args: {
    value: { refused: 'quoteFailed' },
    context: { ...scene.OPENED_CHECKOUT, problem: { kind: 'timeout' } },
    facts: scene.EMPTY_FACTS,
  },
}

/**
 * The connection was lost while the price was being checked before booking. The car and the trip stay on the
 * page.
 */
export const QuoteFailedBeforeBooking: Story = {
  parameters: { endings: ['placing.quoteFailed'] },
  args: {
    value: { refused: 'quoteFailed' },
    context: { ...scene.AGREED_CHECKOUT, problem: { kind: 'network' }, progress: 'checking' },
  },
}
