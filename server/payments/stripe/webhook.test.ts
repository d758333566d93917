import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { Refusal } from '../../contract/problem.ts'
import { buildPaymentOrder } from '../testing/orders.ts'
import type { WebhookNotice } from '../testing/simulator/deliveries.ts'
import { StripeSimulator } from '../testing/stripe/stripe-simulator.ts'
import { createStripeProvider } from './stripe-provider.ts'

let stripe: StripeSimulator
beforeAll(async () => {
  stripe = await StripeSimulator.start()
  stripe.webhooks.manner = 'held'
})
afterAll(() => stripe.stop())

const createProvider = () =>
  createStripeProvider({ ...stripe.settings, timeoutMs: 10_000, retries: 0 })

const openSession = async () => (await createProvider().open(buildPaymentOrder())).reference

const findLastNotice = (type: string): WebhookNotice => {
  const notice = stripe.webhooks.held.findLast((one) => one.type === type)
  if (!notice) throw new Error(`No ${type} was sent.`)
  return notice
}

const receiveEvent = (notice: WebhookNotice, headers = stripe.signed(notice)) =>
  createProvider().webhook(notice.payload, new Headers(headers))

describe('an event', () => {
  it('refers to the paid session', async () => {
    const reference = await openSession()
    stripe.ledger.pay(reference, 'approve')
    const notice = findLastNotice('checkout.session.completed')
    expect(await receiveEvent(notice)).toEqual({ eventId: notice.id, reference })
  })

  it('has the same id when it is repeated', async () => {
    const notice = findLastNotice('checkout.session.completed')
    expect(await receiveEvent(notice)).toEqual(await receiveEvent(notice))
  })

  it('refers to a session that has expired, or whose slow payment has ended', async () => {
    const ended = await openSession()
    stripe.ledger.expire(ended)
    expect(await receiveEvent(findLastNotice('checkout.session.expired'))).toMatchObject({
      reference: ended,
    })
    const slow = await openSession()
    stripe.ledger.pay(slow, 'process')
    stripe.ledger.finishProcessing(slow, true)
    const notice = findLastNotice('checkout.session.async_payment_succeeded')
    expect(await receiveEvent(notice)).toMatchObject({ reference: slow })
  })

  it('is ignored when it is not about a session', async () => {
    expect(await receiveEvent(findLastNotice('payment_intent.succeeded'))).toBeNull()
  })
})

// A valid signature does not guarantee a valid shape.
it.each([
  'null',
  '{}',
  '{"id":"evt_1","type":"checkout.session.completed"}',
  '{"id":"evt_1","type":"checkout.session.completed","data":null}',
  '{"id":"evt_1","type":"checkout.session.completed","data":{"object":null}}',
  '{"id":"evt_1","type":"checkout.session.completed","data":{"object":{"id":7}}}',
  '{"type":"checkout.session.completed","data":{"object":{"id":"cs_1"}}}',
  '{"id":"evt_1","type":"refund.failed","data":{}}',
  '{"id":"evt_1","type":null}',
])('a webhook ignores the signed but malformed event %s', async (payload) => {
  expect(await receiveEvent({ id: 'evt_1', type: 'x', payload })).toBeNull()
})

describe('a webhook call is rejected', () => {
  const notice = { id: 'evt_1', type: 'x', payload: '{"id":"evt_1","object":"event"}' }
  const answerTo = (headers: Record<string, string>, payload = notice.payload) =>
    receiveEvent({ ...notice, payload }, headers).catch((error: unknown) => error)

  it('without a signature, or with one that is invalid or of another key', async () => {
    expect(await answerTo({})).toBeInstanceOf(Refusal)
    expect(
      await answerTo({
        'stripe-signature': `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}`,
      }),
    ).toBeInstanceOf(Refusal)
    expect(await answerTo({ 'stripe-signature': 'nonsense' })).toBeInstanceOf(Refusal)
    const stranger = new StripeSimulator()
    expect(await answerTo(stranger.signed(notice))).toBeInstanceOf(Refusal)
  })

  it('when a byte was changed', async () => {
    expect(
      await answerTo(stripe.signed(notice), notice.payload.replace('evt_1', 'evt_2')),
    ).toBeInstanceOf(Refusal)
  })

  it('when it is older than five minutes, as in a replay', async () => {
    expect(
      await answerTo(stripe.signed(notice, Math.floor(Date.now() / 1000) - 400)),
    ).toBeInstanceOf(Refusal)
  })
})
