import { i18n } from '@lingui/core'
import { beforeEach, describe, expect, it } from 'vitest'

import type { PaymentRequest } from '@masar/machines/payment/payment-facts.ts'
import { controlFetch, respondAlways } from '#testing/calls.ts'

import { HELD_BOOKING } from '../testing/booking.ts'
import { NEVER_ABORTED_SIGNAL, makePaymentDeps } from '../testing/payment-ports.ts'
import { preparePayment } from './prepare-payment.ts'

const SESSION_CALL = 'POST /api/create-checkout-session'
const ORDER_CALL = 'POST /api/create-paypal-order'
const BOOKING_CALL = 'GET /api/booking/*'

const DEPOSIT_REQUEST: PaymentRequest = {
  key: 'key-pay-1',
  bookingId: HELD_BOOKING._id,
  amount: 250_000,
  provider: 'sandbox',
  currency: 'EUR',
}
const EURO_RATES_RESPONSE = respondAlways(200, { rates: { EUR: 0.2964 } })

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

describe('preparing a payment', () => {
  it('sends the charge in the display currency', async () => {
    const wire = controlFetch({
      [BOOKING_CALL]: respondAlways(200, HELD_BOOKING),
      'GET /rates': EURO_RATES_RESPONSE,
      [SESSION_CALL]: respondAlways(200, {
        sessionId: 'cs_1',
        customerId: 'cus_1',
        clientSecret: 'secret',
        provider: 'sandbox',
        charge: {
          amount: 74.1,
          currency: 'EUR',
          baseAmount: 250,
          baseCurrency: 'TND',
          rate: 0.2964,
        },
        expiresAt: '2026-05-20T12:30:00.000Z',
      }),
    })

    await expect(
      preparePayment(makePaymentDeps(), DEPOSIT_REQUEST, NEVER_ABORTED_SIGNAL),
    ).resolves.toEqual({
      ok: true,
      prepared: {
        paymentId: 'cs_1',
        provider: 'sandbox',
        clientSecret: 'secret',
        charge: { amount: 7_410, currency: 'EUR', baseAmount: 250_000, rate: 0.2964 },
        expiresAt: '2026-05-20T12:30:00.000Z',
        timeLeft: 30 * 60_000,
      },
    })
    expect(wire.calls.find(({ name }) => name === SESSION_CALL)?.body).toMatchObject({
      amount: 74.1,
      currency: 'EUR',
      receiptEmail: HELD_BOOKING.driver.email,
      customerName: HELD_BOOKING.driver.fullName,
      bookingId: HELD_BOOKING._id,
      provider: 'sandbox',
    })
  })

  // @shows WIRE-34
  it('creates a PayPal order in euros when prices are in dinars, and returns both amounts', async () => {
    const wire = controlFetch({
      [BOOKING_CALL]: respondAlways(200, HELD_BOOKING),
      'GET /rates': EURO_RATES_RESPONSE,
      [ORDER_CALL]: respondAlways(200, '"5O190127TN364715T"'),
    })
    const request: PaymentRequest = { ...DEPOSIT_REQUEST, provider: 'payPal', currency: 'TND' }

    await expect(
      preparePayment(makePaymentDeps(), request, NEVER_ABORTED_SIGNAL),
    ).resolves.toMatchObject({
      prepared: {
        paymentId: '5O190127TN364715T',
        clientSecret: null,
        charge: { amount: 7_410, currency: 'EUR', baseAmount: 250_000, rate: 0.2964 },
        expiresAt: HELD_BOOKING.expiresAt,
      },
    })
    expect(wire.calls.find(({ name }) => name === ORDER_CALL)?.body).toMatchObject({
      amount: 74.1,
      currency: 'EUR',
    })
  })

  it('charges dinars without an exchange rate, and fails if the provider cannot charge dinars', async () => {
    const wire = controlFetch({
      [BOOKING_CALL]: respondAlways(200, HELD_BOOKING),
      'GET /rates': respondAlways(503),
      [SESSION_CALL]: respondAlways(200, { sessionId: 'cs_1', customerId: 'c', clientSecret: 's' }),
    })

    await preparePayment(makePaymentDeps(), DEPOSIT_REQUEST, NEVER_ABORTED_SIGNAL)
    expect(wire.calls.find(({ name }) => name === SESSION_CALL)?.body).toMatchObject({
      amount: 250,
      currency: 'TND',
    })
    const request: PaymentRequest = { ...DEPOSIT_REQUEST, provider: 'payPal' }
    await expect(preparePayment(makePaymentDeps(), request, NEVER_ABORTED_SIGNAL)).rejects.toThrow(
      'network',
    )
  })

  it('fetches the rate again after the server rejects the amount', async () => {
    const wire = controlFetch({
      [BOOKING_CALL]: respondAlways(200, HELD_BOOKING),
      'GET /rates': EURO_RATES_RESPONSE,
      [SESSION_CALL]: respondAlways(409, { code: 'price-changed', price: 250 }),
    })
    const same = makePaymentDeps()

    const refusal = { ok: false, refused: 'price-changed', problem: { status: 409, price: 250 } }
    await expect(
      preparePayment(same, DEPOSIT_REQUEST, NEVER_ABORTED_SIGNAL),
    ).resolves.toMatchObject(refusal)
    await expect(
      preparePayment(same, DEPOSIT_REQUEST, NEVER_ABORTED_SIGNAL),
    ).resolves.toMatchObject(refusal)
    expect(wire.calls.filter(({ name }) => name === 'GET /rates')).toHaveLength(2)
  })

  it('is refused when the booking no longer exists', async () => {
    controlFetch({ [BOOKING_CALL]: respondAlways(204), 'GET /rates': EURO_RATES_RESPONSE })

    await expect(
      preparePayment(makePaymentDeps(), DEPOSIT_REQUEST, NEVER_ABORTED_SIGNAL),
    ).resolves.toMatchObject({
      refused: 'payment-expired',
    })
  })
})
