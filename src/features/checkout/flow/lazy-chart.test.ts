import { expect, it } from 'vitest'
import { createActor } from 'xstate'

import { checkoutMachine } from '#machines/checkout/checkout.machine.ts'
import { BACK_AGAIN, BOOKING_ID, QUOTE } from '#machines/checkout/testing/checkout-fixtures.ts'
import type { Checkpoint } from '#domain/booking/checkpoint.ts'
import { paymentMachine } from '#machines/payment/payment.machine.ts'
import { heldPorts } from '#machines/testing/held-ports.ts'

import { lazyChart } from './lazy-chart.ts'

/** Resumed with a booking: the payment continues at once. */
const typed = BACK_AGAIN.resume as Checkpoint
const resume: Checkpoint = {
  ...typed,
  at: 'paying',
  draft: { ...typed.draft, choice: 'deposit' },
  quote: QUOTE,
  bookingId: BOOKING_ID,
}

it('runs a chart whose code was loaded after the chart around it was plugged', () => {
  const loaded: { chart?: typeof paymentMachine } = {}
  const payment = lazyChart<typeof paymentMachine>(() => loaded.chart ?? paymentMachine)
  const checkout = heldPorts(checkoutMachine).machine.provide({ actors: { payment } })
  loaded.chart = heldPorts(paymentMachine).machine
  const actor = createActor(checkout, { input: { ...BACK_AGAIN, resume } }).start()
  actor.send({ type: 'currency.changed', currency: 'EUR' })

  const child = actor.getSnapshot().children.payment
  expect(child?.getSnapshot().value).toBe('offering')
  expect(child?.getSnapshot().context).toMatchObject({ bookingId: BOOKING_ID, currency: 'EUR' })
})
