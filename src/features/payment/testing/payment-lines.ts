import type { SnapshotFrom } from 'xstate'

import type { PaymentCharge, PaymentContext } from '@masar/machines/payment/payment-facts.ts'
import type { paymentMachine } from '@masar/machines/payment/payment.machine.ts'
import { getLeafName } from 'statechart-paths/chart'
import { formatMillimes, formatChargedAmount, formatUserTime } from '#testing/walks/fact-texts.ts'

import type { PaymentSubject } from '../screens/charge-facts.tsx'

type Facts = readonly string[]

/** The parts of the amount due, which is 250 dinars. */
export const PAYMENT_SUBJECT: PaymentSubject = {
  choice: 'full',
  due: { rental: 150_000, deposit: 100_000, total: 250_000 },
  zone: 'Africa/Tunis',
}

/** A charge whose currency and number differ from the amount due, so that tests cannot confuse the two. */
export const EURO_CHARGE: PaymentCharge = {
  amount: 7410,
  currency: 'EUR',
  baseAmount: 250_000,
  rate: 0.2964,
}

const formatCharge = ({ charge }: PaymentContext) =>
  charge ? formatChargedAmount(charge.amount / 100, charge.currency) : ''

const listAmountFacts = (context: PaymentContext): Facts =>
  context.charge ? [`Amount to pay: ${formatCharge(context)}`] : []

/** In the tests, the clock is set to half an hour before the hold expires. */
const listHoldFacts = ({ expiresAt }: PaymentContext): Facts =>
  expiresAt ? [`The car is held for you until ${formatUserTime(expiresAt)}. 30 minutes left.`] : []

/** Returns the new price if the server sends it; otherwise only the exchange rate has changed. */
const readNewAmount = ({ amount, problem }: Pick<PaymentContext, 'amount' | 'problem'>) =>
  problem?.kind === 'http' && problem.price !== undefined ? problem.price * 1000 : amount

export const makePriceLabel = (context: Pick<PaymentContext, 'amount' | 'problem'>) =>
  `Pay ${formatMillimes(readNewAmount(context))}`

const FACTS_BY_STATE: Record<string, (context: PaymentContext) => Facts> = {
  choosing: ({ amount }) => [
    `${formatMillimes(amount)} due now. We’re holding the car for you in the meantime.`,
  ],
  'paying.entering': (context) => [
    `Pay ${formatCharge(context)}`,
    `${formatMillimes(150_000)} rental + ${formatMillimes(100_000)} refundable deposit The deposit is charged today and returned after the drop-off if the car is undamaged.`,
    `You’re charged ${formatCharge(context)}. That’s ${formatChargedAmount(250, 'TND')} at the rate of 1 TND = €0.2964.`,
    ...listHoldFacts(context),
  ],
  'paying.submitted': listAmountFacts,
  'paying.challenged': listAmountFacts,
  'paying.blocked': listAmountFacts,
  'confirming.checking': listAmountFacts,
  'confirming.waiting': listAmountFacts,
  declined: (context) => [...listAmountFacts(context), ...listHoldFacts(context)],
  priceChanged: (context) => [
    ...(readNewAmount(context) === context.amount
      ? []
      : [
          `Previous amount: ${formatMillimes(context.amount)}`,
          `New amount: ${formatMillimes(readNewAmount(context))}`,
        ]),
    makePriceLabel(context),
  ],
}

/** Returns the data that the payment panel shows. States without an entry show no data. */
export const listPaymentFacts = ({ value, context }: SnapshotFrom<typeof paymentMachine>): Facts =>
  FACTS_BY_STATE[getLeafName(value)]?.(context) ?? []
