import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { IS_NIGHT } from '@masar/machines/testing/is-night.ts'
import { Payer, PRICES } from '../../testing/payer.ts'
import { createTrip, readProblemCode } from '../../testing/requests.ts'
import { NOW } from '../../testing/test-server.ts'
import { sumUnrefundedMoney, type Shop, startStripeShop } from '../testing/shop.ts'
import type { StripeSimulator } from '../testing/stripe/stripe-simulator.ts'

let shop: Shop<StripeSimulator>
beforeAll(async () => {
  shop = await startStripeShop({ paymentWindowMinutes: 1 })
})
beforeEach(async () => {
  await shop.bank.webhooks.deliver()
  shop.bank.failures.clear()
  shop.bank.webhooks.copies = 1
  shop.server.clock.now = NOW
  shop.server.logged.length = 0
})
afterAll(() => shop.close())

const FULL_MILLIMES = PRICES.full * 1000
/** The number of customers who pay for one car concurrently. */
const CUSTOMER_COUNT = IS_NIGHT ? 20 : 8

const advanceMinutes = (minutes: number) => {
  shop.server.clock.now = new Date(shop.server.clock.now.getTime() + minutes * 60_000)
}

/** Creates a customer with an open payment form, for the given trip or for unused days. */
async function createCustomer(trip = createTrip()): Promise<Payer> {
  const payer = new Payer(shop.server)
  expect((await payer.book('full', trip)).status).toBe(200)
  expect((await payer.prepare()).status).toBe(200)
  return payer
}

const submitCard = (payer: Payer) => shop.bank.ledger.pay(payer.opened.sessionId, 'approve')

const findRefunds = ({ bookingId }: Payer) =>
  shop.bank.charges.filter((one) => one.bookingId === bookingId && one.refunded === one.amount)

describe('a payment after the payment window', () => {
  it('is accepted when the car is still free', async () => {
    const payer = await createCustomer()
    advanceMinutes(2)
    submitCard(payer)
    expect((await payer.check()).status).toBe(200)
    expect((await payer.booking()).status).toBe('paidInFull')
    expect(sumUnrefundedMoney(shop, payer.bookingId)).toBe(FULL_MILLIMES)
  })

  it('is refunded when the car is unavailable, and the response contains the amount', async () => {
    const trip = createTrip()
    const late = await createCustomer(trip)
    advanceMinutes(2)
    const quick = await createCustomer(trip)
    submitCard(late)
    await shop.bank.webhooks.deliver()
    const checked = await late.check()
    expect(checked.body).toMatchObject({
      code: 'payment-refunded',
      refund: { amount: 576, currency: 'TND' },
    })
    expect(findRefunds(late)).toHaveLength(1)
    submitCard(quick)
    expect((await quick.check()).status).toBe(200)
    expect(sumUnrefundedMoney(shop, quick.bookingId)).toBe(FULL_MILLIMES)
  })

  it('is refunded once, even when Stripe is down at first', async () => {
    const trip = createTrip()
    const late = await createCustomer(trip)
    advanceMinutes(2)
    await createCustomer(trip)
    submitCard(late)
    shop.bank.failures.plan('POST /v1/refunds', 'lose-answer', 2)
    await shop.bank.webhooks.deliver()
    expect(readProblemCode(await late.check())).toBe('payment-refunded')
    advanceMinutes(5)
    await shop.sweep()
    await Promise.all([shop.sweep(), late.check(), late.check()])
    expect(findRefunds(late)).toHaveLength(1)
    expect(shop.bank.refunds.filter(({ amount }) => amount !== FULL_MILLIMES)).toEqual([])
  })

  it('cannot happen once the sweep has closed the form at Stripe', async () => {
    const payer = await createCustomer()
    advanceMinutes(2)
    await shop.sweep()
    expect(() => submitCard(payer)).toThrow(/no longer active/)
    expect(readProblemCode(await payer.check())).toBe('payment-expired')
    expect(sumUnrefundedMoney(shop, payer.bookingId)).toBe(0)
  })
})

describe('a second payment for one booking', () => {
  it('closes the first at Stripe, so that only one can be paid', async () => {
    const payer = await createCustomer()
    const first = payer.opened.sessionId
    expect((await payer.prepare({ key: 'attempt-pay-2' })).status).toBe(200)
    expect(payer.opened.sessionId).not.toBe(first)
    expect(shop.bank.ledger.session(first).status).toBe('expired')
    submitCard(payer)
    expect((await payer.check()).status).toBe(200)
    expect(sumUnrefundedMoney(shop, payer.bookingId)).toBe(FULL_MILLIMES)
  })

  it('is not opened when the first turns out to be paid', async () => {
    const payer = await createCustomer()
    submitCard(payer)
    expect(readProblemCode(await payer.prepare({ key: 'attempt-pay-2' }))).toBe('already-paid')
    expect((await payer.booking()).status).toBe('paidInFull')
    expect(sumUnrefundedMoney(shop, payer.bookingId)).toBe(FULL_MILLIMES)
  })

  it('is refunded when Stripe could not close the first and the customer pays both', async () => {
    const payer = await createCustomer()
    const first = payer.opened.sessionId
    shop.bank.failures.plan(`POST /v1/checkout/sessions/${first}/expire`, 503)
    expect((await payer.prepare({ key: 'attempt-pay-2' })).status).toBe(200)
    shop.bank.ledger.pay(first, 'approve')
    submitCard(payer)
    await shop.bank.webhooks.deliver()
    await payer.check()
    expect((await payer.booking()).status).toBe('paidInFull')
    expect(sumUnrefundedMoney(shop, payer.bookingId)).toBe(FULL_MILLIMES)
    expect(findRefunds(payer)).toHaveLength(1)
  })
})

it('a server with Stripe charges only one of many customers for the same car', async () => {
  const trip = createTrip()
  const customers: Payer[] = []
  for (let one = 0; one < CUSTOMER_COUNT; one += 1) {
    customers.push(await createCustomer(trip))
    advanceMinutes(1.1)
  }
  for (const payer of customers) submitCard(payer)
  shop.bank.webhooks.copies = 2
  await Promise.all([
    shop.bank.webhooks.deliver(),
    ...customers.toReversed().map((payer) => payer.check()),
    shop.sweep(),
  ])
  advanceMinutes(5)
  await shop.sweep()

  const unrefunded = customers
    .map(({ bookingId }) => sumUnrefundedMoney(shop, bookingId))
    .filter((sum) => sum > 0)
  expect(unrefunded).toEqual([FULL_MILLIMES])
  expect(shop.bank.refunds.length).toBeGreaterThanOrEqual(CUSTOMER_COUNT - 1)
  const statuses = await Promise.all(customers.map(async (payer) => (await payer.booking()).status))
  expect(statuses.filter((status) => status === 'paidInFull')).toHaveLength(1)
  const answers = await Promise.all(customers.map(async (payer) => (await payer.check()).status))
  expect(answers.filter((status) => status === 200)).toHaveLength(1)
  expect(answers.filter((status) => status === 400)).toHaveLength(CUSTOMER_COUNT - 1)
  expect(shop.server.logged).toEqual([])
})
