import { inspect } from 'node:util'

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { NoSuchPaymentError, ProviderDownError } from '../provider.ts'
import { buildPaymentOrder } from '../testing/orders.ts'
import type { StripeOutcome } from '../testing/stripe/records.ts'
import { StripeSimulator } from '../testing/stripe/stripe-simulator.ts'
import { createStripeProvider, type StripeSettings } from './stripe-provider.ts'

let stripe: StripeSimulator
beforeAll(async () => {
  stripe = await StripeSimulator.start()
})
afterAll(() => stripe.stop())
beforeEach(() => {
  stripe.failures.clear()
  stripe.calls.length = 0
})

const createProvider = (other: Partial<StripeSettings> = {}) =>
  createStripeProvider({ ...stripe.settings, timeoutMs: 10_000, retries: 0, ...other })

const openSession = async (other: Parameters<typeof buildPaymentOrder>[0] = {}) => {
  const order = buildPaymentOrder(other)
  const { reference } = await createProvider().open(order)
  return { order, reference, session: stripe.ledger.session(reference) }
}

const paySession = async () => {
  const { reference } = await openSession()
  stripe.ledger.pay(reference, 'approve')
  return createProvider().read(reference)
}

const countCalls = (call: string) => stripe.calls.filter((one) => one === call).length

describe('reading a payment', () => {
  it.each<[StripeOutcome, string, string | null]>([
    ['approve', 'paid', null],
    ['decline', 'declined', 'declined'],
    ['insufficient-funds', 'declined', 'insufficient-funds'],
    ['challenge', 'open', null],
    ['process', 'processing', null],
  ])('reports a card with the outcome “%s” as %s', async (outcome, status, reason) => {
    const { order, reference } = await openSession()
    stripe.ledger.pay(reference, outcome)
    expect(await createProvider().read(reference)).toMatchObject({
      reference,
      status,
      reason,
      amount: 8_580,
      currency: 'EUR',
      bookingId: order.bookingId,
      paymentId: order.paymentId,
    })
  })

  it('reports it as open before the customer pays', async () => {
    const { reference } = await openSession()
    const payment = await createProvider().read(reference)
    expect(payment).toMatchObject({ status: 'open', chargeId: null })
    expect(await createProvider().capture(reference, 'any')).toEqual(payment)
  })

  it('distinguishes a failed 3-D Secure challenge from a declined card', async () => {
    const { reference } = await openSession()
    stripe.ledger.pay(reference, 'challenge')
    stripe.ledger.endChallenge(reference, false)
    expect(await createProvider().read(reference)).toMatchObject({
      status: 'declined',
      reason: 'challenge-failed',
    })
  })

  it.each([
    [true, 'paid'],
    [false, 'declined'],
  ])('reports the result of a slow payment', async (succeeds, status) => {
    const { reference } = await openSession()
    stripe.ledger.pay(reference, 'process')
    stripe.ledger.finishProcessing(reference, succeeds)
    expect((await createProvider().read(reference)).status).toBe(status)
  })

  it('reports it as paid when another card is accepted after a declined one', async () => {
    const { reference } = await openSession()
    stripe.ledger.pay(reference, 'decline')
    stripe.ledger.pay(reference, 'approve')
    expect((await createProvider().read(reference)).status).toBe('paid')
    expect(stripe.charges.filter((charge) => charge.reference === reference)).toHaveLength(1)
  })

  it('throws NoSuchPaymentError for an unknown session', async () => {
    await expect(createProvider().read('cs_test_none')).rejects.toThrow(NoSuchPaymentError)
    await expect(createProvider().close('cs_test_none')).rejects.toThrow(NoSuchPaymentError)
  })
})

describe('closing', () => {
  it('makes a session unpayable, and is idempotent', async () => {
    const { reference } = await openSession()
    await createProvider().close(reference)
    await createProvider().close(reference)
    expect((await createProvider().read(reference)).status).toBe('expired')
    expect(() => stripe.ledger.pay(reference, 'approve')).toThrow(/no longer active/)
  })

  it('leaves a paid session paid', async () => {
    const { reference } = await paySession()
    await createProvider().close(reference)
    expect((await createProvider().read(reference)).status).toBe('paid')
  })
})

describe('refunding', () => {
  it('refunds the full amount once, however often it is called', async () => {
    const payment = await paySession()
    const { refundId } = await createProvider().refund(payment, 'payment-1')
    expect(await createProvider().refund(payment, 'payment-1')).toEqual({ refundId })
    expect(stripe.refunds.filter(({ intent }) => intent === payment.chargeId)).toEqual([
      expect.objectContaining({ id: refundId, amount: 8_580, currency: 'eur' }),
    ])
  })

  it('returns the earlier refund when the key has expired', async () => {
    const payment = await paySession()
    const { refundId } = await createProvider().refund(payment, 'payment-2')
    expect(await createProvider().refund(payment, 'a key of another day')).toEqual({ refundId })
  })

  it('refunds once when the response is lost', async () => {
    const payment = await paySession()
    stripe.failures.plan('POST /v1/refunds', 'lose-answer', 2)
    await expect(createProvider().refund(payment, 'payment-3')).rejects.toThrow(ProviderDownError)
    await createProvider().refund(payment, 'payment-3')
    expect(stripe.refunds.filter(({ intent }) => intent === payment.chargeId)).toHaveLength(1)
  })

  it('throws NoSuchPaymentError when nothing was charged', async () => {
    const { reference } = await openSession()
    const payment = await createProvider().read(reference)
    await expect(createProvider().refund(payment, 'payment-4')).rejects.toThrow(NoSuchPaymentError)
  })
})

describe('when Stripe fails, the provider', () => {
  it.each(['cut', 'hang', 429, 500, 503] as const)(
    'throws ProviderDownError on “%s”',
    async (issue) => {
      const { reference } = await openSession()
      stripe.failures.plan('GET /v1/checkout/sessions', issue, 2)
      const timeoutMs = issue === 'hang' ? 200 : 10_000
      await expect(createProvider({ timeoutMs }).read(reference)).rejects.toThrow(ProviderDownError)
      stripe.failures.clear()
      expect((await createProvider().read(reference)).status).toBe('open')
    },
  )

  it('throws ProviderDownError when the host is unreachable or the key is rejected', async () => {
    const unreachable = createProvider({ apiBase: new URL('http://127.0.0.1:9') })
    await expect(unreachable.open(buildPaymentOrder())).rejects.toThrow(ProviderDownError)
    const stranger = createProvider({ secretKey: 'sk_test_stranger' })
    await expect(stranger.open(buildPaymentOrder())).rejects.toThrow(ProviderDownError)
  })

  it('retries automatically with the same key', async () => {
    const before = stripe.ledger.sessions.size
    stripe.failures.plan('POST /v1/checkout/sessions', 'lose-answer', 1)
    await createProvider({ retries: 2 }).open(buildPaymentOrder())
    expect(countCalls('POST /v1/checkout/sessions')).toBe(2)
    expect(stripe.ledger.sessions.size).toBe(before + 1)
  })
})

it('the Stripe provider distinguishes test keys and live keys', () => {
  expect(createProvider().isTest).toBe(true)
  expect(createProvider({ secretKey: 'sk_live_1' }).isTest).toBe(false)
  expect(createProvider({ secretKey: 'rk_live_1' }).isTest).toBe(false)
})

it('the Stripe provider keeps keys, secrets and addresses out of its errors', async () => {
  const marked = { secretKey: 'sk_test_CANARY', webhookSecret: 'whsec_CANARY' }
  const order = buildPaymentOrder({ receiptEmail: 'canary@mail.example', amount: -1 })
  const failures = await Promise.allSettled([
    createProvider(marked).open(order),
    createProvider().open(order),
    createProvider().open({ ...order, amount: 101, currency: 'TND' }),
    createProvider({ apiBase: new URL('http://127.0.0.1:9') }).open(order),
  ])
  for (const failure of failures) {
    expect(failure.status).toBe('rejected')
    expect(inspect(failure, { depth: 9 })).not.toMatch(/CANARY|canary|sk_test|whsec_|_secret_/)
  }
})
