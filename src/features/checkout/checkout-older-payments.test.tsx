import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { controlFetch, type ControlledFetch, respondAlways } from '#testing/calls.ts'
import { openApp } from '#testing/app.tsx'
import { click, settle } from '#testing/page.tsx'

import { HELD_BOOKING } from '../payment/testing/booking.ts'
import { CHECKOUT_PATH, answersWith } from '../payment/testing/server-answers.ts'
import { putEmbeddedStripeInPage } from '../payment/methods/stripe/testing/stripe-in-page.ts'
import { downloadScreens } from './lazy-screens.ts'
import { BOOK_CALL, bookWithDeposit, findHeading, storeCustomer } from './testing/customer.ts'

const SESSION = 'POST /api/create-checkout-session'
const ORDER = 'POST /api/create-paypal-order'
const BOOKING = HELD_BOOKING._id
const NO_BOOKINGS = respondAlways(200, [{ resultData: [], pageInfo: [] }])
const SEARCHED = respondAlways(200, [
  { resultData: [{ _id: '66aa00000000000000000030' }], pageInfo: [{ totalRecords: 1 }] },
])

/** The settings of an operator who uses US dollars. */
const SETTINGS = { backend: 'bookcars', baseCurrency: 'USD' }
const BY_STRIPE = { ...SETTINGS, paymentKeys: { stripe: 'pk_test_1' } }
const BY_PAYPAL = { ...SETTINGS, paymentKeys: { payPal: 'client-1' } }

const session = respondAlways(200, {
  sessionId: 'cs_1',
  customerId: 'cus_1',
  clientSecret: 'cs_1_secret_9',
})

const online = (more: Parameters<typeof controlFetch>[0] = {}) =>
  controlFetch({
    ...answersWith(),
    'POST /api/frontend-cars/*': SEARCHED,
    'POST /api/frontend-suppliers': respondAlways(200, [{ _id: HELD_BOOKING.supplier._id }]),
    'POST /api/bookings/*': NO_BOOKINGS,
    [BOOK_CALL]: respondAlways(200, { bookingId: BOOKING }),
    'GET /api/booking/*': respondAlways(200, HELD_BOOKING),
    [SESSION]: session,
    [ORDER]: respondAlways(200, '"5O190127TN364715T"'),
    ...more,
  })

const asked = ({ calls }: ControlledFetch, name: string) =>
  calls.filter((call) => call.name === name)
const order = ({ calls }: ControlledFetch) =>
  calls.map(({ name }) => name).filter((name) => [SESSION, BOOK_CALL, ORDER].includes(name))

async function bookAt(settings: object) {
  await openApp(CHECKOUT_PATH, 'en', settings)
  await bookWithDeposit()
}

beforeAll(downloadScreens)
beforeEach(storeCustomer)

// @shows WIRE-79
describe('paying online at a backend that requires the payment before the booking', () => {
  // @sets paymentKeys, baseCurrency
  it('creates the Stripe session first, and books with it', async () => {
    const stripe = putEmbeddedStripeInPage()
    const wire = online()
    await bookAt(BY_STRIPE)

    await waitFor(() => expect(stripe.embedded).toEqual(['cs_1_secret_9']))
    expect(order(wire)).toEqual([SESSION, BOOK_CALL])
    expect(asked(wire, SESSION)[0]?.body).toEqual({
      amount: 250,
      currency: 'USD',
      locale: 'en',
      receiptEmail: 'amira@example.com',
      customerName: 'Amira Ben Salah',
      name: 'Masar - Renault Clio',
      description: expect.stringContaining('2099-06-01'),
    })
    expect(asked(wire, BOOK_CALL)[0]?.body).toMatchObject({
      sessionId: 'cs_1',
      customerId: 'cus_1',
      payLater: false,
      payPal: false,
      booking: { status: 'pending', isDeposit: true, price: 250 },
    })
  })

  it('checks the payment only after Stripe reports that it is complete', async () => {
    const stripe = putEmbeddedStripeInPage()
    const wire = online({ 'POST /api/check-checkout-session/cs_1': respondAlways(200, 'OK') })
    await bookAt(BY_STRIPE)
    await waitFor(() => expect(stripe.embedded).toHaveLength(1))
    expect(asked(wire, 'POST /api/check-checkout-session/cs_1')).toHaveLength(0)

    await settle(() => stripe.complete())
    expect(await findHeading(/^You’re booked/)).toBeVisible()
  })

  it('shows no form when the booking was refused', async () => {
    const stripe = putEmbeddedStripeInPage()
    online({ [BOOK_CALL]: respondAlways(400, 'No.') })
    await bookAt(BY_STRIPE)

    expect(await findHeading(/can’t be booked/)).toBeVisible()
    expect(stripe.embedded).toEqual([])
  })

  it('finds the booking by its session when the response was lost', async () => {
    const stripe = putEmbeddedStripeInPage()
    const wire = online({
      [BOOK_CALL]: (call) => call.lose(),
      'GET /api/booking-id/cs_1': respondAlways(200, JSON.stringify(BOOKING)),
    })
    await bookAt(BY_STRIPE)
    await click('button', 'Try again')

    await waitFor(() => expect(stripe.embedded).toEqual(['cs_1_secret_9']))
    expect(order(wire)).toEqual([SESSION, BOOK_CALL])
  })

  it('releases the booking by its session when the form was lost by a reload', async () => {
    putEmbeddedStripeInPage()
    const release = `DELETE /api/delete-temp-booking/${BOOKING}/cs_1`
    const wire = online({ [release]: respondAlways(200, 'OK') })
    await bookAt(BY_STRIPE)
    cleanup()
    await openApp(CHECKOUT_PATH, 'en', BY_STRIPE)

    expect(await findHeading(/^The payment form was closed$/)).toBeVisible()
    expect(screen.getByText(/It closed when the page reloaded/)).toBeVisible()
    expect(screen.queryByText(/payment method isn’t available/)).not.toBeInTheDocument()
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('secret')
    await click('button', 'Use another payment method')
    expect(await findHeading(/^Payment options \(/)).toBeVisible()
    expect(asked(wire, release)).toHaveLength(1)
  })

  it('books with PayPal as the provider, and creates the order afterwards', async () => {
    const wire = online()
    await bookAt(BY_PAYPAL)

    await waitFor(() => expect(order(wire)).toEqual([BOOK_CALL, ORDER]))
    expect(asked(wire, BOOK_CALL)[0]?.body).toMatchObject({ payPal: true, payLater: false })
    expect(asked(wire, BOOK_CALL)[0]?.body).not.toHaveProperty('sessionId')
    expect(asked(wire, ORDER)[0]?.body).toMatchObject({
      bookingId: BOOKING,
      amount: 250,
      currency: 'USD',
    })
  })

  it('offers no online payment when the operator has no keys', async () => {
    online()
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
