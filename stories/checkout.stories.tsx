import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import type { StateValueFrom } from 'xstate'

import type { CheckoutContext } from '#machines/checkout/checkout-facts.ts'
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts'
import type { Problem } from '#machines/problem.ts'

import { CheckoutPage } from '../src/features/checkout/checkout-page.tsx'
import type { CheckoutFacts } from '../src/features/checkout/flow/use-checkout-facts.ts'
import { CLIO } from '../src/features/checkout/testing/clio.ts'
import * as scene from './checkout-scenes.ts'
import { still } from './still.ts'

interface CheckoutScreenProps {
  value: StateValueFrom<typeof checkoutMachine>
  context: CheckoutContext
  facts?: CheckoutFacts
}

/** The checkout page, held in one state of its machine. */
function CheckoutScreen({ value, context, facts = CLIO }: CheckoutScreenProps) {
  const [actor] = useState(() => still(checkoutMachine, value, context))

  return <CheckoutPage actor={actor} facts={facts} isEmailTaken={() => Promise.resolve(false)} />
}

const meta = {
  title: 'Checkout/Page',
  component: CheckoutScreen,
  parameters: { machine: checkoutMachine.id },
} satisfies Meta<typeof CheckoutScreen>
export default meta

type Story = StoryObj<typeof meta>

const refused = (problem: Problem): CheckoutContext => ({ ...scene.REVIEW, problem })
const http = (status: number, code: string, more: object = {}): Problem => ({
  kind: 'http',
  status,
  code,
  ...more,
})

export const Quoting: Story = {
  args: { value: 'quoting', context: scene.OPENED, facts: scene.NOTHING_YET },
}

export const Options: Story = { args: { value: { editing: 'options' }, context: scene.OPTIONS } }

export const Driver: Story = { args: { value: { editing: 'driver' }, context: scene.DRIVER } }

export const DriverSignedIn: Story = {
  args: { value: { editing: 'driver' }, context: scene.SIGNED_IN_DRIVER },
}

/** A social account knows neither phone nor birth date: only those are asked. */
export const DriverWithGaps: Story = {
  args: { value: { editing: 'driver' }, context: scene.ACCOUNT_WITH_GAPS },
}

export const DriverAndSecondDriver: Story = {
  args: { value: { editing: 'driver' }, context: scene.SECOND_DRIVER },
}

/** The server knows better than the form: back at the field. */
export const DriverRefused: Story = {
  args: {
    value: { editing: 'driver' },
    context: {
      ...scene.DRIVER_TYPED,
      invalid: ['birthDate'],
      problem: http(422, 'too-young', { fields: ['/driver/birthDate'] }),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You must be at least 21 years old.')).toBeVisible()
  },
}

export const Payment: Story = { args: { value: { editing: 'payment' }, context: scene.PAYMENT } }

/** Users in Tunisia may not pay in full online; the reason stands at the card. */
export const PaymentInTunisia: Story = {
  args: { value: { editing: 'payment' }, context: scene.IN_TUNISIA },
}

export const PaymentMissing: Story = {
  args: { value: { editing: 'payment' }, context: { ...scene.PAYMENT, invalid: ['choice'] } },
}

/** Online payment comes with a later version: the server says so, and the counter is open. */
export const PaymentOnlineRefused: Story = {
  args: {
    value: { editing: 'payment' },
    context: {
      ...scene.REVIEW,
      step: 'payment',
      draft: { ...scene.REVIEW.draft, choice: 'full' },
      invalid: ['choice'],
      problem: http(422, 'method-unavailable'),
    },
  },
}

export const Review: Story = { args: { value: { editing: 'review' }, context: scene.REVIEW } }

export const ReviewWithLongNames: Story = {
  args: { value: { editing: 'review' }, context: scene.LONG_NAMES, facts: scene.LONG_FACTS },
}

export const ReviewWithoutTerms: Story = {
  args: { value: { editing: 'review' }, context: { ...scene.REVIEW, invalid: ['terms'] } },
}

export const Rechecking: Story = {
  args: { value: { booking: 'rechecking' }, context: scene.BOOKING },
}

export const Placing: Story = {
  args: { value: { booking: 'placing' }, context: { ...scene.BOOKING, submitted: true } },
}

export const CarTaken: Story = {
  args: { value: { refused: 'carTaken' }, context: refused(http(409, 'car-taken')) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See other cars for these dates' })).toBeVisible()
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

/** The payment draws itself: see Payment. */
export const PayingOpen: Story = { args: { value: { paying: 'open' }, context: scene.HELD } }

export const PayingExpired: Story = {
  args: { value: { paying: 'expired' }, context: scene.HELD },
}

export const PayingBroken: Story = {
  args: { value: { paying: 'broken' }, context: { ...scene.HELD, problem: { kind: 'contract' } } },
}

export const ReleasingDiscarding: Story = {
  args: { value: { releasing: 'discarding' }, context: scene.HELD },
}

export const ReleasingFailed: Story = {
  args: {
    value: { releasing: 'failed' },
    context: { ...scene.HELD, problem: { kind: 'network' } },
  },
}

export const ReleasingLeaving: Story = {
  args: { value: { releasing: 'leaving' }, context: scene.HELD },
}
