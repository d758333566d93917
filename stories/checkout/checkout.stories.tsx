import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { checkoutMachine } from '@masar/machines/checkout/checkout.machine.ts'
import { REFUND } from '@masar/machines/payment/testing/payment-fixtures.ts'

import * as scene from './checkout-scenes.ts'
import { createHttpProblem } from '@masar/machines/testing/problems.ts'
import { StillCheckout } from './checkout-screen.tsx'

const meta = {
  title: 'Checkout/Page',
  component: StillCheckout,
  parameters: { machine: checkoutMachine.id },
  tags: ['autodocs', 'nightly'],
} satisfies Meta<typeof StillCheckout>
export default meta

type Story = StoryObj<typeof meta>

export const Quoting: Story = {
  args: { value: 'quoting', context: scene.OPENED_CHECKOUT, facts: scene.EMPTY_FACTS },
}

/** The earlier booking was released, or cannot be shown: the price is loaded again, and the draft stays. */
export const QuotingAgain: Story = {
  parameters: { endings: ['placing.released', 'placing.notShown'] },
  args: { value: 'quoting', context: scene.REVIEW },
}

export const Options: Story = {
  args: { value: { editing: 'options' }, context: scene.OPTIONS },
  tags: ['!nightly'],
}

/** The supplier no longer offers the option: the customer returns to the options, with a notice. */
export const OptionsRefused: Story = {
  parameters: { endings: ['placing.rejected'] },
  args: {
    value: { editing: 'options' },
    context: {
      ...scene.OPTIONS,
      invalid: ['cancellation'],
      problem: createHttpProblem(422, 'option-unavailable', { fields: ['/booking/cancellation'] }),
    },
  },
}

export const Driver: Story = { args: { value: { editing: 'driver' }, context: scene.DRIVER } }

export const DriverSignedIn: Story = {
  args: { value: { editing: 'driver' }, context: scene.SIGNED_IN_DRIVER },
}

/** A social account has no phone number and no birth date: the form asks only for those. */
export const DriverWithGaps: Story = {
  args: { value: { editing: 'driver' }, context: scene.ACCOUNT_WITH_GAPS },
  tags: ['!nightly'],
}

export const DriverAndSecondDriver: Story = {
  args: { value: { editing: 'driver' }, context: scene.SECOND_DRIVER },
}

export const DriverForAnother: Story = {
  args: { value: { editing: 'driver' }, context: scene.OTHER_DRIVER },
  tags: ['!nightly'],
}

/** The server rejected the main driver. */
export const MainDriverRefused: Story = {
  parameters: { endings: ['placing.rejected'] },
  args: {
    value: { editing: 'driver' },
    context: {
      ...scene.OTHER_DRIVER,
      invalid: ['mainDriver.birthDate'],
      problem: createHttpProblem(422, 'too-young', { fields: ['/mainDriver/birthDate'] }),
    },
  },
}

/** The server rejected the driver: the customer returns to the invalid field. */
export const DriverRefused: Story = {
  parameters: { endings: ['placing.rejected'] },
  args: {
    value: { editing: 'driver' },
    context: {
      ...scene.TOO_YOUNG_DRIVER,
      invalid: ['birthDate'],
      problem: createHttpProblem(422, 'too-young', { fields: ['/driver/birthDate'] }),
    },
  },
  tags: ['in-english'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Date of birth')).toHaveAccessibleDescription(
      expect.stringContaining('must be at least 21'),
    )
  },
}

export const Payment: Story = {
  args: { value: { editing: 'payment' }, context: scene.PAYMENT },
  tags: ['!nightly'],
}

export const PaymentOfTheRental: Story = {
  args: {
    value: { editing: 'payment' },
    context: { ...scene.PAYMENT, draft: { ...scene.PAYMENT.draft, choice: 'rental' } },
  },
}

/** Users in Tunisia cannot pay in full online; the option shows why. */
export const PaymentInTunisia: Story = {
  args: { value: { editing: 'payment' }, context: scene.PAYMENT_IN_TUNISIA },
}

export const PaymentMissing: Story = {
  args: { value: { editing: 'payment' }, context: { ...scene.PAYMENT, invalid: ['choice'] } },
}

/** The supplier now requires online payment, so the chosen option is lost just before the booking. */
export const PaymentChoiceLost: Story = {
  parameters: { endings: ['placing.choiceLost'] },
  args: {
    value: { editing: 'payment' },
    context: {
      ...scene.DEARER_CHECKOUT,
      step: 'payment',
      draft: { ...scene.DEARER_CHECKOUT.draft, choice: null },
      quote: scene.ONLINE_ONLY,
      invalid: ['choice'],
    },
  },
}

/** The server rejects online payment; paying at the counter is still possible. */
export const PaymentOnlineRefused: Story = {
  parameters: { endings: ['placing.rejected'] },
  args: {
    value: { editing: 'payment' },
    context: {
      ...scene.REVIEW,
      step: 'payment',
      draft: { ...scene.REVIEW.draft, choice: 'full' },
      invalid: ['choice'],
      problem: createHttpProblem(422, 'method-unavailable'),
    },
  },
}

export const Review: Story = {
  parameters: { endings: ['placing.back'] },
  args: { value: { editing: 'review' }, context: scene.REVIEW },
  tags: ['!nightly'],
}

export const ReviewWithLongNames: Story = {
  args: { value: { editing: 'review' }, context: scene.LONG_NAMES, facts: scene.LONG_FACTS },
}

export const ReviewWithoutTerms: Story = {
  args: {
    value: { editing: 'review' },
    context: {
      ...scene.REVIEW,
      draft: { ...scene.REVIEW.draft, terms: false },
      invalid: ['terms'],
    },
  },
}

/** The placing machine has its own stories: see Placing. */
export const Placing: Story = { args: { value: 'placing', context: scene.AGREED_CHECKOUT } }

/** The customer returned from the payment: the booking exists and awaits its payment. */
export const PayingReview: Story = {
  parameters: { endings: ['payment.reviewed'] },
  args: { value: { paying: 'review' }, context: scene.HELD_WITH_DEADLINE },
}

/** The payment has its own stories: see Payment. */
export const PayingOpen: Story = {
  parameters: { endings: ['placing.adopted'] },
  args: { value: { paying: 'open' }, context: scene.HELD_CHECKOUT },
  tags: ['!nightly'],
}

/** The booking to be released may have been paid, so its payment is checked first. */
export const PayingToBeChecked: Story = {
  parameters: { endings: ['placing.paid'] },
  args: {
    value: { paying: 'open' },
    context: { ...scene.HELD_CHECKOUT, paymentId: 'order-1', provider: 'sandbox' },
  },
}

export const PayingExpired: Story = {
  parameters: { endings: ['payment.expired'] },
  args: { value: { paying: 'expired' }, context: scene.HELD_CHECKOUT },
}

/** Paid, but the car was no longer available: the refund is shown. */
export const PayingRefunded: Story = {
  parameters: { endings: ['payment.refunded'] },
  args: {
    value: { paying: 'refunded' },
    context: { ...scene.HELD_CHECKOUT, paymentId: 'order-1', refund: REFUND },
  },
}

export const PayingBroken: Story = {
  args: {
    value: { paying: 'broken' },
    context: { ...scene.HELD_CHECKOUT, problem: { kind: 'contract' } },
  },
}
