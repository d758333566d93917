import { toMinor } from '@masar/domain/money/money.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { readConfig } from '../../config/config.ts'
import { IS_NIGHT } from '@masar/machines/testing/is-night.ts'
import { createTrip, readProblemCode } from '../../testing/requests.ts'
import { NOW } from '../../testing/test-server.ts'
import { startPayments } from '../providers.ts'
import { buildPaymentOrder } from '../testing/orders.ts'
import { PayPalPayer } from '../testing/paypal/paypal-payer.ts'
import type { PayPalSimulator } from '../testing/paypal/paypal-simulator.ts'
import { sumUnrefundedMoney, startPayPalShop, type Shop } from '../testing/shop.ts'

/** The number of customers who pay for one car concurrently. */
const CUSTOMER_COUNT = IS_NIGHT ? 20 : 8

let shop: Shop<PayPalSimulator>
beforeAll(async () => {
  shop = await startPayPalShop({ paymentWindowMinutes: 1 })
})
beforeEach(async () => {
  await shop.bank.webhooks.deliver()
  shop.bank.failures.clear()
  shop.bank.webhooks.copies = 1
  shop.bank.webhooks.manner = 'held'
  shop.server.clock.now = NOW
  shop.server.logged.length = 0
})
afterAll(() => shop.close())

const advanceMinutes = (minutes: number) => {
  shop.server.clock.now = new Date(shop.server.clock.now.getTime() + minutes * 60_000)
}

/** Creates a customer with an order, for the given trip or for unused days. */
async function createCustomer(trip = createTrip()): Promise<PayPalPayer> {
  const payer = new PayPalPayer(shop.server)
  expect((await payer.book('full', trip)).status).toBe(200)
  expect((await payer.order()).status).toBe(200)
  return payer
}

type Outcome = Parameters<PayPalSimulator['ledger']['approve']>[1]
const approveOrder = ({ orderId }: PayPalPayer, outcome?: Outcome) =>
  shop.bank.ledger.approve(orderId, outcome)

const getEuroAmount = ({ charge }: PayPalPayer) => toMinor(charge?.amount ?? 0, 'EUR')

/** Returns the booking's status, its charges and the log lines. */
const readResult = async (payer: PayPalPayer) => ({
  status: (await payer.booking()).status,
  charges: shop.bank.charges
    .filter(({ bookingId }) => bookingId === payer.bookingId)
    .map(({ amount, currency, refunded }) => ({ amount, currency, refunded })),
  logged: shop.server.logged,
})
const buildPaidOnceResult = (payer: PayPalPayer) => ({
  status: 'paidInFull',
  charges: [{ amount: getEuroAmount(payer), currency: 'EUR', refunded: 0 }],
  logged: [],
})

it('PayPal shows the operator’s name', async () => {
  const { clientId, clientSecret, webhookId, apiBase } = shop.bank.settings
  const config = readConfig({
    PAYPAL_CLIENT_ID: clientId,
    PAYPAL_CLIENT_SECRET: clientSecret,
    PAYPAL_WEBHOOK_ID: webhookId,
    PAYPAL_API_BASE: apiBase.href,
    MAIL_FROM: 'Sahara Cars <bookings@sahara.example>',
  })
  const { db, clock } = shop.server
  const { providers } = await startPayments({ db, config, now: () => clock.now })
  const opened = await providers[0]?.open(buildPaymentOrder())
  expect(shop.bank.ledger.order(opened?.reference ?? '').brandName).toBe('Sahara Cars')
})

describe('an approved order', () => {
  it('is charged in euros, at the rate that was shown', async () => {
    const payer = await createCustomer()
    expect(payer.charge).toMatchObject({ currency: 'EUR', baseAmount: 576, baseCurrency: 'TND' })
    const { amount = 0, rate = 0 } = payer.charge ?? {}
    expect(amount).toBeCloseTo(576 * rate, 2)
    expect(shop.bank.ledger.order(payer.orderId).amount.value).toBe(amount.toFixed(2))
  })

  it('is captured when the browser returns, and the webhooks change nothing', async () => {
    const payer = await createCustomer()
    expect(readProblemCode(await payer.askAboutOrder())).toBe('payment-open')
    approveOrder(payer)
    expect(sumUnrefundedMoney(shop, payer.bookingId)).toBe(0)
    expect((await payer.askAboutOrder()).status).toBe(200)
    await shop.bank.webhooks.deliver()
    expect((await payer.askAboutOrder()).status).toBe(200)
    expect(await readResult(payer)).toEqual(buildPaidOnceResult(payer))
  })

  it('is captured by the webhook when the customer does not return', async () => {
    const payer = await createCustomer()
    approveOrder(payer)
    await shop.bank.webhooks.deliver()
    expect(await readResult(payer)).toEqual(buildPaidOnceResult(payer))
  })

  it('is captured once when every event arrives three times, concurrently with the browser’s calls', async () => {
    const payer = await createCustomer()
    shop.bank.webhooks.copies = 3
    approveOrder(payer)
    await Promise.all([
      shop.bank.webhooks.deliver(),
      ...Array.from({ length: 5 }, () => payer.askAboutOrder()),
    ])
    await shop.bank.webhooks.deliver()
    expect(await readResult(payer)).toEqual(buildPaidOnceResult(payer))
  })

  // @shows PAY-20
  it('confirms only its own booking', async () => {
    const payer = await createCustomer()
    const other = await createCustomer()
    approveOrder(payer)
    const path = `/api/check-paypal-order/${payer.orderId}/${other.bookingId}`
    expect((await other.browser.post(path)).status).toBe(204)
    expect((await other.booking()).status).toBe('void')
  })
})

describe('an unpaid order', () => {
  it('can be approved again and paid after the bank declines it', async () => {
    const payer = await createCustomer()
    approveOrder(payer, 'decline')
    expect(readProblemCode(await payer.askAboutOrder())).toBe('payment-declined')
    approveOrder(payer)
    expect((await payer.askAboutOrder()).status).toBe(200)
    expect(await readResult(payer)).toEqual(buildPaidOnceResult(payer))
  })

  it('is pending while PayPal reviews it', async () => {
    const payer = await createCustomer()
    approveOrder(payer, 'pend')
    expect(readProblemCode(await payer.askAboutOrder())).toBe('payment-pending')
    shop.bank.ledger.finishPending(payer.orderId, true)
    await shop.bank.webhooks.deliver()
    expect(await readResult(payer)).toEqual(buildPaidOnceResult(payer))
  })

  it('is never charged once the payment window has closed', async () => {
    const payer = await createCustomer()
    advanceMinutes(2)
    await shop.sweep()
    approveOrder(payer)
    await shop.bank.webhooks.deliver()
    expect(readProblemCode(await payer.askAboutOrder())).toBe('payment-expired')
    expect(sumUnrefundedMoney(shop, payer.bookingId)).toBe(0)
    expect(shop.bank.refunds).toEqual([])
  })

  it('is never charged once another order has been opened', async () => {
    const payer = await createCustomer()
    const first = payer.orderId
    expect((await payer.order('attempt-pay-2')).status).toBe(200)
    shop.bank.ledger.approve(first)
    approveOrder(payer)
    await shop.bank.webhooks.deliver()
    expect((await payer.askAboutOrder()).status).toBe(200)
    expect(await readResult(payer)).toEqual(buildPaidOnceResult(payer))
  })
})

describe('a lost response', () => {
  it('does not lead to a second order, however often it happens', async () => {
    const payer = new PayPalPayer(shop.server)
    await payer.book()
    shop.bank.failures.plan('POST /v2/checkout/orders', 'lose-answer', 2)
    for (const _time of [1, 2])
      expect(readProblemCode(await payer.order('attempt-pay-1'))).toBe('provider-unavailable')
    const before = shop.bank.ledger.orders.size
    expect((await payer.order('attempt-pay-1')).status).toBe(200)
    expect(shop.bank.ledger.orders.size).toBe(before)
  })

  it('to the capture is not reported as a failed payment', async () => {
    const payer = await createCustomer()
    approveOrder(payer)
    shop.bank.failures.plan(`POST /v2/checkout/orders/${payer.orderId}/capture`, 'lose-answer')
    expect(readProblemCode(await payer.askAboutOrder())).toBe('payment-pending')
    expect((await payer.askAboutOrder()).status).toBe(200)
    expect(await readResult(payer)).toEqual(buildPaidOnceResult(payer))
  })
})

it('a server with PayPal rejects a webhook event that PayPal has not sent', async () => {
  const payer = await createCustomer()
  const raw = JSON.stringify({
    id: 'WH-forged',
    event_type: 'CHECKOUT.ORDER.APPROVED',
    resource: { id: payer.orderId },
  })
  const reply = await payer.browser.post('/api/webhooks/payPal', undefined, { raw })
  expect(reply.status).toBe(403)
})

it('a server with PayPal charges only one of many customers for the same car', async () => {
  const trip = createTrip()
  const customers: PayPalPayer[] = []
  for (let one = 0; one < CUSTOMER_COUNT; one += 1) {
    // The payment window of the last customer is still open; those of the others have closed.
    advanceMinutes(1.1)
    customers.push(await createCustomer(trip))
  }
  for (const payer of customers) approveOrder(payer)
  shop.bank.webhooks.copies = 2
  await Promise.all([
    shop.bank.webhooks.deliver(),
    ...customers.toReversed().map((payer) => payer.askAboutOrder()),
    shop.sweep(),
  ])
  advanceMinutes(5)
  await shop.sweep()

  const taken = shop.bank.charges.filter(({ bookingId }) =>
    customers.some((payer) => payer.bookingId === bookingId),
  )
  expect(taken).toEqual([expect.objectContaining({ bookingId: customers.at(-1)?.bookingId })])
  const statuses = await Promise.all(customers.map(async (payer) => (await payer.booking()).status))
  expect(statuses).toEqual([...Array(CUSTOMER_COUNT - 1).fill('void'), 'paidInFull'])
  expect(shop.server.logged).toEqual([])
})
