import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { controlFetch, type ControlledFetch, respondAlways } from '#testing/calls.ts'
import { openApp } from '#testing/app.tsx'
import { click, settle } from '#testing/page.tsx'

import { HELD_BOOKING } from '../payment/testing/booking.ts'
import { CHECKOUT_PATH, makeCheckoutAnswers } from '../payment/testing/server-answers.ts'
import { installFakeEmbeddedStripe } from '../payment/methods/stripe/testing/stripe-in-page.ts'
import { downloadScreens } from './lazy-screens.ts'
import { BOOK_CALL, bookWithDeposit, findHeading, storeCustomer } from './testing/customer.ts'

const SESSION_CALL = 'POST /api/create-checkout-session'
const ORDER_CALL = 'POST /api/create-paypal-order'
const BOOKING_ID = HELD_BOOKING._id
const NO_BOOKINGS_RESPONSE = respondAlways(200, [{ resultData: [], pageInfo: [] }])
const SEARCH_RESPONSE = respondAlways(200, [
  { resultData: [{ _id: '66aa00000000000000000030' }], pageInfo: [{ totalRecords: 1 }] },
])

const SETTINGS = { backend: 'bookcars', baseCurrency: 'USD' }
const STRIPE_SETTINGS = { ...SETTINGS, paymentKeys: { stripe: 'pk_test_1' } }
const PAYPAL_SETTINGS = { ...SETTINGS, paymentKeys: { payPal: 'client-1' } }

const sessionResponse = respondAlways(200, {
  sessionId: 'cs_1',
  customerId: 'cus_1',
  clientSecret: 'cs_1_secret_9',
})

const controlOnlinePayments = (more: Parameters<typeof controlFetch>[0] = {}) =>
  controlFetch({
    ...makeCheckoutAnswers(),
    'POST /api/frontend-cars/*': SEARCH_RESPONSE,
    'POST /api/frontend-suppliers': respondAlways(200, [{ _id: HELD_BOOKING.supplier._id }]),
    'POST /api/bookings/*': NO_BOOKINGS_RESPONSE,
    [BOOK_CALL]: respondAlways(200, { bookingId: BOOKING_ID }),
    'GET /api/booking/*': respondAlways(200, HELD_BOOKING),
    [SESSION_CALL]: sessionResponse,
    [ORDER_CALL]: respondAlways(200, '"5O190127TN364715T"'),
    ...more,
  })

const findCalls = ({ calls }: ControlledFetch, name: string) =>
  calls.filter((call) => call.name === name)
const listCallOrder = ({ calls }: ControlledFetch) =>
  calls
    .map(({ name }) => name)
    .filter((name) => [SESSION_CALL, BOOK_CALL, ORDER_CALL].includes(name))

async function bookWithSettings(settings: object) {
  await openApp(CHECKOUT_PATH, 'en', settings)
  await bookWithDeposit()
}

beforeAll(downloadScreens)
beforeEach(storeCustomer)

// @shows WIRE-79
describe('paying online with a backend that requires payment before booking', () => {
  // @sets paymentKeys, baseCurrency
  it('creates the Stripe session first, then books with that session', async () => {
    const stripe = installFakeEmbeddedStripe()
    const wire = controlOnlinePayments()
    await bookWithSettings(STRIPE_SETTINGS)

    await waitFor(() => expect(stripe.embedded).toEqual(['cs_1_secret_9']))
    expect(listCallOrder(wire)).toEqual([SESSION_CALL, BOOK_CALL])
    expect(findCalls(wire, SESSION_CALL)[0]?.body).toEqual({
      amount: 250,
      currency: 'USD',
      locale: 'en',
      receiptEmail: 'amira@example.com',
      customerName: 'Amira Ben Salah',
      name: 'Masar - Renault Clio',
      description: expect.stringContaining('2099-06-01'),
    })
    expect(findCalls(wire, BOOK_CALL)[0]?.body).toMatchObject({
      sessionId: 'cs_1',
      customerId: 'cus_1',
      payLater: false,
      payPal: false,
      booking: { status: 'pending', isDeposit: true, price: 250 },
    })
  })

  it('checks the payment only after Stripe reports that it is complete', async () => {
    const stripe = installFakeEmbeddedStripe()
    const wire = controlOnlinePayments({
      'POST /api/check-checkout-session/cs_1': respondAlways(200, 'OK'),
    })
    await bookWithSettings(STRIPE_SETTINGS)
    await waitFor(() => expect(stripe.embedded).toHaveLength(1))
    expect(findCalls(wire, 'POST /api/check-checkout-session/cs_1')).toHaveLength(0)

    await settle(() => stripe.complete())
    expect(await findHeading(/^You’re booked/)).toBeVisible()
  })

  it('shows no payment form when the booking is refused', async () => {
    const stripe = installFakeEmbeddedStripe()
    controlOnlinePayments({ [BOOK_CALL]: respondAlways(400, 'No.') })
    await bookWithSettings(STRIPE_SETTINGS)

    expect(await findHeading(/can’t be booked/)).toBeVisible()
    expect(stripe.embedded).toEqual([])
  })

  it('finds the booking by its session when the response was lost', async () => {
    const stripe = installFakeEmbeddedStripe()
    const wire = controlOnlinePayments({
      [BOOK_CALL]: (call) => call.lose(),
      'GET /api/booking-id/cs_1': respondAlways(200, JSON.stringify(BOOKING_ID)),
    })
    await bookWithSettings(STRIPE_SETTINGS)
    await click('button', 'Try again')

    await waitFor(() => expect(stripe.embedded).toEqual(['cs_1_secret_9']))
    expect(listCallOrder(wire)).toEqual([SESSION_CALL, BOOK_CALL])
  })

  it('releases the booking by its session when a reload has closed the payment form', async () => {
    installFakeEmbeddedStripe()
    const release = `DELETE /api/delete-temp-booking/${BOOKING_ID}/cs_1`
    const wire = controlOnlinePayments({ [release]: respondAlways(200, 'OK') })
    await bookWithSettings(STRIPE_SETTINGS)
    cleanup()
    await openApp(CHECKOUT_PATH, 'en', STRIPE_SETTINGS)

    expect(await findHeading(/^The payment form was closed$/)).toBeVisible()
    expect(screen.getByText(/It closed when the page reloaded/)).toBeVisible()
    expect(screen.queryByText(/payment method isn’t available/)).not.toBeInTheDocument()
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('secret')
    await click('button', 'Use another payment method')
    expect(await findHeading(/^Payment options \(/)).toBeVisible()
    expect(findCalls(wire, release)).toHaveLength(1)
  })

  it('books with PayPal as the provider, and creates the order afterwards', async () => {
    const wire = controlOnlinePayments()
    await bookWithSettings(PAYPAL_SETTINGS)

    await waitFor(() => expect(listCallOrder(wire)).toEqual([BOOK_CALL, ORDER_CALL]))
    expect(findCalls(wire, BOOK_CALL)[0]?.body).toMatchObject({ payPal: true, payLater: false })
    expect(findCalls(wire, BOOK_CALL)[0]?.body).not.toHaveProperty('sessionId')
    expect(findCalls(wire, ORDER_CALL)[0]?.body).toMatchObject({
      bookingId: BOOKING_ID,
      amount: 250,
      currency: 'USD',
    })
  })

  it('offers no online payment when the operator has no keys', async () => {
    controlOnlinePayments()
    await openApp(CHECKOUT_PATH, 'en', SETTINGS)
    await findHeading(/Booking options \(/)
    await click('button', 'Continue to driver details')
    await click('button', 'Continue to payment options')
    expect(screen.getByRole('radio', { name: 'Pay the deposit online' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  })
})
