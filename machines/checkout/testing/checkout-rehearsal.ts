import { createActor, SimulatedClock } from 'xstate'

import type { BookingRequest, CheckoutFact, CheckoutInput } from '../checkout-facts.ts'
import { BADIS, GUEST, QUOTE, REFUSALS } from './checkout-world.ts'
import { checkoutMachine } from '../checkout.machine.ts'
import { checkpointOf } from '../checkpoint.ts'
import { heldPorts } from '../../testing/held-ports.ts'

/** A checkout whose calls a test answers, and what it has asked for so far. */
export function openCheckout(input: CheckoutInput = GUEST) {
  const ports = heldPorts(checkoutMachine)
  const clock = new SimulatedClock()
  const actor = createActor(ports.machine, { input, clock })
  const facts: CheckoutFact[] = []
  actor.on('*', (fact) => facts.push(fact))
  actor.start()
  const now = () => actor.getSnapshot()
  const bookings = () =>
    ports.asked
      .filter(({ id }) => id === 'createBooking')
      .map((call) => call.input as BookingRequest)
  const reload = () => openCheckout({ ...input, resume: checkpointOf(now()) })
  return { ...ports, actor, clock, facts, now, bookings, reload }
}

type Checkout = ReturnType<typeof openCheckout>

/** To the review, paying later unless said otherwise. */
export async function fillIn({ actor, answer }: Checkout, choice: 'later' | 'deposit' = 'later') {
  await answer('quote', QUOTE)
  actor.send({ type: 'extras.chosen', extras: { cancellation: true } })
  actor.send({ type: 'step.completed', invalid: [] })
  actor.send({ type: 'driver.edited', driver: BADIS })
  actor.send({ type: 'step.completed', invalid: [] })
  actor.send({ type: 'choice.made', choice })
  actor.send({ type: 'step.completed', invalid: [] })
  actor.send({ type: 'terms.answered', accepted: true })
}

/** To the moment in which the booking is asked for. */
export async function place(checkout: Checkout, choice: 'later' | 'deposit' = 'later') {
  await fillIn(checkout, choice)
  checkout.actor.send({ type: 'booking.requested', language: 'fr' })
  await checkout.answer('quote', QUOTE)
}

export async function placeAndFail(refusal: keyof typeof REFUSALS, input?: CheckoutInput) {
  const checkout = openCheckout(input)
  await place(checkout)
  await checkout.refuse('createBooking', REFUSALS[refusal])
  return checkout
}
