import { controlPorts } from 'statechart-paths/walk'
import { createActor, SimulatedClock } from 'xstate'

import type { PaymentAnswer, PaymentInput, PaymentStatus } from '../payment-facts.ts'
import { CARD_FORM, CARD, DEPOSIT, PAYPAL } from './payment-fixtures.ts'
import { paymentMachine } from '../payment.machine.ts'

const POLL_DELAYS_SECONDS = [1, 2, 4, 8, 16, 29]

export const seconds = (count: number) => count * 1000

/** A payment whose calls the test resolves, with the list of calls so far. */
export function rehearsePayment(input: PaymentInput = DEPOSIT) {
  const ports = controlPorts(paymentMachine)
  const clock = new SimulatedClock()
  const actor = createActor(ports.machine, { input, clock }).start()
  const now = () => actor.getSnapshot()
  const answerStatus = (stands: PaymentStatus, more: Partial<PaymentAnswer> = {}) =>
    ports.answer('checkPayment', { status: stands, ...more })
  /** Repeats the same status until the machine stops polling. */
  const answerAll = async (stands: PaymentStatus) => {
    for (const wait of POLL_DELAYS_SECONDS) {
      // oxlint-disable-next-line no-await-in-loop -- the polls follow each other
      if (ports.waiting().includes('checkPayment')) await answerStatus(stands)
      clock.increment(seconds(wait))
    }
    if (ports.waiting().includes('checkPayment')) await answerStatus(stands)
  }
  const keys = () =>
    ports.calls
      .filter(({ id }) => id === 'preparePayment')
      .map(({ input: request }) => (request as { key: string }).key)
  return { ...ports, actor, clock, now, answerStatus, answerAll, keys }
}

/** Continues to the card form, with PayPal as an alternative. */
export async function openCardForm() {
  const payment = rehearsePayment()
  await payment.answer('listProviders', [CARD, PAYPAL])
  payment.actor.send({ type: 'provider.chosen', provider: 'stripe' })
  await payment.answer('preparePayment', CARD_FORM)
  return payment
}
