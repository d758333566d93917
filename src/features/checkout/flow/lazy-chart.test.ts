import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'

import { download } from '#api/cache/download.ts'
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts'
import { BACK_AGAIN, BOOKING_ID, QUOTE } from '#machines/checkout/testing/checkout-fixtures.ts'
import type { Checkpoint } from '#domain/booking/checkpoint.ts'
import { paymentMachine } from '#machines/payment/payment.machine.ts'
import { heldPorts, promisesSettled } from '#machines/testing/held-ports.ts'
import { NETWORK } from '#machines/testing/problems.ts'

import { lazyChart } from './lazy-chart.ts'

/** Taken up with a booking: the payment goes on at once. */
const typed = BACK_AGAIN.resume as Checkpoint
const resume: Checkpoint = {
  ...typed,
  at: 'paying',
  draft: { ...typed.draft, choice: 'deposit' },
  quote: QUOTE,
  bookingId: BOOKING_ID,
}

function takeUp(code: ReturnType<typeof payLater>) {
  const { machine } = heldPorts(checkoutMachine)
  const payment = lazyChart<typeof paymentMachine, typeof paymentMachine>(code, (chart) => chart)
  const readyPayment = fromPromise<void, undefined>(async () => void (await code()))
  const checkout = machine.provide({ actors: { payment, readyPayment } })
  const actor = createActor(checkout, { input: { ...BACK_AGAIN, resume } })
  return actor.start()
}

const payLater = () => download(() => Promise.resolve(heldPorts(paymentMachine).machine))

describe('the chart of a payment', () => {
  it('runs inside checkout once it has been fetched', async () => {
    const payment = payLater()
    await payment()
    const checkout = takeUp(payment)
    checkout.send({ type: 'currency.changed', currency: 'EUR' })

    const child = checkout.getSnapshot().children.payment
    expect(child?.getSnapshot().value).toBe('offering')
    expect(child?.getSnapshot().context).toMatchObject({ bookingId: BOOKING_ID, currency: 'EUR' })
  })

  it('fails by name when it is missing, and is fetched for the next try', async () => {
    const checkout = takeUp(payLater())

    expect(checkout.getSnapshot().value).toEqual({ paying: 'broken' })
    expect(checkout.getSnapshot().context.problem).toEqual(NETWORK)

    checkout.send({ type: 'retry.requested' })
    await promisesSettled()
    expect(checkout.getSnapshot().value).toEqual({ paying: 'open' })
    expect(checkout.getSnapshot().children.payment).toBeDefined()
  })
})
