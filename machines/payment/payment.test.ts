import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'

import { heldPorts } from '../testing/held-ports.ts'
import { DEPOSIT } from './payment-world.ts'
import { paymentMachine } from './payment.machine.ts'
import type { PaymentInput, PaymentStanding } from './payment-facts.ts'

const FORM = { paymentId: 'order-1', provider: 'sandbox', clientSecret: 'secret' }

function open(input: PaymentInput = DEPOSIT) {
  const ports = heldPorts(paymentMachine)
  const clock = new SimulatedClock()
  const actor = createActor(ports.machine, { input, clock }).start()
  const now = () => actor.getSnapshot()
  const standing = (stands: PaymentStanding) => ports.answer('checkPayment', { standing: stands })
  return { ...ports, actor, clock, now, standing }
}

async function openForm() {
  const payment = open()
  await payment.answer('preparePayment', FORM)
  return payment
}

describe('paying online', () => {
  it('says that a way to pay comes later, and leads back to the choice', async () => {
    const { actor, now, refuse } = open()
    await refuse('preparePayment', { kind: 'http', status: 422, code: 'method-unavailable' })
    expect(now().value).toBe('unavailable')
    actor.send({ type: 'choice.reopened' })
    expect(now().output).toEqual({ end: 'otherChoice' })
  })

  it('is settled only by the word of the server', async () => {
    const { actor, now, standing } = await openForm()
    actor.send({ type: 'provider.approved' })
    expect(now().value).toEqual({ confirming: 'checking' })
    await standing('paid')
    expect([now().status, now().output]).toEqual(['done', { end: 'settled' }])
  })

  it.each(['provider.closed', 'provider.declined'] as const)(
    'asks the server first after %s: the window is no evidence',
    async (type) => {
      const { actor, now, standing } = await openForm()
      actor.send({ type })
      await standing('paid')
      expect(now().output).toEqual({ end: 'settled' })
    },
  )

  it('opens the form again when the window was closed and nothing is paid', async () => {
    const { actor, now, standing } = await openForm()
    actor.send({ type: 'provider.closed' })
    await standing('open')
    expect(now().value).toBe('awaiting')
    expect(now().context.clientSecret).toBe('secret')
  })

  it('asks after 1, 2, 4, 8 and 16 seconds, then leaves it to a mail', async () => {
    const { actor, now, standing, clock } = await openForm()
    actor.send({ type: 'provider.approved' })
    for (const seconds of [1, 2, 4, 8, 16]) {
      // oxlint-disable-next-line no-await-in-loop -- the polls follow each other
      await standing('pending')
      clock.increment(seconds * 1000 - 1)
      expect(now().value).toEqual({ confirming: 'waiting' })
      clock.increment(1)
      expect(now().value).toEqual({ confirming: 'checking' })
    }
    await standing('pending')
    expect(now().value).toEqual({ confirming: 'unknown' })
    actor.send({ type: 'payment.left' })
    expect(now().output).toEqual({ end: 'unknown' })
  })

  it('never says "failed" for a lost connection', async () => {
    const { actor, now, refuse } = await openForm()
    actor.send({ type: 'provider.approved' })
    await refuse('checkPayment', { kind: 'network' })
    expect(now().value).toEqual({ confirming: 'waiting' })
  })

  it('lets a declined customer try three times, each with a key of its own', async () => {
    const { actor, now, answer, standing, asked } = await openForm()
    for (const attempt of [1, 2]) {
      actor.send({ type: 'provider.declined' })
      // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
      await standing('declined')
      actor.send({ type: 'retry.requested' })
      // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
      await answer('preparePayment', { ...FORM, paymentId: `order-${attempt + 1}` })
    }
    actor.send({ type: 'provider.declined' })
    await standing('declined')
    expect(now().can({ type: 'retry.requested' })).toBe(false)
    const keys = asked.filter(({ id }) => id === 'preparePayment').map(({ input }) => input)
    expect(keys).toMatchObject([1, 2, 3].map((count) => ({ key: `${DEPOSIT.key}-pay-${count}` })))
  })

  it('prepares again with the same key when the connection broke', async () => {
    const { actor, refuse, asked } = open()
    await refuse('preparePayment', { kind: 'timeout' })
    actor.send({ type: 'retry.requested' })
    expect(asked[1]).toEqual(asked[0])
  })

  it('asks the server when a customer comes back, and shows the form anew', async () => {
    const { now, standing, waiting } = open({ ...DEPOSIT, paymentId: 'order-1' })
    expect(waiting()).toEqual(['checkPayment'])
    await standing('open')
    expect([now().value, waiting()]).toEqual(['preparing', ['preparePayment']])
  })

  it('asks the server when a quarter of an hour has passed, and ends when it has expired', async () => {
    const { now, clock, standing } = await openForm()
    clock.increment(15 * 60_000)
    await standing('expired')
    expect(now().output).toEqual({ end: 'expired' })
  })
})
