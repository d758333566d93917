import { screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'

import { BOOKING_ID } from '@masar/machines/checkout/testing/checkout-fixtures.ts'
import { controlFetch } from '#testing/calls.ts'
import { click } from '#testing/page.tsx'

import { answersWith, CLIO_WITH_OPTIONS } from '../payment/testing/server-answers.ts'
import { downloadScreens } from './lazy-screens.ts'
import {
  answerBooking,
  findHeading,
  openCheckoutPage,
  storeCustomer,
  toReview,
} from './testing/customer.ts'

beforeAll(downloadScreens)

const LOCATION = { _id: '66aa00000000000000000020', name: 'Tunis-Carthage' }
const BOOKED = {
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
it('the confirmation shows the reference from the booking response, without another call', async () => {
  storeCustomer()
  const wire = controlFetch(answersWith())
  await openCheckoutPage()
  await toReview()
  await click('button', /^Book now/)
  await answerBooking(wire, 200, { bookingId: BOOKING_ID, status: 'pending', booking: BOOKED })

  await findHeading(/^Booking received/)
  expect(screen.getByText('Waiting for Jasmin Auto to confirm')).toBeVisible()
  expect(screen.getByText('Tunisia')).toBeVisible()
  // The voucher, which is only printed, repeats it.
  expect((await screen.findAllByText('7K4D2QX'))[0]).toBeVisible()
  expect(wire.calls.map(({ name }) => name)).not.toContain(`GET /api/booking/${BOOKING_ID}/en`)
})
