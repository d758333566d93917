import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { Refusal } from '../../contract/problem.ts'
import { paymentOrder } from '../testing/orders.ts'
import type { WebhookNotice } from '../testing/simulator/deliveries.ts'
import { StripeSimulator } from '../testing/stripe/stripe-simulator.ts'
import { stripeProvider } from './stripe-provider.ts'

let stripe: StripeSimulator
beforeAll(async () => {
  stripe = await StripeSimulator.start()
  stripe.webhooks.manner = 'held'
})
afterAll(() => stripe.stop())

const provider = () => stripeProvider({ ...stripe.settings, timeoutMs: 10_000, retries: 0 })

const openedReference = async () => (await provider().open(paymentOrder())).reference

const lastNotice = (type: string): WebhookNotice => {
  const notice = stripe.webhooks.held.findLast((one) => one.type === type)
  if (!notice) throw new Error(`No ${type} was sent.`)
  return notice
}

const arrives = (notice: WebhookNotice, headers = stripe.signed(notice)) =>
  provider().webhook(notice.payload, new Headers(headers))

describe('an event', () => {
  it('names the paid session', async () => {
    const reference = await openedReference()
    stripe.ledger.pay(reference, 'approve')
    const notice = lastNotice('checkout.session.completed')
    expect(await arrives(notice)).toEqual({ eventId: notice.id, reference })
  })

  it('is the same event when it is repeated', async () => {
    const notice = lastNotice('checkout.session.completed')
    expect(await arrives(notice)).toEqual(await arrives(notice))
  })

  it('names an expired session, and one whose slow payment has ended', async () => {
    const ended = await openedReference()
    stripe.ledger.expire(ended)
    expect(await arrives(lastNotice('checkout.session.expired'))).toMatchObject({
      reference: ended,
    })
    const slow = await openedReference()
    stripe.ledger.pay(slow, 'process')
    stripe.ledger.finishProcessing(slow, true)
    const notice = lastNotice('checkout.session.async_payment_succeeded')
    expect(await arrives(notice)).toMatchObject({ reference: slow })
  })

  it('is ignored when it is about something else', async () => {
    expect(await arrives(lastNotice('payment_intent.succeeded'))).toBeNull()
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
])('the signed event %s concerns no payment', async (payload) => {
  expect(await arrives({ id: 'evt_1', type: 'x', payload })).toBeNull()
})

describe('a webhook call is rejected', () => {
  const notice = { id: 'evt_1', type: 'x', payload: '{"id":"evt_1","object":"event"}' }
  const answerTo = (headers: Record<string, string>, payload = notice.payload) =>
    arrives({ ...notice, payload }, headers).catch((error: unknown) => error)

  it('without a signature, with an invalid or malformed one, and with one of another key', async () => {
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

  it('when it is older than five minutes: a replay', async () => {
    expect(
      await answerTo(stripe.signed(notice, Math.floor(Date.now() / 1000) - 400)),
    ).toBeInstanceOf(Refusal)
  })
})
