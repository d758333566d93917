import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { Payer, PRICES } from '../../testing/payer.ts'
import { createTrip, readProblemCode } from '../../testing/requests.ts'
import { NOW } from '../../testing/test-server.ts'
import { type Shop, startStripeShop } from '../testing/shop.ts'
import type { StripeSimulator } from '../testing/stripe/stripe-simulator.ts'

let shop: Shop<StripeSimulator>
let payer: Payer
beforeAll(async () => {
  shop = await startStripeShop()
})
beforeEach(async () => {
  await shop.bank.webhooks.deliver()
  shop.bank.failures.clear()
  shop.bank.webhooks.copies = 1
  shop.bank.webhooks.manner = 'held'
  shop.bank.webhooks.statuses.length = 0
  shop.server.clock.now = NOW
  shop.server.logged.length = 0
  payer = new Payer(shop.server)
})
afterAll(() => shop.close())

const FULL_MILLIMES = PRICES.full * 1000

const openPayment = async (trip = createTrip()) => {
  await payer.book('full', trip)
  await payer.prepare()
  return payer.opened.sessionId
}

const submitCard = (outcome: Parameters<StripeSimulator['ledger']['pay']>[1]) =>
  shop.bank.ledger.pay(payer.opened.sessionId, outcome)

/** Returns the booking's status, its charges and the log lines. */
const readResult = async () => ({
  status: (await payer.booking()).status,
  charges: shop.bank.charges
    .filter(({ bookingId }) => bookingId === payer.bookingId)
    .map(({ amount, currency, refunded }) => ({ amount, currency, refunded })),
  logged: shop.server.logged,
})
const PAID_ONCE_RESULT = {
  status: 'paidInFull',
  charges: [{ amount: FULL_MILLIMES, currency: 'TND', refunded: 0 }],
  logged: [],
}

describe('when the connection to Stripe breaks, the server', () => {
  it('opens one payment, however often the response is lost', async () => {
    await payer.book()
    const key = 'attempt-1-pay-1'
    shop.bank.failures.plan('POST /v1/checkout/sessions', 'lose-answer', 4)
    for (const _time of [1, 2])
      expect(readProblemCode(await payer.prepare({ key }))).toBe('provider-unavailable')
    const before = shop.bank.ledger.sessions.size
    expect((await payer.prepare({ key })).status).toBe(200)
    expect((await payer.prepare({ key })).status).toBe(200)
    expect(shop.bank.ledger.sessions.size).toBe(before)
    submitCard('approve')
    expect((await payer.check()).status).toBe(200)
    expect(await readResult()).toEqual(PAID_ONCE_RESULT)
  })

  it('leaves a payment pending until Stripe responds', async () => {
    await openPayment()
    submitCard('approve')
    shop.bank.failures.plan('GET /v1/checkout/sessions', 503)
    expect(readProblemCode(await payer.check())).toBe('payment-pending')
    expect((await payer.check()).status).toBe(200)
    expect(await readResult()).toEqual(PAID_ONCE_RESULT)
  })

  it('makes Stripe repeat a webhook that arrived while its API was unavailable', async () => {
    await openPayment()
    submitCard('approve')
    shop.bank.failures.plan('GET /v1/checkout/sessions', 503)
    await shop.bank.webhooks.deliver()
    expect(shop.bank.webhooks.statuses).toContain(503)
    expect(await readResult()).toEqual(PAID_ONCE_RESULT)
  })
})

it('a server with Stripe rejects a webhook that Stripe has not signed', async () => {
  const reference = await openPayment()
  const raw = JSON.stringify({
    id: 'evt_forged',
    object: 'event',
    type: 'checkout.session.completed',
    data: { object: { id: reference } },
  })
  const reply = await payer.browser.post('/api/webhooks/stripe', undefined, {
    raw,
    headers: { 'stripe-signature': 't=1,v1=00' },
  })
  expect(reply.status).toBe(403)
  expect((await payer.booking()).status).toBe('void')
})

it('a server with Stripe stores no secret', async () => {
  await openPayment()
  submitCard('approve')
  await payer.check()
  const { secretKey, webhookSecret } = shop.bank
  for (const table of ['payment', 'payment_event', 'booking', 'booking_event', 'idempotency']) {
    const { rows } = await sql`select * from ${sql.table(table)}`.execute(shop.server.db)
    const text = JSON.stringify(rows)
    for (const secret of [secretKey, webhookSecret, '_secret_']) expect(text).not.toContain(secret)
  }
})
