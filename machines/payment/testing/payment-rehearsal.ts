import { controlPorts } from 'statechart-paths/walk'
import { createActor, SimulatedClock } from 'xstate'

import type { PaymentAnswer, PaymentInput, PaymentStatus } from '../payment-facts.ts'
import { CARD_FORM_ANSWER, CARD_OFFER, DEPOSIT_INPUT, PAYPAL_OFFER } from './payment-fixtures.ts'
import { paymentMachine } from '../payment.machine.ts'

const POLL_DELAYS_SECONDS = [1, 2, 4, 8, 16, 29]

export const secondsToMs = (count: number) => count * 1000

/** Starts a payment whose calls the test resolves. */
export function rehearsePayment(input: PaymentInput = DEPOSIT_INPUT) {
  const ports = controlPorts(paymentMachine)
  const clock = new SimulatedClock()
  const actor = createActor(ports.machine, { input, clock }).start()
  const now = () => actor.getSnapshot()
  const answerStatus = (result: PaymentStatus, more: Partial<PaymentAnswer> = {}) =>
    ports.answer('checkPayment', { status: result, ...more })
  /** Repeats the same status until the machine stops polling. */
  const answerAll = async (result: PaymentStatus) => {
    for (const wait of POLL_DELAYS_SECONDS) {
      // oxlint-disable-next-line no-await-in-loop -- one poll after the other
      if (ports.waiting().includes('checkPayment')) await answerStatus(result)
      clock.increment(secondsToMs(wait))
    }
    if (ports.waiting().includes('checkPayment')) await answerStatus(result)
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
  await payment.answer('listProviders', [CARD_OFFER, PAYPAL_OFFER])
  payment.actor.send({ type: 'provider.chosen', provider: 'stripe' })
  await payment.answer('preparePayment', CARD_FORM_ANSWER)
  return payment
}
