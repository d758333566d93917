import { expect, it } from 'vitest'
import { createActor } from 'xstate'

import { checkoutMachine } from '@masar/machines/checkout/checkout.machine.ts'
import {
  RETURNING_GUEST_INPUT,
  BOOKING_ID,
  UNFINISHED_PAYMENT_CHECKPOINT,
} from '@masar/machines/checkout/testing/checkout-fixtures.ts'
import { paymentMachine } from '@masar/machines/payment/payment.machine.ts'
import { controlPorts } from 'statechart-paths/walk'

import { createLazyChart } from './lazy-chart.ts'

it('a lazy chart runs code that was loaded after the parent chart was created', () => {
  const loaded: { chart?: typeof paymentMachine } = {}
  const payment = createLazyChart<typeof paymentMachine>(() => loaded.chart ?? paymentMachine)
  const checkout = controlPorts(checkoutMachine).machine.provide({ actors: { payment } })
  loaded.chart = controlPorts(paymentMachine).machine
  const actor = createActor(checkout, {
    input: { ...RETURNING_GUEST_INPUT, resume: UNFINISHED_PAYMENT_CHECKPOINT },
  }).start()
  actor.send({ type: 'currency.changed', currency: 'EUR' })

  const child = actor.getSnapshot().children.payment
  expect(child?.getSnapshot().value).toBe('offering')
  expect(child?.getSnapshot().context).toMatchObject({ bookingId: BOOKING_ID, currency: 'EUR' })
})
