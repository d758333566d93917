import { inspect } from 'node:util'

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { NoSuchPaymentError, ProviderDownError } from '../provider.ts'
import { buildPaymentOrder } from '../testing/orders.ts'
import { PayPalSimulator } from '../testing/paypal/paypal-simulator.ts'
import { createPayPalProvider, type PayPalSettings } from './paypal-provider.ts'

let payPal: PayPalSimulator
beforeAll(async () => {
  payPal = await PayPalSimulator.start()
})
afterAll(() => payPal.stop())
beforeEach(() => {
  payPal.failures.clear()
  payPal.calls.length = 0
})

const createProvider = (other: Partial<PayPalSettings> = {}) =>
  createPayPalProvider({ ...payPal.settings, brandName: 'Masar', timeoutMs: 10_000, ...other })

const openOrder = async (other: Parameters<typeof buildPaymentOrder>[0] = {}) => {
  const order = buildPaymentOrder(other)
  const { reference } = await createProvider().open(order)
  return { order, reference, atPayPal: payPal.ledger.order(reference) }
}

const payOrder = async () => {
  const { reference } = await openOrder()
  payPal.ledger.approve(reference)
  return createProvider().capture(reference, reference)
}

const countCalls = (call: string) => payPal.calls.filter((one) => one === call).length
const findCharges = (reference: string) =>
  payPal.charges.filter((charge) => charge.reference === reference)

describe('capturing', () => {
  // @shows PAY-11
  it('charges an approved order once', async () => {
    const { order, reference } = await openOrder()
    payPal.ledger.approve(reference)
    expect((await createProvider().read(reference)).status).toBe('approved')
    expect(findCharges(reference)).toEqual([])
    const payment = await createProvider().capture(reference, 'a')
    expect(payment).toMatchObject({
      reference,
      status: 'paid',
      amount: 8_580,
      currency: 'EUR',
      bookingId: order.bookingId,
      paymentId: order.paymentId,
    })
    expect(await createProvider().capture(reference, 'a')).toEqual(payment)
    expect(await createProvider().capture(reference, 'b')).toEqual(payment)
    expect(await createProvider().read(reference)).toEqual(payment)
    expect(findCharges(reference)).toHaveLength(1)
  })

  it('charges nothing that the customer has not approved', async () => {
    const { reference } = await openOrder()
    expect((await createProvider().capture(reference, 'a')).status).toBe('open')
    expect(findCharges(reference)).toEqual([])
  })

  it('charges once for ten concurrent calls', async () => {
    const { reference } = await openOrder()
    payPal.ledger.approve(reference)
    const all = await Promise.all(
      Array.from({ length: 10 }, (_, at) => createProvider().capture(reference, `key-${at % 2}`)),
    )
    expect(all.map(({ status }) => status)).toEqual(Array(10).fill('paid'))
    expect(findCharges(reference)).toHaveLength(1)
  })

  it('finds the charge when the response was lost', async () => {
    const { reference } = await openOrder()
    payPal.ledger.approve(reference)
    payPal.failures.plan(`POST /v2/checkout/orders/${reference}/capture`, 'lose-answer')
    await expect(createProvider().capture(reference, 'a')).rejects.toThrow(ProviderDownError)
    expect((await createProvider().capture(reference, 'a')).status).toBe('paid')
    expect(findCharges(reference)).toHaveLength(1)
  })

  it('reports a declined card, and charges the next one that the customer approves', async () => {
    const { reference } = await openOrder()
    payPal.ledger.approve(reference, 'decline')
    expect(await createProvider().capture(reference, 'a')).toMatchObject({
      status: 'declined',
      reason: 'declined',
      amount: 8_580,
    })
    payPal.ledger.approve(reference, 'complete')
    expect((await createProvider().capture(reference, 'a')).status).toBe('paid')
  })

  it('charges a booking once, however many orders exist for it', async () => {
    const { order, reference } = await openOrder()
    payPal.ledger.approve(reference)
    await createProvider().capture(reference, 'a')
    const second = await openOrder({ bookingId: order.bookingId })
    payPal.ledger.approve(second.reference)
    expect((await createProvider().capture(second.reference, 'b')).status).toBe('declined')
    expect(findCharges(second.reference)).toEqual([])
  })

  it.each([
    [true, 'paid'],
    [false, 'declined'],
  ])('reports the result of a payment under review', async (completes, status) => {
    const { reference } = await openOrder()
    payPal.ledger.approve(reference, 'pend')
    expect((await createProvider().capture(reference, 'a')).status).toBe('processing')
    payPal.ledger.finishPending(reference, completes)
    expect((await createProvider().read(reference)).status).toBe(status)
  })
})

it('the PayPal provider closes an order without a call, because orders cannot be cancelled', async () => {
  const { reference } = await openOrder()
  payPal.calls.length = 0
  await createProvider().close(reference)
  expect(payPal.calls).toEqual([])
})

describe('refunding', () => {
  it('refunds the full amount once, however often it is called and with whatever key', async () => {
    const payment = await payOrder()
    const { refundId } = await createProvider().refund(payment, 'payment-1')
    expect(await createProvider().refund(payment, 'payment-1')).toEqual({ refundId })
    expect(await createProvider().refund(payment, 'a key of another day')).toEqual({ refundId })
    const [charge] = findCharges(payment.reference)
    expect(charge).toMatchObject({ amount: 8_580, refunded: 8_580 })
    expect(payPal.refunds.filter(({ capture }) => capture === payment.chargeId)).toHaveLength(1)
  })

  it('refunds once when the response is lost', async () => {
    const payment = await payOrder()
    payPal.failures.plan('POST /v2/payments/captures', 'lose-answer')
    await expect(createProvider().refund(payment, 'payment-2')).rejects.toThrow(ProviderDownError)
    await createProvider().refund(payment, 'payment-2')
    expect(payPal.refunds.filter(({ capture }) => capture === payment.chargeId)).toHaveLength(1)
  })

  it('throws NoSuchPaymentError when nothing was charged', async () => {
    const { reference } = await openOrder()
    const payment = await createProvider().read(reference)
    await expect(createProvider().refund(payment, 'payment-3')).rejects.toThrow(NoSuchPaymentError)
  })
})

describe('the access token', () => {
  it('is fetched once, even by concurrent calls', async () => {
    const one = createProvider()
    await Promise.all(Array.from({ length: 5 }, () => one.open(buildPaymentOrder())))
    expect(countCalls('POST /v1/oauth2/token')).toBe(1)
  })

  it('is fetched again when it expires', async () => {
    let now = new Date()
    const one = createProvider({ now: () => now })
    await one.open(buildPaymentOrder())
    now = new Date(now.getTime() + 9 * 3_600_000)
    await Promise.all([one.open(buildPaymentOrder()), one.open(buildPaymentOrder())])
    expect(countCalls('POST /v1/oauth2/token')).toBe(2)
  })

  it('is fetched again when PayPal has revoked it', async () => {
    const one = createProvider()
    await one.open(buildPaymentOrder())
    payPal.withdrawTokens()
    expect((await one.open(buildPaymentOrder())).reference).toMatch(/^\w{17}$/)
  })

  it('is fetched again after a failure', async () => {
    const one = createProvider()
    payPal.failures.plan('POST /v1/oauth2/token', 503)
    await expect(one.open(buildPaymentOrder())).rejects.toThrow(ProviderDownError)
    expect((await one.open(buildPaymentOrder())).reference).toMatch(/^\w{17}$/)
  })
})

describe('when PayPal fails, the provider', () => {
  it.each(['cut', 'hang', 429, 500, 503] as const)(
    'throws ProviderDownError on “%s”',
    async (issue) => {
      const { reference } = await openOrder()
      payPal.failures.plan('GET /v2/checkout/orders', issue)
      const timeoutMs = issue === 'hang' ? 200 : 10_000
      await expect(createProvider({ timeoutMs }).read(reference)).rejects.toThrow(ProviderDownError)
      expect((await createProvider().read(reference)).status).toBe('open')
    },
  )

  it('throws ProviderDownError when the host is unreachable or the secret is rejected', async () => {
    const unreachable = createProvider({ apiBase: new URL('http://127.0.0.1:9') })
    await expect(unreachable.open(buildPaymentOrder())).rejects.toThrow(ProviderDownError)
    const stranger = createProvider({ clientSecret: 'stranger' })
    await expect(stranger.open(buildPaymentOrder())).rejects.toThrow(ProviderDownError)
  })

  it('throws NoSuchPaymentError for an unknown order', async () => {
    await expect(createProvider().read('NONE')).rejects.toThrow(NoSuchPaymentError)
    await expect(createProvider().capture('NONE', 'a')).rejects.toThrow(NoSuchPaymentError)
  })
})

it('the PayPal provider distinguishes sandbox and live mode', () => {
  expect(createProvider().isTest).toBe(true)
  expect(createProvider({ apiBase: new URL('https://api-m.sandbox.paypal.com') }).isTest).toBe(true)
  expect(createProvider({ apiBase: new URL('https://api-m.paypal.com') }).isTest).toBe(false)
})

it('the PayPal provider keeps secrets and tokens out of its errors', async () => {
  const order = buildPaymentOrder({ receiptEmail: 'canary@mail.example' })
  const failures = await Promise.allSettled([
    createProvider({ clientSecret: 'CANARY' }).open(order),
    createProvider().open({ ...order, currency: 'TND' }),
    createProvider().read('NONE'),
    createProvider({ apiBase: new URL('http://127.0.0.1:9'), clientSecret: 'CANARY' }).open(order),
  ])
  for (const failure of failures) {
    expect(failure.status).toBe('rejected')
    expect(inspect(failure, { depth: 9 })).not.toMatch(/CANARY|canary|A21AA|Basic|Bearer/)
  }
})
