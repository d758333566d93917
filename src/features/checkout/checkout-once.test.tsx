import { screen, waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'

import { BOOKING_ID } from '@masar/machines/checkout/testing/checkout-fixtures.ts'
import { openApp } from '#testing/app.tsx'
import { controlFetch, type ControlledFetch, respondAlways } from '#testing/calls.ts'
import { click, settle } from '#testing/page.tsx'

import {
  AMIRA_PROFILE,
  makeCheckoutAnswers,
  CHECKOUT_PATH,
  CLIO_WITH_OPTIONS,
} from '../payment/testing/server-answers.ts'
import { downloadScreens } from './lazy-screens.ts'
import {
  respondToBooking,
  BOOK_CALL,
  listBookCalls,
  findHeading,
  storeCustomer,
  goToReview,
} from './testing/customer.ts'

beforeAll(downloadScreens)

const OWN_BOOKINGS_CALL = 'POST /api/bookings/1/100/en'
const { supplier } = CLIO_WITH_OPTIONS

const makeBookingsPage = (rows: object[]) => [
  { resultData: rows, pageInfo: [{ totalRecords: rows.length }] },
]
const STORED_BOOKING = {
  _id: BOOKING_ID,
  status: 'pending',
  car: { _id: CLIO_WITH_OPTIONS._id, name: 'Renault Clio' },
  from: '2099-06-01T09:00:00.000Z',
  to: '2099-06-03T09:00:00.000Z',
}

const openWithOlderBackend = () => openApp(CHECKOUT_PATH, 'en', { backend: 'bookcars' })

async function loseResponse(wire: ControlledFetch) {
  await goToReview()
  await click('button', /^Book now/)
  await waitFor(() => wire.waiting(BOOK_CALL))
  await settle(() => wire.waiting(BOOK_CALL).lose())
  await findHeading(/^Something went wrong/)
}

// @shows BOOK-26
describe('checkout with a backend that has no idempotency keys', () => {
  const answers = {
    ...makeCheckoutAnswers(),
    'POST /api/frontend-suppliers': respondAlways(200, [supplier]),
  }

  it('finds the first attempt’s booking on a retry, and creates no second one', async () => {
    storeCustomer()
    let mine: object[] = []
    const wire = controlFetch({
      ...answers,
      [OWN_BOOKINGS_CALL]: (call) => call.answer(200, makeBookingsPage(mine)),
    })
    await openWithOlderBackend()
    await loseResponse(wire)
    expect(screen.queryByText(/^Trying again is safe/)).toBeNull()
    expect(screen.getByText(/we’ll check your bookings first/)).toBeVisible()
    mine = [
      { ...STORED_BOOKING, _id: '66aa00000000000000000091', to: '2099-06-04T09:00:00.000Z' },
      STORED_BOOKING,
    ]
    await click('button', 'Try again')

    expect(await findHeading(/^Booking received/)).toBeVisible()
    expect(listBookCalls(wire)).toHaveLength(1)
    expect(wire.calls.find(({ name }) => name === OWN_BOOKINGS_CALL)?.body).toMatchObject({
      user: AMIRA_PROFILE._id,
      suppliers: [supplier._id],
    })
  })

  it('books on a retry when the first attempt did not create a booking', async () => {
    storeCustomer()
    const wire = controlFetch({
      ...answers,
      [OWN_BOOKINGS_CALL]: respondAlways(200, makeBookingsPage([])),
    })
    await openWithOlderBackend()
    await loseResponse(wire)
    await click('button', 'Try again')
    await respondToBooking(wire, 200, { bookingId: BOOKING_ID })

    expect(await findHeading(/^Booking received/)).toBeVisible()
    expect(listBookCalls(wire)).toHaveLength(2)
  })

  it('finds the booking when the backend fails after storing it', async () => {
    storeCustomer()
    let mine: object[] = []
    const wire = controlFetch({
      ...answers,
      [OWN_BOOKINGS_CALL]: (call) => call.answer(200, makeBookingsPage(mine)),
    })
    await openWithOlderBackend()
    await goToReview()
    await click('button', /^Book now/)
    await waitFor(() => wire.waiting(BOOK_CALL))
    mine = [STORED_BOOKING]
    await respondToBooking(wire, 400, 'An error occurred: connect ECONNREFUSED')

    expect(await findHeading(/^Booking received/)).toBeVisible()
    expect(listBookCalls(wire)).toHaveLength(1)
  })

  it('offers to sign in again when the session has expired', async () => {
    storeCustomer()
    const wire = controlFetch({
      ...answers,
      [OWN_BOOKINGS_CALL]: respondAlways(403, { message: 'No token provided!' }),
    })
    await openWithOlderBackend()
    await goToReview()
    await click('button', /^Book now/)

    expect(await findHeading(/session has (ended|expired)|signed out/i)).toBeVisible()
    expect(listBookCalls(wire)).toHaveLength(0)
  })

  it('shows an earlier booking of the same car and trip instead of booking again', async () => {
    storeCustomer()
    const wire = controlFetch({
      ...answers,
      [OWN_BOOKINGS_CALL]: respondAlways(200, makeBookingsPage([STORED_BOOKING])),
    })
    await openWithOlderBackend()
    await goToReview()
    await click('button', /^Book now/)

    expect(await findHeading(/^You’ve booked this car$/)).toBeVisible()
    expect(listBookCalls(wire)).toHaveLength(0)
  })

  it('does not book again when the guest’s address has an account by now', async () => {
    let isFree = true
    const wire = controlFetch({
      ...answers,
      'POST /api/validate-email': (call) => call.answer(isFree ? 200 : 204, 'OK'),
    })
    await openWithOlderBackend()
    await loseResponse(wire)
    expect(screen.getByText(/check your email before you try/)).toBeVisible()
    isFree = false
    await click('button', 'Try again')

    expect(await findHeading(/^You may have booked already$/)).toBeVisible()
    expect(screen.queryByText(/Nothing has been booked/)).toBeNull()
    expect(listBookCalls(wire)).toHaveLength(1)
  })

  it('lets a guest set a password when the first attempt has created an account', async () => {
    let isFree = true
    const wire = controlFetch({
      ...answers,
      'POST /api/validate-email': (call) => call.answer(isFree ? 200 : 204, 'OK'),
    })
    await openWithOlderBackend()
    await goToReview()
    await click('button', /^Book now/)
    await waitFor(() => wire.waiting(BOOK_CALL))
    isFree = false
    await respondToBooking(wire, 400, 'An error occurred: connect ECONNREFUSED')

    expect(await findHeading(/^You may have booked already$/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Choose a password' })).toHaveAttribute(
      'href',
      expect.stringContaining('/forgot-password'),
    )
  })

  it('shows that the backend gave no reason for a refusal', async () => {
    const wire = controlFetch(answers)
    await openWithOlderBackend()
    await goToReview()
    await click('button', /^Book now/)
    await respondToBooking(wire, 400, 'E11000 duplicate key')

    expect(await findHeading(/^This trip can’t be booked$/)).toBeVisible()
    expect(screen.getByText(/refused it and didn’t say why/)).toBeVisible()
    expect(screen.queryByText(/Nothing has been booked/)).toBeNull()
  })

  // @shows BOOK-23
  it('applies the supplier’s minimum rental, which only the supplier search reports', async () => {
    controlFetch({ ...answers, 'POST /api/frontend-suppliers': respondAlways(200, []) })
    await openWithOlderBackend()

    expect(await findHeading(/^This trip can’t be booked|not possible|no such/i)).toBeVisible()
  })
})
