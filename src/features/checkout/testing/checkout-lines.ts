import type { SnapshotFrom } from 'xstate'

import { CHECKOUT_STEPS, type CheckoutStep } from '@masar/domain/booking/checkout-steps.ts'
import type { CheckoutContext } from '@masar/machines/checkout/checkout-facts.ts'
import type { wholeCheckout } from '@masar/machines/checkout/testing/whole-checkout.ts'
import { leafName } from 'statechart-paths/chart'
import {
  formatMoment,
  formatMillimes,
  formatChargedAmount,
  formatUserTime,
} from '#testing/walks/fact-texts.ts'

import { choiceLines, formatFreeUntil } from './choice-lines.ts'
import { driverFields, driverInShort, mergeDriver } from './driver-lines.ts'
import { barLines, priceLines, tripLines, type PricedTrip, formatDue } from './price-lines.ts'

type Facts = readonly string[]
type At = SnapshotFrom<typeof wholeCheckout>

const STEP_NAMES: Record<CheckoutStep, string> = {
  options: 'Booking options',
  driver: 'Driver details',
  payment: 'Payment options',
  review: 'Review and book',
}

/** The steps above the screen; those before the current one are done. */
const line = (step: CheckoutStep): Facts => {
  const at = CHECKOUT_STEPS.indexOf(step)
  return CHECKOUT_STEPS.map((each, index) =>
    index === at ? `> ${STEP_NAMES[each]}` : `${STEP_NAMES[each]}${index < at ? ' (done)' : ''}`,
  )
}

const heading = (step: CheckoutStep) =>
  `${STEP_NAMES[step]} (step ${CHECKOUT_STEPS.indexOf(step) + 1} of 4)`

const box = (isOn: boolean) => (isOn ? '[x]' : '[ ]')

/** The options of the quote: one costs 20 dinars once, another 5 dinars a day; theft protection is included. */
const optionFacts = ({ draft: { extras } }: CheckoutContext): Facts => [
  `${box(extras.cancellation)} Cancellation option`,
  'Cancel up to 24 hours before pick-up for a full refund.',
  formatMillimes(20_000),
  `${box(extras.theftProtection)} Theft protection`,
  `${box(extras.additionalDriver)} Additional driver`,
  formatMillimes(10_000),
  `2 days × ${formatMillimes(5000)}`,
]

/** The button below the step. */
const bookButton = (context: CheckoutContext, isBusy: boolean): Facts =>
  isBusy ? [] : [`Book now · pay ${formatDue(context)}`]

/** The button in the bar on phones, which scrolls to the terms until they are accepted. */
const barButton = (context: CheckoutContext, isBusy: boolean): Facts =>
  context.draft.terms ? bookButton(context, isBusy) : []

/** The terms and the booking button. */
function commitment(context: CheckoutContext, isBusy: boolean): Facts {
  const { extras, terms } = context.draft
  return [
    ...(extras.cancellation ? [`Free cancellation until ${formatFreeUntil(context)}`] : []),
    `${box(terms)} I accept the`,
    ...bookButton(context, isBusy),
  ]
}

/** The review, which also stays visible while the booking is placed. */
export const reviewLines = (context: CheckoutContext, isBusy: boolean): Facts => [
  ...driverInShort(context),
  heading('review'),
  ...tripLines(context),
  ...priceLines(context),
  ...commitment(context, isBusy),
]

const wholeReview = (context: CheckoutContext, isBusy: boolean): Facts => [
  ...line('review'),
  ...reviewLines(context, isBusy),
  ...summary(context),
  ...barButton(context, isBusy),
]

const bookedReview = (context: CheckoutContext): Facts => [
  ...line('review'),
  ...driverInShort(context),
  heading('review'),
  ...(context.expiresAt
    ? [
        `The car is held for you until ${formatUserTime(context.expiresAt)}. 30 minutes left. If you change a step, we’ll cancel this booking first.`,
      ]
    : []),
  ...tripLines(context),
  ...priceLines(context),
  ...summary(context),
]

/** The summary beside the screen: the trip and its price, with a bar at the bottom. */
const summary = (context: PricedTrip): Facts =>
  context.quote ? [...tripLines(context), ...priceLines(context), ...barLines(context)] : []

/** The trip above the payment on phones. */
const phoneTrip = ({ trip }: PricedTrip) => `${formatMoment(trip.from)} to ${formatMoment(trip.to)}`

const booking = ({ bookingId }: CheckoutContext) => `View booking (/booking?b=${bookingId})`

const sameTrip = ({ trip: { pickUp, dropOff, from, to } }: Pick<PricedTrip, 'trip'>) =>
  `(/search?pickup=${pickUp}&dropoff=${dropOff}&from=${from}&to=${to})`

export const otherCars = (context: Pick<PricedTrip, 'trip'>) =>
  `See other cars for these dates ${sameTrip(context)}`

const refundText = ({ refund }: CheckoutContext) =>
  refund ? formatChargedAmount(refund.amount, refund.currency) : 'nothing'

const PAY_AT_COUNTER_TEXT =
  ' The rental company has accepted your booking without an online payment. You haven’t been charged: you pay at pick-up.'

const PAID = ['deposit', 'paid', 'paidInFull']

function confirmedFacts(context: CheckoutContext): Facts {
  const { draft, status, refund } = context
  const isPaid = PAID.includes(String(status)) || draft.choice === 'later'
  const shown = isPaid ? context : { ...context, draft: { ...draft, choice: null } }
  // An email that was typed before signing in belongs to the guest's booking, and is not shown here.
  const isGuests = context.userId === null || draft.driver.email === ''
  const { email } = isGuests ? mergeDriver(context) : { email: '' }
  const isUnpaid = draft.choice === null && status !== null && status !== 'void'
  return [
    ...(email
      ? [`We’ll send a confirmation to ${email}.${isUnpaid ? PAY_AT_COUNTER_TEXT : ''}`]
      : []),
    ...tripLines(context),
    booking(context),
    ...(refund
      ? [
          `This booking was paid twice. We’re refunding ${refundText(context)} to your original payment method. Your bank may take a few days to show it.`,
        ]
      : []),
    ...priceLines(shown, isPaid),
  ]
}

const own = (context: CheckoutContext) =>
  `View booking (/booking?b=${context.bookingId ?? context.quote?.own?.bookingId ?? (context.problem as { bookingId?: string } | null)?.bookingId})`

const FACTS: Record<string, (context: CheckoutContext, at: At) => Facts> = {
  quoting: (context) => [...line('options'), ...summary(context)],
  'editing.options': (context) => [
    ...line('options'),
    heading('options'),
    ...optionFacts(context),
    ...summary(context),
  ],
  'editing.driver': (context) => [
    ...line('driver'),
    heading('driver'),
    ...driverFields(context),
    ...summary(context),
  ],
  'editing.payment': (context) => [
    ...line('payment'),
    ...driverInShort(context),
    heading('payment'),
    ...choiceLines(context),
    ...summary(context),
  ],
  'editing.review': (context) => wholeReview(context, false),
  'refused.alreadyBooked': (context) => [own(context), otherCars(context)],
  'refused.carTaken': (context) => [otherCars(context)],
  'refused.soldOut': (context) => [otherCars(context)],
  'refused.comingSoon': (context) => [otherCars(context)],
  'refused.unknownCar': () => [],
  'refused.emailTaken': (context) => [
    `There’s an account for ${context.draft.driver.email}. Sign in to continue here. We’ve saved what you entered.`,
    ...summary(context),
  ],
  'refused.rejected': (context) => [
    `Choose other dates or another car ${sameTrip(context)}`,
    ...summary(context),
  ],
  'paying.open': (context) => [phoneTrip(context), ...summary(context)],
  'paying.review': bookedReview,
  'paying.broken': () => [],
  'paying.expired': (context) => [otherCars(context)],
  'paying.refunded': (context) => [
    `We’re refunding ${refundText(context)} to your original payment method. Your bank may take a few days to show it.`,
    otherCars(context),
  ],
  placing: (context) =>
    context.task === 'book' || context.task === 'ask'
      ? wholeReview(context, true)
      : summary(context),
  confirmed: confirmedFacts,
  unsettled: (context) => [booking(context)],
  left: () => [],
}

/** The data that a checkout page shows. Refusals without their own facts still show the price. */
export const checkoutLines = (at: At): Facts =>
  (FACTS[leafName(at.value)] ?? summary)(at.context, at)
