import { i18n } from '@lingui/core'
import { beforeEach, describe, expect, it } from 'vitest'

import { toProblem } from '@masar/domain/service/problem.ts'
import type { PaymentCheckInput } from '@masar/machines/payment/payment-facts.ts'
import { controlFetch, respondAlways } from '#testing/calls.ts'

import { chooseCapabilities } from '#api/backends.ts'

import { HELD_BOOKING } from '../testing/booking.ts'
import { NEVER_ABORTED_SIGNAL, makePaymentDeps } from '../testing/payment-ports.ts'
import { checkPayment } from './check-payment.ts'

const CHECK_CALL = 'POST /api/check-checkout-session/cs_1'
const BOOKING_CALL = 'GET /api/booking/*'
const OLDER_CAPABILITIES = chooseCapabilities('bookcars', {})

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

describe('the status of a payment', () => {
  const CHECK_INPUT: PaymentCheckInput = {
    bookingId: HELD_BOOKING._id,
    paymentId: 'cs_1',
    provider: 'sandbox',
    expiresAt: '2026-05-20T12:10:00.000Z',
    reported: 'approved',
  }
  const check = (input = CHECK_INPUT) =>
    checkPayment(makePaymentDeps(), input, NEVER_ABORTED_SIGNAL)

  it('is paid when the server reports that it is', async () => {
    controlFetch({ [CHECK_CALL]: respondAlways(200, 'OK') })
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
  ])('is determined by the error code %s', async (code, more, expected) => {
    controlFetch({ [CHECK_CALL]: respondAlways(400, { code, ...more }) })
    await expect(check()).resolves.toMatchObject(expected)
  })

  // @shows PAY-32
  it.each([
    ['reserved', { status: 'booked', bookingStatus: 'reserved' }],
    ['pending', { status: 'booked', bookingStatus: 'pending' }],
    ['void', { status: 'expired' }],
    ['cancelled', { status: 'expired' }],
  ])(
    'depends on the status of the booking once the payment window has ended: %s',
    async (booking, expected) => {
      controlFetch({
        [CHECK_CALL]: respondAlways(400, { code: 'payment-expired' }),
        [BOOKING_CALL]: respondAlways(200, { ...HELD_BOOKING, status: booking }),
      })
      await expect(check()).resolves.toMatchObject(expected)
    },
  )

  it.each([204, 401])(
    'is expired once the payment window has ended and fetching the booking returns %i',
    async (no) => {
      controlFetch({
        [CHECK_CALL]: respondAlways(400, { code: 'payment-expired' }),
        [BOOKING_CALL]: respondAlways(no),
      })
      await expect(check()).resolves.toMatchObject({ status: 'expired' })
    },
  )

  it('cannot be determined when the check fails', async () => {
    controlFetch({ [CHECK_CALL]: (call) => call.lose() })
    await expect(check().catch(toProblem)).resolves.toEqual({ kind: 'network' })

    controlFetch({ [CHECK_CALL]: respondAlways(500) })
    await expect(check().catch(toProblem)).resolves.toMatchObject({ status: 500 })
  })

  // @shows WIRE-78
  it.each([
    ['an older backend has already confirmed the booking', 204, 'deposit', 'paid'],
    ['an older backend has released the booking', 204, 'void', 'expired'],
    ['an older backend confirmed the booking and then failed', 400, 'paidInFull', 'paid'],
  ])('depends on the status of the booking when %s', async (_when, answer, booking, status) => {
    controlFetch({
      [CHECK_CALL]: respondAlways(answer, 'unpaid'),
      [BOOKING_CALL]: respondAlways(200, { ...HELD_BOOKING, status: booking }),
    })
    await expect(check()).resolves.toMatchObject({ status })
  })

  it('is expired when the booking no longer exists', async () => {
    controlFetch({ [CHECK_CALL]: respondAlways(204), [BOOKING_CALL]: respondAlways(204) })
    await expect(check()).resolves.toMatchObject({ status: 'expired' })
  })

  it('is paid when the server finds the booking only by its payment id', async () => {
    controlFetch({
      [CHECK_CALL]: respondAlways(204),
      [BOOKING_CALL]: respondAlways(401),
      'GET /api/booking-id/cs_1': respondAlways(200, JSON.stringify(HELD_BOOKING._id)),
    })
    await expect(check()).resolves.toMatchObject({ status: 'paid' })
  })

  it('is pending when an older backend could not check the payment', async () => {
    controlFetch({
      [CHECK_CALL]: respondAlways(400, 'Stripe is out'),
      [BOOKING_CALL]: respondAlways(200, { ...HELD_BOOKING, status: 'void' }),
    })
    await expect(check()).resolves.toMatchObject({ status: 'pending' })
  })
})

const makeCheckInput = (more: Partial<PaymentCheckInput>): PaymentCheckInput => ({
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
    config: { ...makePaymentDeps().config, capabilities: OLDER_CAPABILITIES },
  }

  it.each([
    ['void', 'open'],
    ['deposit', 'paid'],
    ['reserved', 'booked'],
    ['cancelled', 'expired'],
  ])(
    'the booking is read instead of the payment: a booking with status %s is reported as %s',
    async (status, expected) => {
      const wire = controlFetch({ [BOOKING_CALL]: respondAlways(200, { ...HELD_BOOKING, status }) })
      const answer = checkPayment(
        older,
        makeCheckInput({ reported: 'unpaid' }),
        NEVER_ABORTED_SIGNAL,
      )
      await expect(answer).resolves.toMatchObject({ status: expected })
      expect(wire.calls).toHaveLength(1)
    },
  )

  // @shows WIRE-80
  it.each(['approved', 'lost'] as const)(
    'a PayPal payment reported as %s is checked by booking id and order id',
    async (reported) => {
      const wire = controlFetch({
        [`POST /api/check-paypal-order/${HELD_BOOKING._id}/order-1`]: respondAlways(200, 'OK'),
      })
      const input = makeCheckInput({ provider: 'payPal', paymentId: 'order-1', reported })
      await expect(checkPayment(older, input, NEVER_ABORTED_SIGNAL)).resolves.toMatchObject({
        status: 'paid',
      })
      expect(wire.calls).toHaveLength(1)
    },
  )
})
