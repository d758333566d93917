import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { ProviderDownError } from '../provider.ts'
import { buildPaymentOrder } from '../testing/orders.ts'
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

describe('opening a Stripe session', () => {
  it('creates a session for our page’s form, with booking and payment as metadata', async () => {
    const order = buildPaymentOrder()
    const { reference, clientSecret, customerId } = await createProvider().open(order)
    const session = stripe.ledger.session(reference)
    const metadata = { bookingId: order.bookingId, paymentId: order.paymentId }
    expect(session).toMatchObject({ metadata, intentMetadata: metadata, customer: customerId })
    expect(session.itemName).toBe('Fiat 500, 3 days')
    expect(session.returnUrl).toBe('https://cars.example/checkout-session/{CHECKOUT_SESSION_ID}')
    expect(clientSecret).toBe(session.secret)
  })

  it.each([
    ['EUR', 8_580],
    ['USD', 1_999],
    ['TND', 288_200],
    ['JPY', 15_400],
  ])('sends %s in its smallest unit, with its code in lower case', async (currency, amount) => {
    const { session } = await openSession({ currency, amount })
    expect(session).toMatchObject({ currency: currency.toLowerCase(), amount })
  })

  it.each([
    ['fr', 'fr'],
    ['es', 'es'],
    ['en-GB', 'en-GB'],
    ['ar', 'auto'],
    ['', 'auto'],
  ])('shows the form for "%s" in "%s"', async (locale, shown) => {
    expect((await openSession({ locale })).session.locale).toBe(shown)
  })

  it('truncates texts that are too long for Stripe, and omits an empty description', async () => {
    const { session } = await openSession({ name: 'x'.repeat(300), description: '' })
    expect(session.itemName).toBe(`${'x'.repeat(247)}...`)
  })

  it.each([
    ['a window of one minute', 1],
    ['a window of half an hour', 30],
    ['a window of a whole day', 24 * 60],
  ])('gives a session an expiry that Stripe allows, with %s', async (_name, minutes) => {
    const expiresAt = new Date(Date.now() + minutes * 60_000)
    const { session } = await openSession({ expiresAt })
    const life = session.expiresAt - session.created
    expect(life).toBeGreaterThanOrEqual(30 * 60)
    expect(life).toBeLessThanOrEqual(24 * 60 * 60)
  })

  it('finds an existing customer by email address', async () => {
    const receiptEmail = `grace-${Date.now()}@mail.example`
    const first = await openSession({ receiptEmail })
    const second = await openSession({ receiptEmail })
    expect(second.session.customer).toBe(first.session.customer)
    expect(stripe.ledger.customers.filter(({ email }) => email === receiptEmail)).toHaveLength(1)
  })

  it('succeeds in another language after the response was lost', async () => {
    const order = buildPaymentOrder({ locale: 'fr' })
    stripe.failures.plan('POST /v1/checkout/sessions', 'lose-answer', 2)
    await expect(createProvider().open(order)).rejects.toThrow(ProviderDownError)
    stripe.failures.clear()
    const { reference } = await createProvider().open({ ...order, locale: 'es' })
    expect(stripe.ledger.session(reference).locale).toMatch(/^es/)
  })

  it('returns the same session when it is repeated, even after a lost response', async () => {
    const order = buildPaymentOrder()
    stripe.failures.plan('POST /v1/checkout/sessions', 'lose-answer', 2)
    await expect(createProvider().open(order)).rejects.toThrow(ProviderDownError)
    const before = stripe.ledger.sessions.size
    const again = await createProvider().open(order)
    expect((await createProvider().open(order)).reference).toBe(again.reference)
    expect(stripe.ledger.sessions.size).toBe(before)
  })

  it('returns the secret again for an existing reference', async () => {
    const { order, reference, session } = await openSession()
    const again = await createProvider().open({ ...order, reference })
    expect(again).toEqual({
      reference,
      clientSecret: session.secret,
      customerId: session.customer,
    })
  })
})
