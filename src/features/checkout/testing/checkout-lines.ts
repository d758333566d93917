import type { SnapshotFrom } from 'xstate'

import { CHECKOUT_STEPS, type CheckoutStep } from '@masar/domain/booking/checkout-steps.ts'
import type { CheckoutContext } from '@masar/machines/checkout/checkout-facts.ts'
import type { wholeCheckout } from '@masar/machines/checkout/testing/whole-checkout.ts'
import { getLeafName } from 'statechart-paths/chart'
import { formatMillimes, formatChargedAmount, formatUserTime } from '#testing/walks/fact-texts.ts'

import { formatFreeUntil, listCancellationOffer, listChoiceFacts } from './choice-lines.ts'
import { listDriverFields, listDriverSummary, mergeDriver } from './driver-lines.ts'
import {
  listBarFacts,
  listPriceFacts,
  listTripFacts,
  type PricedTrip,
  formatDue,
} from './price-lines.ts'
import { listAsideFacts, listStripFacts } from './trip-lines.ts'

type Facts = readonly string[]
type WholeSnapshot = SnapshotFrom<typeof wholeCheckout>

const STEP_NAMES: Record<CheckoutStep, string> = {
  options: 'Booking options',
  driver: 'Driver details',
  payment: 'Payment options',
  review: 'Review and book',
}

/** The steps above the screen. Steps before the current one are marked as done. */
const listSteps = (step: CheckoutStep): Facts => {
  const at = CHECKOUT_STEPS.indexOf(step)
  return CHECKOUT_STEPS.map((each, index) =>
    index === at ? `> ${STEP_NAMES[each]}` : `${STEP_NAMES[each]}${index < at ? ' (done)' : ''}`,
  )
}

const formatHeading = (step: CheckoutStep) =>
  `${STEP_NAMES[step]} (step ${CHECKOUT_STEPS.indexOf(step) + 1} of 4)`

const formatCheckbox = (isOn: boolean) => (isOn ? '[x]' : '[ ]')

/**
 * The quote's options: cancellation costs a flat 20 dinars, an additional driver costs 5 dinars a day, and
 * theft protection is included.
 */
const listOptionFacts = ({ draft: { extras } }: CheckoutContext): Facts => [
  `${formatCheckbox(extras.cancellation)} Cancellation option`,
  'Cancel up to 24 hours before pick-up for a full refund.',
  formatMillimes(20_000),
  `${formatCheckbox(extras.theftProtection)} Theft protection`,
  `${formatCheckbox(extras.additionalDriver)} Additional driver`,
  formatMillimes(10_000),
  `2 days × ${formatMillimes(5000)}`,
]

/** The button below the step. */
const listBookButton = (context: CheckoutContext, isBusy: boolean): Facts =>
  isBusy ? [] : [`Book now · pay ${formatDue(context)}`]

/** The button in the bar on phones, which scrolls to the terms until they are accepted. */
const listBarButton = (context: CheckoutContext, isBusy: boolean): Facts =>
  context.draft.terms ? listBookButton(context, isBusy) : []

/** The terms and the booking button. */
function listTermsAndButton(context: CheckoutContext, isBusy: boolean): Facts {
  const { extras, terms } = context.draft
  return [
    ...(extras.cancellation ? [`Free cancellation until ${formatFreeUntil(context)}`] : []),
    ...(isBusy ? [] : listCancellationOffer(context)),
    `${formatCheckbox(terms)} I accept the`,
    ...listBookButton(context, isBusy),
  ]
}

/** The review, which also stays visible while the booking is placed. */
export const listReviewFacts = (context: CheckoutContext, isBusy: boolean): Facts => [
  ...listDriverSummary(context),
  formatHeading('review'),
  ...listTripFacts(context),
  ...listPriceFacts(context),
  ...listTermsAndButton(context, isBusy),
]

const listReviewPageFacts = (context: CheckoutContext, isBusy: boolean): Facts => [
  ...listSteps('review'),
  ...listReviewFacts(context, isBusy),
  ...listSummaryFacts(context),
  ...listBarButton(context, isBusy),
]

const listBookedReviewFacts = (context: CheckoutContext): Facts => [
  ...listSteps('review'),
  ...listDriverSummary(context),
  formatHeading('review'),
  ...(context.expiresAt
    ? [
        `The car is held for you until ${formatUserTime(context.expiresAt)}. 30 minutes left. If you change a step, we’ll cancel this booking first.`,
      ]
    : []),
  ...listTripFacts(context),
  ...listPriceFacts(context),
  ...listSummaryFacts(context),
]

/** The summary beside the screen: the trip and its price, with a bar at the bottom. */
const listSummaryFacts = (context: PricedTrip): Facts =>
  context.quote
    ? [...listTripFacts(context), ...listPriceFacts(context), ...listBarFacts(context)]
    : []

const formatBookingLink = ({ bookingId }: CheckoutContext) =>
  `View booking (/booking?b=${bookingId})`

const formatSearchUrl = ({ trip: { pickUp, dropOff, from, to } }: Pick<PricedTrip, 'trip'>) =>
  `(/search?pickup=${pickUp}&dropoff=${dropOff}&from=${from}&to=${to})`

export const formatOtherCarsLink = (context: Pick<PricedTrip, 'trip'>) =>
  `See other cars for these dates ${formatSearchUrl(context)}`

const formatRefund = ({ refund }: CheckoutContext) =>
  refund ? formatChargedAmount(refund.amount, refund.currency) : 'nothing'

const PAY_AT_COUNTER_TEXT =
  ' The rental company has accepted your booking without an online payment. You haven’t been charged: you pay at pick-up.'

const PAID_STATUSES = ['deposit', 'paid', 'paidInFull']

function listConfirmedFacts(context: CheckoutContext): Facts {
  const { draft, status, refund } = context
  const isPaid = PAID_STATUSES.includes(String(status)) || draft.choice === 'later'
  const shown = isPaid ? context : { ...context, draft: { ...draft, choice: null } }
  // An email address that was entered before signing in belongs to the guest's booking, and is not shown here.
  const isGuests = context.userId === null || draft.driver.email === ''
  const { email } = isGuests ? mergeDriver(context) : { email: '' }
  const isUnpaid = draft.choice === null && status !== null && status !== 'void'
  const waiting = status === 'pending' ? 'Waiting for Jasmin Auto to confirm ' : ''
  return [
    ...(email
      ? [`${waiting}We’ll send a confirmation to ${email}.${isUnpaid ? PAY_AT_COUNTER_TEXT : ''}`]
      : []),
    ...listTripFacts(context),
    formatBookingLink(context),
    ...(refund
      ? [
          `This booking was paid twice. We’re refunding ${formatRefund(context)} to your original payment method. Your bank may take a few days to show it.`,
        ]
      : []),
    ...listPriceFacts(shown, isPaid),
  ]
}

const formatOwnBookingLink = (context: CheckoutContext) =>
  `View booking (/booking?b=${context.bookingId ?? context.quote?.own?.bookingId ?? (context.problem as { bookingId?: string } | null)?.bookingId})`

const FACTS_BY_STATE: Record<string, (context: CheckoutContext, at: WholeSnapshot) => Facts> = {
  quoting: (context) => [...listSteps('options'), ...listSummaryFacts(context)],
  'editing.options': (context) => [
    ...listSteps('options'),
    formatHeading('options'),
    ...listOptionFacts(context),
    ...listSummaryFacts(context),
  ],
  'editing.driver': (context) => [
    ...listSteps('driver'),
    formatHeading('driver'),
    ...listDriverFields(context, formatOtherCarsLink(context)),
    ...listSummaryFacts(context),
  ],
  'editing.payment': (context) => [
    ...listSteps('payment'),
    ...listDriverSummary(context),
    formatHeading('payment'),
    ...listChoiceFacts(context),
    ...listSummaryFacts(context),
  ],
  'editing.review': (context) => listReviewPageFacts(context, false),
  'refused.alreadyBooked': (context) => [
    formatOwnBookingLink(context),
    formatOtherCarsLink(context),
  ],
  'refused.carTaken': (context) => [formatOtherCarsLink(context)],
  'refused.soldOut': (context) => [formatOtherCarsLink(context)],
  'refused.comingSoon': (context) => [formatOtherCarsLink(context)],
  'refused.unknownCar': () => [],
  'refused.emailTaken': (context) => [
    `There’s an account for ${context.draft.driver.email}. Sign in to continue here. We’ve saved what you entered.`,
    ...listSummaryFacts(context),
  ],
  'refused.rejected': (context) => [
    `Choose other dates or another car ${formatSearchUrl(context)}`,
    ...listSummaryFacts(context),
  ],
  'paying.review': listBookedReviewFacts,
  'paying.broken': () => [],
  'paying.expired': (context) => [formatOtherCarsLink(context)],
  'paying.refunded': (context) => [
    `We’re refunding ${formatRefund(context)} to your original payment method. Your bank may take a few days to show it.`,
    formatOtherCarsLink(context),
  ],
  placing: (context) =>
    context.task === 'book' || context.task === 'ask'
      ? listReviewPageFacts(context, true)
      : listSummaryFacts(context),
  confirmed: listConfirmedFacts,
  unsettled: (context) => [formatBookingLink(context)],
  left: () => [],
}

/** The data that a checkout page shows. A refusal that is not listed above still shows the price. */
export function listCheckoutFacts(at: WholeSnapshot): Facts {
  const leaf = getLeafName(at.value)
  const listFacts = FACTS_BY_STATE[leaf] ?? listSummaryFacts
  return [
    ...listStripFacts(leaf, at.context),
    ...listFacts(at.context, at),
    ...listAsideFacts(leaf, at.context),
  ]
}
