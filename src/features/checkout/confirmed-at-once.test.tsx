import { screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'

import { BOOKING_ID } from '@masar/machines/checkout/testing/checkout-fixtures.ts'
import { controlFetch } from '#testing/calls.ts'
import { click } from '#testing/page.tsx'

import { makeCheckoutAnswers, CLIO_WITH_OPTIONS } from '../payment/testing/server-answers.ts'
import { downloadScreens } from './lazy-screens.ts'
import {
  respondToBooking,
  findHeading,
  openCheckoutPage,
  storeCustomer,
  goToReview,
} from './testing/customer.ts'

beforeAll(downloadScreens)

const LOCATION = { _id: '66aa00000000000000000020', name: 'Tunis-Carthage' }
const CREATED_BOOKING = {
  _id: BOOKING_ID,
  reference: '7K4D2QX',
  status: 'pending',
  supplier: CLIO_WITH_OPTIONS.supplier,
  car: CLIO_WITH_OPTIONS,
  driver: { _id: '66aa00000000000000000001', fullName: 'Amira Ben Salah' },
  pickupLocation: LOCATION,
  dropOffLocation: LOCATION,
  from: '2099-06-01T09:00:00.000Z',
  to: '2099-06-03T09:00:00.000Z',
  cancelRequest: false,
  price: 143,
}

// @shows BOOKING-30
it('the confirmation shows the reference from the booking response, without fetching the booking', async () => {
  storeCustomer()
  const wire = controlFetch(makeCheckoutAnswers())
  await openCheckoutPage()
  await goToReview()
  await click('button', /^Book now/)
  await respondToBooking(wire, 200, {
    bookingId: BOOKING_ID,
    status: 'pending',
    booking: CREATED_BOOKING,
  })

  await findHeading(/^Booking received/)
  expect(screen.getByText('Waiting for Jasmin Auto to confirm')).toBeVisible()
  expect(screen.getByText('Tunisia')).toBeVisible()
  // The voucher repeats the reference, but is visible only in print.
  expect((await screen.findAllByText('7K4D2QX'))[0]).toBeVisible()
  expect(wire.calls.map(({ name }) => name)).not.toContain(`GET /api/booking/${BOOKING_ID}/en`)
})
