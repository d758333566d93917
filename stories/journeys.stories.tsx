import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'

import * as accountLink from './account/account-link.stories.tsx'
import * as amendment from './bookings/amendment.stories.tsx'
import * as bookingChange from './bookings/booking-change.stories.tsx'
import * as botCheck from './account/bot-check.stories.tsx'
import * as cancellation from './bookings/cancellation.stories.tsx'
import * as checkout from './checkout/checkout.stories.tsx'
import * as checkoutSession from './payment/checkout-session.stories.tsx'
import * as contact from './pages/contact.stories.tsx'
import * as deletion from './notifications/notification-deletion.stories.tsx'
import * as license from './account/license.stories.tsx'
import * as notifications from './notifications/notifications.stories.tsx'
import * as payment from './payment/payment.stories.tsx'
import * as paymentSdk from './payment/payment-sdk.stories.tsx'
import * as placing from './checkout/placing.stories.tsx'
import * as session from './account/session.stories.tsx'
import { playJourney } from './live/play-journey.ts'

/**
 * The longest path in each machine's lock file, one step per press of the button in the panel. Nightly runs
 * play the paths in a browser; every run plays them without one (stage.test.ts). A story is named after its
 * machine; the index adds what its journey shows (`.storybook/titled-indexer.ts`).
 */
const meta = { title: 'Journeys', tags: ['nightly'], play: playJourney } satisfies Meta
export default meta

type Story = StoryObj

interface StoryFileMeta<Props> {
  component: ComponentType<Props>
  parameters: { machine: string }
  beforeEach?: () => () => void
}

/** Returns a story that plays the longest journey of a machine, rendered like one of its other stories. */
function createJourneyStory<Props extends object>(
  { component: Screen, parameters, ...rest }: StoryFileMeta<Props>,
  { args }: { args: Props },
): Story {
  return {
    parameters: { ...parameters, journey: true },
    ...(rest.beforeEach && { beforeEach: rest.beforeEach }),
    render: () => <Screen {...args} />,
  }
}

export const AccountLink: Story = createJourneyStory(accountLink.default, accountLink.Checking)
export const Amendment: Story = createJourneyStory(amendment.default, amendment.Editing)
export const BookingChange: Story = createJourneyStory(bookingChange.default, bookingChange.Idle)
export const BotCheck: Story = createJourneyStory(botCheck.default, botCheck.Off)
export const Cancellation: Story = createJourneyStory(cancellation.default, cancellation.Barred)
export const Checkout: Story = createJourneyStory(checkout.default, checkout.Quoting)
export const CheckoutSession: Story = createJourneyStory(
  checkoutSession.default,
  checkoutSession.Loading,
)
export const Contact: Story = createJourneyStory(contact.default, contact.Empty)
export const Deletion: Story = createJourneyStory(deletion.default, deletion.Closed)
export const License: Story = createJourneyStory(license.default, license.Empty)
export const Notifications: Story = createJourneyStory(notifications.default, notifications.Shown)
export const Payment: Story = createJourneyStory(payment.default, payment.Offering)
export const PaymentSdk: Story = createJourneyStory(paymentSdk.default, paymentSdk.Initial)
export const Placing: Story = createJourneyStory(placing.default, placing.Checking)
export const Session: Story = createJourneyStory(session.default, session.Validating)
