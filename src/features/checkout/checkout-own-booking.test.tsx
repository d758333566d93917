import { screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'

import { controlFetch, respondAlways } from '#testing/calls.ts'
import { createCarPage, CARTHAGO, DUSTER } from '#testing/fleet.ts'
import { click } from '#testing/page.tsx'

import { downloadScreens } from './lazy-screens.ts'
import { BOOKING_ID } from '@masar/machines/checkout/testing/checkout-fixtures.ts'
import { respondToBooking, findHeading, openCheckoutPage, goToReview } from './testing/customer.ts'
import { makeCheckoutAnswers, CLIO_WITH_OPTIONS } from '../payment/testing/server-answers.ts'

beforeAll(downloadScreens)

const SESSION_ID = 'cs_test_1'
const BOOKING_URL = `/booking?b=${BOOKING_ID}`
const ownBooking = { _id: BOOKING_ID, status: 'paidInFull' } as const
const unpaidBooking = {
  ...ownBooking,
  status: 'void',
  sessionId: SESSION_ID,
  provider: 'sandbox',
} as const

const findBookingLink = () => screen.findByRole('link', { name: 'View booking' })

describe('a checkout link for a booked car, in a new window', () => {
  it('links to the viewer’s own booking', async () => {
    controlFetch(makeCheckoutAnswers({ availability: 'taken', ownBooking }))
    await openCheckoutPage()
    await findHeading(/^You’ve booked this car$/)
    expect(await findBookingLink()).toHaveAttribute('href', BOOKING_URL)
    expect(screen.queryByText(/has just been booked/)).toBeNull()
  })

  it('links to the viewer’s own booking when the server refuses another one', async () => {
    const wire = controlFetch(makeCheckoutAnswers())
    await openCheckoutPage()
    await goToReview()
    await click('button', /^Book now/)
    await respondToBooking(wire, 409, { code: 'car-taken', bookingId: BOOKING_ID })
    await findHeading(/^You’ve booked this car$/)
    expect(await findBookingLink()).toHaveAttribute('href', BOOKING_URL)
  })

  it('continues with the existing payment, and offers another one after a decline', async () => {
    const location = { _id: '66aa00000000000000000020', name: 'Tunis-Carthage' }
    const wire = controlFetch({
      ...makeCheckoutAnswers({ ownBooking: unpaidBooking }),
      [`GET /api/booking/${BOOKING_ID}/en`]: respondAlways(200, {
        _id: BOOKING_ID,
        supplier: CLIO_WITH_OPTIONS.supplier,
        car: CLIO_WITH_OPTIONS,
        driver: {
          _id: '66aa00000000000000000001',
          fullName: 'Badis Gharbi',
          email: 'b@example.org',
        },
        pickupLocation: location,
        dropOffLocation: location,
        from: '2099-06-01T09:00:00.000Z',
        to: '2099-06-03T09:00:00.000Z',
        status: 'void',
        isDeposit: true,
        cancelRequest: false,
        price: 250,
      }),
      [`POST /api/check-checkout-session/${SESSION_ID}`]: respondAlways(400, {
        code: 'payment-declined',
      }),
    })
    await openCheckoutPage()
    await findHeading(/^Your payment for this car isn’t complete$/)
    await click('button', 'Continue to payment')
    expect(await screen.findByText('Payment failed.')).toBeVisible()
    expect(wire.calls.map(({ name }) => name)).not.toContain('POST /api/create-checkout-session')
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  })

  it('mentions no other customers when it is unknown who booked the car', async () => {
    controlFetch(makeCheckoutAnswers({ availability: 'taken' }))
    await openCheckoutPage()
    await findHeading(/^This car is already booked for these dates$/)
    expect(screen.queryByText(/has just been booked/)).toBeNull()
  })

  // @shows CAR-20
  it('lists other cars that are free on the same dates', async () => {
    controlFetch({
      ...makeCheckoutAnswers({ availability: 'taken' }),
      'POST /api/frontend-suppliers': respondAlways(200, [CARTHAGO]),
      'POST /api/frontend-cars/*': respondAlways(200, createCarPage([DUSTER])),
    })
    await openCheckoutPage()

    const others = await screen.findByRole('list', { name: 'Available for your dates' })
    expect(within(others).getByRole('link', { name: 'Dacia Duster' })).toBeVisible()
  })
})
