import type { PaymentChoice } from '@masar/domain/payment/payment.ts'
import { createActor, SimulatedClock } from 'xstate'
import { controlPorts } from 'statechart-paths/walk'

import type { BookingRequest, PlacingEvent } from '../../placing/placing-facts.ts'
import {
  type CheckoutEvent,
  type CheckoutFact,
  type CheckoutInput,
  makeCheckpoint,
} from '../checkout-facts.ts'
import {
  BADIS,
  LOST_RESPONSES,
  GUEST_INPUT,
  QUOTE,
  makeQuoteAnswer,
  REFUSED_BOOKING_ANSWERS,
} from './checkout-fixtures.ts'
import { wholeCheckout } from './whole-checkout.ts'

/** Opens a checkout that lists its calls; the test resolves them. */
export function openCheckout(input: CheckoutInput = GUEST_INPUT) {
  const ports = controlPorts(wholeCheckout, ['placing'])
  const clock = new SimulatedClock()
  const actor = createActor(ports.machine, { input, clock })
  const facts: CheckoutFact[] = []
  actor.on('*', (fact) => facts.push(fact))
  actor.start()
  const now = () => actor.getSnapshot()
  const placing = () => now().children.placing?.getSnapshot()
  /** Returns the state of the checkout, or of the placing machine while that is running. */
  const state = () => (now().value === 'placing' ? { placing: placing()?.value } : now().value)
  const can = (event: CheckoutEvent | PlacingEvent) =>
    placing()?.can(event as PlacingEvent) ?? now().can(event as CheckoutEvent)
  /** Sends the event to the machine whose state is on the screen. */
  const send = (event: CheckoutEvent | PlacingEvent) => {
    const child = now().children.placing
    if (child && event.type !== 'session.changed') child.send(event as PlacingEvent)
    else actor.send(event as CheckoutEvent)
  }
  /** Returns the requested bookings, without the flag for repeated requests. */
  const bookings = () =>
    ports.calls
      .filter(({ id }) => id === 'createBooking')
      .map((call) => call.input as BookingRequest)
      .map((request) => ({ ...request, isRepeated: undefined }))
  const reload = () => openCheckout({ ...input, resume: makeCheckpoint(now()) })
  return { ...ports, actor, clock, facts, now, placing, state, can, send, bookings, reload }
}

type Checkout = ReturnType<typeof openCheckout>

/** Fills in checkout up to the review, by default to pay later. */
export async function fillInCheckout({ send, answer }: Checkout, choice: PaymentChoice = 'later') {
  await answer('quote', makeQuoteAnswer(QUOTE))
  send({ type: 'extras.chosen', extras: { cancellation: true } })
  send({ type: 'step.completed', invalid: [] })
  send({ type: 'driver.edited', driver: BADIS })
  send({ type: 'step.completed', invalid: [] })
  send({ type: 'choice.made', choice })
  send({ type: 'step.completed', invalid: [] })
  send({ type: 'terms.answered', accepted: true })
}

/** Fills in checkout and requests the booking. */
export async function requestBooking(checkout: Checkout, choice: PaymentChoice = 'later') {
  await fillInCheckout(checkout, choice)
  checkout.send({ type: 'booking.requested', language: 'fr', invalid: [] })
  await checkout.answer('quote', makeQuoteAnswer(QUOTE))
}

export async function failPlacing(
  reason: keyof typeof REFUSED_BOOKING_ANSWERS | keyof typeof LOST_RESPONSES,
  input?: CheckoutInput,
) {
  const checkout = openCheckout(input)
  await requestBooking(checkout)
  if (reason in LOST_RESPONSES) {
    await checkout.refuse('createBooking', LOST_RESPONSES[reason as keyof typeof LOST_RESPONSES])
  } else {
    await checkout.answer(
      'createBooking',
      REFUSED_BOOKING_ANSWERS[reason as keyof typeof REFUSED_BOOKING_ANSWERS],
    )
  }
  return checkout
}
