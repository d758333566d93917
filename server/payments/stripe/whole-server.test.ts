import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { Payer, PRICES } from '../../testing/payer.ts'
import { nextTrip, readProblemCode } from '../../testing/requests.ts'
import { NOW } from '../../testing/test-server.ts'
import { unrefundedMoney, type Shop, stripeShop } from '../testing/shop.ts'
import type { StripeSimulator } from '../testing/stripe/stripe-simulator.ts'

let shop: Shop<StripeSimulator>
let payer: Payer
beforeAll(async () => {
  shop = await stripeShop()
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

const FULL = PRICES.full * 1000

const later = (minutes: number) => {
  shop.server.clock.now = new Date(shop.server.clock.now.getTime() + minutes * 60_000)
}

const ready = async (trip = nextTrip()) => {
  await payer.book('full', trip)
  await payer.prepare()
  return payer.opened.sessionId
}

const pays = (outcome: Parameters<StripeSimulator['ledger']['pay']>[1]) =>
  shop.bank.ledger.pay(payer.opened.sessionId, outcome)

/** The result: the booking, its charges, and the log lines. */
const ending = async () => ({
  status: (await payer.booking()).status,
  charges: shop.bank.charges
    .filter(({ bookingId }) => bookingId === payer.bookingId)
    .map(({ amount, currency, refunded }) => ({ amount, currency, refunded })),
  logged: shop.server.logged,
})
const PAID_ONCE = {
  status: 'paidInFull',
  charges: [{ amount: FULL, currency: 'TND', refunded: 0 }],
  logged: [],
}

describe('an accepted card', () => {
  it('returns the settings of the form to the page, in thousandths of the dinar', async () => {
    const reference = await ready()
    expect(payer.session).toMatchObject({
      provider: 'stripe',
      charge: { amount: 576, currency: 'TND', baseAmount: 576, rate: 1 },
      clientSecret: shop.bank.ledger.session(reference).secret,
    })
    expect(shop.bank.ledger.session(reference)).toMatchObject({ amount: FULL, currency: 'tnd' })
    expect(readProblemCode(await payer.check())).toBe('payment-open')
  })

  it('pays when the browser returns before the webhook, which then changes nothing', async () => {
    await ready()
    pays('approve')
    expect((await payer.check()).status).toBe(200)
    await shop.bank.webhooks.deliver()
    expect((await payer.check()).status).toBe(200)
    expect(await ending()).toEqual(PAID_ONCE)
  })

  it('pays when the webhook arrives before the browser', async () => {
    await ready()
    pays('approve')
    await shop.bank.webhooks.deliver()
    expect(await ending()).toEqual(PAID_ONCE)
    expect((await payer.check()).status).toBe(200)
    expect(await ending()).toEqual(PAID_ONCE)
  })

  it('pays once when every event arrives three times, concurrently with the browser', async () => {
    await ready()
    shop.bank.webhooks.copies = 3
    pays('approve')
    const checks = await Promise.all([
      shop.bank.webhooks.deliver(),
      ...Array.from({ length: 5 }, () => payer.check()),
    ])
    expect(checks.slice(1).every((reply) => reply?.status === 200)).toBe(true)
    expect(shop.bank.webhooks.statuses).toEqual(Array(6).fill(200))
    expect(await ending()).toEqual(PAID_ONCE)
  })

  it('pays by the sweep when neither the browser nor a webhook arrives', async () => {
    await ready()
    shop.bank.webhooks.manner = 'never'
    pays('approve')
    later(31)
    await shop.sweep()
    expect(await ending()).toEqual(PAID_ONCE)
  })

  it('pays a deposit as a deposit', async () => {
    await payer.book('deposit')
    await payer.prepare({ amount: PRICES.deposit })
    pays('approve')
    await shop.bank.webhooks.deliver()
    expect((await payer.booking()).status).toBe('deposit')
    expect(unrefundedMoney(shop, payer.bookingId)).toBe(300_000)
  })

  it('charges another currency in its own smallest unit', async () => {
    await payer.book()
    const refused = await payer.prepare({ currency: 'EUR', amount: 1 })
    expect(readProblemCode(refused)).toBe('price-changed')
    const { charge } = refused.body as { charge: { amount: number; currency: string } }
    expect((await payer.prepare(charge)).status).toBe(200)
    pays('approve')
    expect((await payer.check()).status).toBe(200)
    expect(shop.bank.charges.at(-1)).toMatchObject({
      amount: Math.round(charge.amount * 100),
      currency: 'EUR',
    })
  })
})

describe('a declined card', () => {
  it.each([
    ['decline', 'declined'],
    ['insufficient-funds', 'insufficient-funds'],
  ] as const)('with "%s" shows the reason, and another card pays', async (outcome, reason) => {
    await ready()
    pays(outcome)
    const checked = await payer.check()
    expect([readProblemCode(checked), checked.body]).toMatchObject(['payment-declined', { reason }])
    pays('approve')
    expect((await payer.check()).status).toBe(200)
    expect(await ending()).toEqual(PAID_ONCE)
  })

  it('waits for the bank, and reports its answer', async () => {
    const reference = await ready()
    pays('challenge')
    expect(readProblemCode(await payer.check())).toBe('payment-open')
    shop.bank.ledger.endChallenge(reference, false)
    const failed = await payer.check()
    expect(failed.body).toMatchObject({ code: 'payment-declined', reason: 'challenge-failed' })
    pays('challenge')
    shop.bank.ledger.endChallenge(reference, true)
    expect((await payer.check()).status).toBe(200)
    expect(await ending()).toEqual(PAID_ONCE)
  })

  it('is pending while money may be moving, and over when it has not moved', async () => {
    const reference = await ready()
    pays('process')
    expect(readProblemCode(await payer.check())).toBe('payment-pending')
    shop.bank.ledger.finishProcessing(reference, true)
    await shop.bank.webhooks.deliver()
    expect(await ending()).toEqual(PAID_ONCE)
  })
})
