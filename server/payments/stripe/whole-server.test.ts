import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { Payer, PRICES } from '../../testing/payer.ts'
import { createTrip, readProblemCode } from '../../testing/requests.ts'
import { NOW } from '../../testing/test-server.ts'
import { sumUnrefundedMoney, type Shop, startStripeShop } from '../testing/shop.ts'
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

const advanceMinutes = (minutes: number) => {
  shop.server.clock.now = new Date(shop.server.clock.now.getTime() + minutes * 60_000)
}

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

describe('a payment with Stripe', () => {
  it('opens a session in thousandths of a dinar, and returns the form settings', async () => {
    const reference = await openPayment()
    expect(payer.session).toMatchObject({
      provider: 'stripe',
      charge: { amount: 576, currency: 'TND', baseAmount: 576, rate: 1 },
      clientSecret: shop.bank.ledger.session(reference).secret,
    })
    expect(shop.bank.ledger.session(reference)).toMatchObject({
      amount: FULL_MILLIMES,
      currency: 'tnd',
    })
    expect(readProblemCode(await payer.check())).toBe('payment-open')
  })

  it('is recorded when the customer returns before the webhook, which then changes nothing', async () => {
    await openPayment()
    submitCard('approve')
    expect((await payer.check()).status).toBe(200)
    await shop.bank.webhooks.deliver()
    expect((await payer.check()).status).toBe(200)
    expect(await readResult()).toEqual(PAID_ONCE_RESULT)
  })

  it('is recorded when the webhook arrives before the customer returns', async () => {
    await openPayment()
    submitCard('approve')
    await shop.bank.webhooks.deliver()
    expect(await readResult()).toEqual(PAID_ONCE_RESULT)
    expect((await payer.check()).status).toBe(200)
    expect(await readResult()).toEqual(PAID_ONCE_RESULT)
  })

  it('is recorded once when every event arrives three times, concurrently with the browser’s calls', async () => {
    await openPayment()
    shop.bank.webhooks.copies = 3
    submitCard('approve')
    const checks = await Promise.all([
      shop.bank.webhooks.deliver(),
      ...Array.from({ length: 5 }, () => payer.check()),
    ])
    expect(checks.slice(1).every((reply) => reply?.status === 200)).toBe(true)
    expect(shop.bank.webhooks.statuses).toEqual(Array(6).fill(200))
    expect(await readResult()).toEqual(PAID_ONCE_RESULT)
  })

  it('is recorded by the sweep if the customer never returns and no webhook arrives', async () => {
    await openPayment()
    shop.bank.webhooks.manner = 'never'
    submitCard('approve')
    advanceMinutes(31)
    await shop.sweep()
    expect(await readResult()).toEqual(PAID_ONCE_RESULT)
  })

  it('is recorded as a deposit when the customer pays the deposit', async () => {
    await payer.book('deposit')
    await payer.prepare({ amount: PRICES.deposit })
    submitCard('approve')
    await shop.bank.webhooks.deliver()
    expect((await payer.booking()).status).toBe('deposit')
    expect(sumUnrefundedMoney(shop, payer.bookingId)).toBe(300_000)
  })

  it('charges another currency in its own smallest unit', async () => {
    await payer.book()
    const refused = await payer.prepare({ currency: 'EUR', amount: 1 })
    expect(readProblemCode(refused)).toBe('price-changed')
    const { charge } = refused.body as { charge: { amount: number; currency: string } }
    expect((await payer.prepare(charge)).status).toBe(200)
    submitCard('approve')
    expect((await payer.check()).status).toBe(200)
    expect(shop.bank.charges.at(-1)).toMatchObject({
      amount: Math.round(charge.amount * 100),
      currency: 'EUR',
    })
  })
})

describe('a card that is not accepted immediately', () => {
  it.each([
    ['decline', 'declined'],
    ['insufficient-funds', 'insufficient-funds'],
  ] as const)(
    'is reported with the reason for “%s”, and the customer can pay with another one',
    async (outcome, reason) => {
      await openPayment()
      submitCard(outcome)
      const checked = await payer.check()
      expect([readProblemCode(checked), checked.body]).toMatchObject([
        'payment-declined',
        { reason },
      ])
      submitCard('approve')
      expect((await payer.check()).status).toBe(200)
      expect(await readResult()).toEqual(PAID_ONCE_RESULT)
    },
  )

  it('leaves the payment open until the bank’s challenge is answered', async () => {
    const reference = await openPayment()
    submitCard('challenge')
    expect(readProblemCode(await payer.check())).toBe('payment-open')
    shop.bank.ledger.endChallenge(reference, false)
    const failed = await payer.check()
    expect(failed.body).toMatchObject({ code: 'payment-declined', reason: 'challenge-failed' })
    submitCard('challenge')
    shop.bank.ledger.endChallenge(reference, true)
    expect((await payer.check()).status).toBe(200)
    expect(await readResult()).toEqual(PAID_ONCE_RESULT)
  })

  it('leaves the payment pending while it is being processed', async () => {
    const reference = await openPayment()
    submitCard('process')
    expect(readProblemCode(await payer.check())).toBe('payment-pending')
    shop.bank.ledger.finishProcessing(reference, true)
    await shop.bank.webhooks.deliver()
    expect(await readResult()).toEqual(PAID_ONCE_RESULT)
  })
})
