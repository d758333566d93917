import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { createPayPalProvider } from '../../payments/paypal/paypal-provider.ts'
import { createStripeProvider } from '../../payments/stripe/stripe-provider.ts'
import { PayPalSimulator } from '../../payments/testing/paypal/paypal-simulator.ts'
import { StripeSimulator } from '../../payments/testing/stripe/stripe-simulator.ts'
import { PAYER_CARDS, Payer } from '../../testing/payer.ts'
import { readCharges, runMinutelyJobs } from '../../testing/payment-calls.ts'
import { readProblemCode } from '../../testing/requests.ts'
import { NOW, type TestServer, createTestServer } from '../../testing/test-server.ts'

const AMOUNT_IN_EUROS = { amount: 170.73, currency: 'EUR' }

let server: TestServer
let stripe: StripeSimulator
let payPal: PayPalSimulator
let payer: Payer
beforeAll(async () => {
  server = await createTestServer()
  const now = () => server.clock.now
  stripe = await StripeSimulator.start({ now })
  payPal = await PayPalSimulator.start({ now })
  server.providers.unshift(
    createStripeProvider({ ...stripe.settings, retries: 0 }),
    createPayPalProvider({ ...payPal.settings, brandName: 'Masar', now }),
  )
})
beforeEach(async () => {
  server.clock.now = NOW
  payer = new Payer(server)
  await payer.book()
})
afterAll(async () => {
  await Promise.all([stripe.stop(), payPal.stop()])
  await server.close()
})

const createOrder = async (key: string) => {
  const name = { name: 'Masar', description: 'Renault Clio' }
  const body = { bookingId: payer.bookingId, ...AMOUNT_IN_EUROS, ...name }
  const headers = { 'idempotency-key': key }
  const reply = await payer.browser.post('/api/create-paypal-order', body, { headers })
  return { status: reply.status, orderId: String(reply.body), reply }
}
const checkOrder = (orderId: string, bookingId = payer.bookingId) =>
  payer.browser.post(`/api/check-paypal-order/${orderId}/${bookingId}`)

/** Counts the booking's unrefunded charges at all providers. */
const countUnrefundedCharges = async () => {
  const providerCharges = [...stripe.charges, ...payPal.charges]
    .filter(({ bookingId }) => bookingId === payer.bookingId)
    .filter(({ amount, refunded }) => amount > refunded)
  const sandboxCharges = (await readCharges(server, payer.bookingId)).filter(
    ({ refund_id }) => !refund_id,
  )
  return providerCharges.length + sandboxCharges.length
}

describe('several providers', () => {
  // @shows PAY-10, OPS-17
  it('are listed in configuration order, with the public keys for their scripts', async () => {
    const { body } = await payer.browser.get('/api/payment-providers')
    expect(body).toEqual({
      providers: [
        { name: 'stripe', isTest: true, publicKey: stripe.publishableKey },
        { name: 'payPal', isTest: true, publicKey: payPal.clientId },
        { name: 'sandbox', isTest: true },
      ],
    })
  })

  // @shows WIRE-34
  it('can be tried one after the other, but only the last payment can be paid', async () => {
    await payer.prepare({ key: 'in-turn-1-pay-1', ...AMOUNT_IN_EUROS })
    const atStripe = payer.opened
    expect(atStripe.provider).toBe('stripe')
    const { orderId } = await createOrder('in-turn-1-pay-2')
    await payer.prepare({ key: 'in-turn-1-pay-3', provider: 'sandbox' })
    const atSandbox = payer.opened

    expect(stripe.ledger.session(atStripe.sessionId).status).toBe('expired')
    payPal.ledger.approve(orderId)
    expect((await checkOrder(orderId)).body).toMatchObject({ reason: 'superseded' })
    payer.session = atStripe
    expect((await payer.check()).body).toMatchObject({ reason: 'superseded' })
    expect(await countUnrefundedCharges()).toBe(0)

    payer.session = atSandbox
    await payer.pay(PAYER_CARDS.accepted)
    expect((await payer.check()).status).toBe(200)
    expect((await checkOrder(orderId)).status).toBe(200)
    expect(await countUnrefundedCharges()).toBe(1)
    expect(await payer.booking()).toMatchObject({
      status: 'paidInFull',
      payments: [{ provider: 'sandbox', status: 'paid' }],
    })
  })

  it('do not accept a new payment when another provider has already received one', async () => {
    await payer.prepare({ key: 'in-turn-2-pay-1', ...AMOUNT_IN_EUROS })
    stripe.ledger.pay(payer.opened.sessionId, 'approve')
    const { reply } = await createOrder('in-turn-2-pay-2')
    expect([reply.status, readProblemCode(reply)]).toEqual([409, 'already-paid'])
    expect((await payer.check()).status).toBe(200)
    expect(await countUnrefundedCharges()).toBe(1)
  })

  it('refund a payment that could not be closed and was made after another one', async () => {
    await payer.prepare({ key: 'in-turn-3-pay-1', ...AMOUNT_IN_EUROS })
    const atStripe = payer.opened
    stripe.failures.plan(`POST /v1/checkout/sessions/${atStripe.sessionId}/expire`, 500)
    const { orderId } = await createOrder('in-turn-3-pay-2')
    payPal.ledger.approve(orderId)
    expect((await checkOrder(orderId)).status).toBe(200)
    stripe.ledger.pay(atStripe.sessionId, 'approve')
    expect(await countUnrefundedCharges()).toBe(2)

    await runMinutelyJobs(server)
    expect(await countUnrefundedCharges()).toBe(1)
    payer.session = atStripe
    expect((await payer.check()).body).toMatchObject({
      code: 'payment-refunded',
      refund: AMOUNT_IN_EUROS,
      bookingId: payer.bookingId,
    })
    expect(await payer.booking()).toMatchObject({ status: 'paidInFull', paidOnline: 576 })
  })
})

describe('a PayPal order', () => {
  // @shows PAY-20, WIRE-35
  it('confirms only its own booking', async () => {
    const { orderId } = await createOrder('in-turn-4-pay-1')
    const other = new Payer(server)
    await other.book()
    payPal.ledger.approve(orderId)
    expect((await checkOrder(orderId, other.bookingId)).status).toBe(204)
    expect(await other.booking()).toMatchObject({ status: 'void' })
    expect((await checkOrder(orderId)).status).toBe(200)
    expect(await other.booking()).toMatchObject({ status: 'void' })
  })

  it('approved after the window has ended is not captured', async () => {
    const { orderId } = await createOrder('in-turn-5-pay-1')
    payPal.ledger.approve(orderId)
    server.clock.now = new Date(NOW.getTime() + 31 * 60_000)
    expect(readProblemCode(await checkOrder(orderId))).toBe('payment-expired')
    expect(await countUnrefundedCharges()).toBe(0)
  })

  // @shows PAY-9
  it('in dinars returns the currency that PayPal would charge instead', async () => {
    const body = { bookingId: payer.bookingId, amount: 576, currency: 'TND' }
    const reply = await payer.browser.post('/api/create-paypal-order', {
      ...body,
      name: 'Masar',
      description: 'Renault Clio',
    })
    expect(reply.body).toMatchObject({
      code: 'price-changed',
      price: 576,
      charge: { ...AMOUNT_IN_EUROS, baseAmount: 576, rate: 0.2964 },
    })
  })
})

it('an unknown session or order returns 204', async () => {
  expect((await payer.browser.post('/api/check-checkout-session/cs_test_x')).status).toBe(204)
  expect((await checkOrder('ORDER')).status).toBe(204)
  expect((await payer.browser.get('/api/booking-id/cs_test_x')).status).toBe(204)
})
