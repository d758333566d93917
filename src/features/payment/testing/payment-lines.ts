import type { SnapshotFrom } from 'xstate'

import type { PaymentCharge, PaymentContext } from '@masar/machines/payment/payment-facts.ts'
import type { paymentMachine } from '@masar/machines/payment/payment.machine.ts'
import { leafName } from 'statechart-paths/chart'
import { money, moneyIn, readersTime } from '#testing/walks/fact-texts.ts'

import type { PaidFor } from '../screens/charge-facts.tsx'

type Facts = readonly string[]

/** The parts of the 250 dinars that are due. */
export const PAID_FOR: PaidFor = {
  choice: 'full',
  due: { rental: 150_000, deposit: 100_000, total: 250_000 },
  zone: 'Africa/Tunis',
}

/** A different currency and number than the amount due, so that the two cannot be confused. */
export const EURO_CHARGE: PaymentCharge = {
  amount: 7410,
  currency: 'EUR',
  baseAmount: 250_000,
  rate: 0.2964,
}

const chargeText = ({ charge }: PaymentContext) =>
  charge ? moneyIn(charge.amount / 100, charge.currency) : ''

/** The walk runs half an hour before this time. */
const held = ({ expiresAt }: PaymentContext): Facts =>
  expiresAt ? [`The car is held for you until ${readersTime(expiresAt)}. 30 minutes left.`] : []

/** The new price if the server names it; otherwise only the exchange rate has changed. */
const newAmount = ({ amount, problem }: Pick<PaymentContext, 'amount' | 'problem'>) =>
  problem?.kind === 'http' && problem.price !== undefined ? problem.price * 1000 : amount

export const priceButton = (context: Pick<PaymentContext, 'amount' | 'problem'>) =>
  `Pay ${money(newAmount(context))}`

const FACTS: Record<string, (context: PaymentContext) => Facts> = {
  choosing: ({ amount }) => [
    `${money(amount)} due now. We’re holding the car for you in the meantime.`,
  ],
  'paying.entering': (context) => [
    `Pay ${chargeText(context)}`,
    `${money(150_000)} rental + ${money(100_000)} refundable deposit The deposit is charged today and returned after the drop-off if the car is undamaged.`,
    `You’re charged ${chargeText(context)}. That’s ${moneyIn(250, 'TND')} at the rate of 1 TND = €0.2964.`,
    ...held(context),
  ],
  declined: (context) => [
    ...(context.charge ? [`Amount to pay: ${chargeText(context)}`] : []),
    ...held(context),
  ],
  priceChanged: (context) => [
    ...(newAmount(context) === context.amount
      ? []
      : [`Previous amount: ${money(context.amount)}`, `New amount: ${money(newAmount(context))}`]),
    priceButton(context),
  ],
}

/** The data that the panel of a payment shows. States without an entry show no data. */
export const paymentLines = ({ value, context }: SnapshotFrom<typeof paymentMachine>): Facts =>
  FACTS[leafName(value)]?.(context) ?? []
