import { i18n } from '@lingui/core'
import { beforeEach, describe, expect, it } from 'vitest'

import { toProblem } from '@masar/domain/service/problem.ts'
import type { PaymentQuestion } from '@masar/machines/payment/payment-facts.ts'
import { controlFetch, respondAlways } from '#testing/calls.ts'

import { chooseCapabilities } from '#api/backends.ts'

import { HELD_BOOKING } from '../testing/booking.ts'
import { NEVER_ABORTED, makePaymentDeps } from '../testing/payment-ports.ts'
import { checkPayment } from './check-payment.ts'

const CHECK = 'POST /api/check-checkout-session/cs_1'
const READ = 'GET /api/booking/*'
const OLDER = chooseCapabilities('bookcars', {})

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

describe('the status of a payment', () => {
  const QUESTION: PaymentQuestion = {
    bookingId: HELD_BOOKING._id,
    paymentId: 'cs_1',
    provider: 'sandbox',
    expiresAt: '2026-05-20T12:10:00.000Z',
    reported: 'approved',
  }
  const check = (question = QUESTION) => checkPayment(makePaymentDeps(), question, NEVER_ABORTED)

  it('is paid when the server reports it', async () => {
    controlFetch({ [CHECK]: respondAlways(200, 'OK') })
    await expect(check()).resolves.toEqual({ status: 'paid', timeLeft: 10 * 60_000 })
  })

  it.each([
    ['payment-open', {}, { status: 'open' }],
    ['payment-pending', {}, { status: 'pending' }],
    [
      'payment-declined',
      { reason: 'insufficient-funds' },
      { status: 'declined', reason: 'insufficient-funds' },
    ],
    ['payment-declined', { reason: 'new-to-us' }, { status: 'declined', reason: null }],
    [
      'payment-refunded',
      { refund: { amount: 74.1, currency: 'EUR' } },
      { status: 'refunded', refund: { amount: 74.1, currency: 'EUR' } },
    ],
  ])('is read from the code %s', async (code, more, said) => {
    controlFetch({ [CHECK]: respondAlways(400, { code, ...more }) })
    await expect(check()).resolves.toMatchObject(said)
  })

  // @shows PAY-32
  it.each([
    ['reserved', { status: 'booked', bookingStatus: 'reserved' }],
    ['pending', { status: 'booked', bookingStatus: 'pending' }],
    ['void', { status: 'expired' }],
    ['cancelled', { status: 'expired' }],
  ])('follows the booking once the payment window has ended: %s', async (booking, said) => {
    controlFetch({
      [CHECK]: respondAlways(400, { code: 'payment-expired' }),
      [READ]: respondAlways(200, { ...HELD_BOOKING, status: booking }),
    })
    await expect(check()).resolves.toMatchObject(said)
  })

  it.each([204, 401])(
    'is expired once the payment window has ended and the call for the booking returns %i',
    async (no) => {
      controlFetch({
        [CHECK]: respondAlways(400, { code: 'payment-expired' }),
        [READ]: respondAlways(no),
      })
      await expect(check()).resolves.toMatchObject({ status: 'expired' })
    },
  )

  it('cannot be determined when the check fails', async () => {
    controlFetch({ [CHECK]: (call) => call.lose() })
    await expect(check().catch(toProblem)).resolves.toEqual({ kind: 'network' })

    controlFetch({ [CHECK]: respondAlways(500) })
    await expect(check().catch(toProblem)).resolves.toMatchObject({ status: 500 })
  })

  // @shows WIRE-78
  it.each([
    ['an older backend confirmed it before', 204, 'deposit', 'paid'],
    ['an older backend released it', 204, 'void', 'expired'],
    ['an older backend confirmed it and then failed', 400, 'paidInFull', 'paid'],
  ])('is read from the booking when %s', async (_when, answer, booking, status) => {
    controlFetch({
      [CHECK]: respondAlways(answer, 'unpaid'),
      [READ]: respondAlways(200, { ...HELD_BOOKING, status: booking }),
    })
    await expect(check()).resolves.toMatchObject({ status })
  })

  it('is expired when the booking no longer exists', async () => {
    controlFetch({ [CHECK]: respondAlways(204), [READ]: respondAlways(204) })
    await expect(check()).resolves.toMatchObject({ status: 'expired' })
  })

  it('is paid when the viewer may not read the booking, but the server finds it by payment id', async () => {
    controlFetch({
      [CHECK]: respondAlways(204),
      [READ]: respondAlways(401),
      'GET /api/booking-id/cs_1': respondAlways(200, JSON.stringify(HELD_BOOKING._id)),
    })
    await expect(check()).resolves.toMatchObject({ status: 'paid' })
  })

  it('is pending when an older backend could not check the payment', async () => {
    controlFetch({
      [CHECK]: respondAlways(400, 'Stripe is out'),
      [READ]: respondAlways(200, { ...HELD_BOOKING, status: 'void' }),
    })
    await expect(check()).resolves.toMatchObject({ status: 'pending' })
  })
})

const makeQuestion = (more: Partial<PaymentQuestion>): PaymentQuestion => ({
  bookingId: HELD_BOOKING._id,
  paymentId: 'cs_1',
  provider: 'stripe',
  expiresAt: null,
  reported: null,
  ...more,
})

describe('on a backend whose check deletes unpaid bookings', () => {
  const older = {
    ...makePaymentDeps(),
    config: { ...makePaymentDeps().config, capabilities: OLDER },
  }

  it.each([
    ['void', 'open'],
    ['deposit', 'paid'],
    ['reserved', 'booked'],
    ['cancelled', 'expired'],
  ])('the booking is read instead: %s is %s', async (status, said) => {
    const wire = controlFetch({ [READ]: respondAlways(200, { ...HELD_BOOKING, status }) })
    const answer = checkPayment(older, makeQuestion({ reported: 'unpaid' }), NEVER_ABORTED)
    await expect(answer).resolves.toMatchObject({ status: said })
    expect(wire.calls).toHaveLength(1)
  })

  // @shows WIRE-80
  it.each(['approved', 'lost'] as const)(
    'a PayPal payment is checked, with the booking id first, once its window was %s',
    async (reported) => {
      const wire = controlFetch({
        [`POST /api/check-paypal-order/${HELD_BOOKING._id}/order-1`]: respondAlways(200, 'OK'),
      })
      const asked = makeQuestion({ provider: 'payPal', paymentId: 'order-1', reported })
      await expect(checkPayment(older, asked, NEVER_ABORTED)).resolves.toMatchObject({
        status: 'paid',
      })
      expect(wire.calls).toHaveLength(1)
    },
  )
})
