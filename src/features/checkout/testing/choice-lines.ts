import { PAYMENT_CHOICES, type PaymentChoice } from '@masar/domain/payment/payment.ts'
import type { CheckoutContext } from '@masar/machines/checkout/checkout-facts.ts'
import { formatMillimes, formatUserMoment } from '#testing/walks/fact-texts.ts'

import { calculateSums, findAmount } from './price-lines.ts'

const CHOICE_LABELS: Record<PaymentChoice, string> = {
  later: 'Pay later, at the counter',
  deposit: 'Pay the deposit online',
  rental: 'Pay the rental online',
  full: 'Pay in full online',
}

/** Each payment choice with the amounts due. The selected choice also shows the cost of a cancellation. */
export const listChoiceFacts = (context: CheckoutContext): string[] =>
  PAYMENT_CHOICES.flatMap((choice) => describeChoice(choice, context))

function describeChoice(choice: PaymentChoice, context: CheckoutContext): string[] {
  const { draft } = context
  const isChosen = draft.choice === choice
  const title = `${isChosen ? '[x]' : '[ ]'} ${CHOICE_LABELS[choice]}`
  if (isBarred(choice, context)) return [title]

  const { now, later, deposit, isDepositNow } = calculateSums({
    ...context,
    draft: { ...draft, choice },
  })
  const isFree = draft.extras.cancellation && now === 0
  const part = (amount: number, hasDeposit: boolean) => {
    if (amount === 0) return 'Nothing'
    if (!hasDeposit || deposit === 0) return formatMillimes(amount)
    const isAllDeposit = formatMillimes(amount) === formatMillimes(deposit)
    return isAllDeposit
      ? `${formatMillimes(amount)} refundable`
      : `${formatMillimes(amount)} incl. ${formatMillimes(deposit)} refundable deposit`
  }
  return [
    title,
    `Pay now: ${part(now, isDepositNow)}`,
    `Pay at pick-up: ${part(later, !isDepositNow)}`,
    ...(isChosen ? [`If you cancel: ${describeCancellation(context, now, isDepositNow)}`] : []),
    ...(isChosen ? listCancellationOffer(context) : []),
    ...(isFree && !isChosen ? [`Free cancellation until ${formatFreeUntil(context)}`] : []),
  ]
}

/** In the journeys, the more expensive quote requires online payment and is for a visitor in Tunisia. */
const isBarred = (choice: PaymentChoice, { quote }: CheckoutContext) =>
  choice === 'later' ? !quote?.payLater : choice !== 'deposit' && quote?.country === 'TN'

function describeCancellation(
  context: CheckoutContext,
  now: number,
  isDepositNow: boolean,
): string {
  if (context.draft.extras.cancellation) {
    const until = formatFreeUntil(context)
    return `${now > 0 ? 'Refundable' : 'Free'} until ${until}; after that, a fee may apply.`
  }
  const deposit = isDepositNow ? (context.quote?.deposit ?? 0) : 0
  if (now <= deposit) return 'You can’t cancel this booking.'
  const loss = deposit > 0 ? 'isn’t refunded; the deposit is.' : 'isn’t refunded.'
  return `You can’t cancel this booking. The rental you pay online ${loss}`
}

/** The button that adds the cancellation option, if the booking does not include it. */
export function listCancellationOffer({ draft, quote }: CheckoutContext): string[] {
  const price = findAmount(quote?.offers.cancellation)
  return draft.extras.cancellation || price === 0
    ? []
    : [`Add the cancellation option for ${formatMillimes(price)}`]
}

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Formats the end of free cancellation, a day before the pick-up, in the user's time zone. Tunis is an hour
 * ahead of it.
 */
export const formatFreeUntil = ({ trip }: Pick<CheckoutContext, 'trip'>) =>
  formatUserMoment(Date.parse(`${trip.from}:00+01:00`) - DAY_MS)
