import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import type { StateValueFrom } from 'xstate'
import { createStillActor } from 'storybook-addon-statechart'

import type { Quote } from '@masar/domain/pricing/quote.ts'
import type { AmendmentContext } from '@masar/machines/amendment/amendment-facts.ts'
import {
  AMENDMENT_INPUT,
  AMENDABLE_BOOKING,
  EXTENSION_CHANGES,
  AMENDMENT_REFUSALS,
} from '@masar/machines/amendment/amendment.journeys.ts'
import { amendmentMachine } from '@masar/machines/amendment/amendment.machine.ts'
import { DEARER_QUOTE } from '@masar/machines/checkout/testing/checkout-fixtures.ts'
import { NETWORK_PROBLEM } from '@masar/machines/testing/problems.ts'

import { AmendmentPage } from '../../src/features/bookings/amend/amendment-page.tsx'
import { AMENDMENT_FACTS } from '../../src/features/bookings/testing/amendments.ts'

interface AmendmentScreenProps {
  value: StateValueFrom<typeof amendmentMachine>
  context: AmendmentContext
}

function AmendmentScreen({ value, context }: AmendmentScreenProps) {
  const [actor] = useState(() => createStillActor(amendmentMachine, value, context))

  return <AmendmentPage actor={actor} facts={AMENDMENT_FACTS} />
}

const meta = {
  title: 'Bookings/Amendment',
  component: AmendmentScreen,
  parameters: { machine: amendmentMachine.id },
  tags: ['autodocs', 'nightly'],
} satisfies Meta<typeof AmendmentScreen>
export default meta

type Story = StoryObj<typeof meta>

const { resume: _resume, ...booking } = AMENDMENT_INPUT
const OPENED_CONTEXT: AmendmentContext = {
  ...booking,
  draft: AMENDABLE_BOOKING,
  invalid: [],
  quote: null,
  agreed: null,
  problem: null,
}
const CHANGED_CONTEXT: AmendmentContext = {
  ...OPENED_CONTEXT,
  draft: { ...AMENDABLE_BOOKING, ...EXTENSION_CHANGES },
}
const THREE_DAY_QUOTE: Quote = {
  ...DEARER_QUOTE,
  days: 3,
  lines: [{ kind: 'day', quantity: 3, unitPrice: 65_000, amount: 195_000 }],
}

export const Editing: Story = {
  args: { value: 'editing', context: OPENED_CONTEXT },
  tags: ['!nightly'],
}

/** Without a change no request is sent. */
export const NothingChanged: Story = {
  args: { value: 'editing', context: { ...OPENED_CONTEXT, invalid: ['unchanged'] } },
}

/** The server rejects a time because of opening hours that were not available to the form. */
export const RefusedAtAField: Story = {
  args: {
    value: 'editing',
    context: {
      ...CHANGED_CONTEXT,
      invalid: ['to'],
      problem: AMENDMENT_REFUSALS['closed then'].problem,
    },
  },
}

export const WithAnotherDriver: Story = {
  args: {
    value: 'editing',
    context: {
      ...CHANGED_CONTEXT,
      draft: {
        ...CHANGED_CONTEXT.draft,
        extras: { ...AMENDABLE_BOOKING.extras, additionalDriver: true },
      },
      invalid: ['fullName', 'email', 'phone', 'birthDate'],
    },
  },
}

export const Repricing: Story = { args: { value: 'repricing', context: CHANGED_CONTEXT } }

export const Confirming: Story = {
  args: { value: 'confirming', context: { ...CHANGED_CONTEXT, quote: THREE_DAY_QUOTE } },
  tags: ['in-english', '!nightly'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Confirm the changes' })).toBeEnabled()
  },
}

export const PriceChanged: Story = {
  args: {
    value: 'priceChanged',
    context: { ...CHANGED_CONTEXT, quote: THREE_DAY_QUOTE, agreed: 180_000 },
  },
}

export const Saving: Story = {
  args: {
    value: 'saving',
    context: { ...CHANGED_CONTEXT, quote: THREE_DAY_QUOTE, agreed: 195_000 },
  },
}

export const CarTaken: Story = {
  args: {
    value: { refused: 'carTaken' },
    context: { ...CHANGED_CONTEXT, problem: AMENDMENT_REFUSALS['car taken'].problem },
  },
}

export const SessionExpired: Story = {
  args: {
    value: { refused: 'sessionExpired' },
    context: { ...CHANGED_CONTEXT, problem: AMENDMENT_REFUSALS['session over'].problem },
  },
}

export const Barred: Story = {
  args: {
    value: { refused: 'barred' },
    context: { ...CHANGED_CONTEXT, problem: AMENDMENT_REFUSALS['not any more'].problem },
  },
}

export const RepriceFailed: Story = {
  args: {
    value: { refused: 'repriceFailed' },
    context: { ...CHANGED_CONTEXT, problem: NETWORK_PROBLEM },
  },
}

/** The response was lost: it is unknown whether the change was saved. */
export const SaveFailed: Story = {
  args: {
    value: { refused: 'saveFailed' },
    context: {
      ...CHANGED_CONTEXT,
      quote: THREE_DAY_QUOTE,
      agreed: 195_000,
      problem: { kind: 'timeout' },
    },
  },
  tags: ['!nightly'],
}

/** Visible only briefly, until the booking is shown. */
export const Saved: Story = { args: { value: 'saved', context: CHANGED_CONTEXT } }
