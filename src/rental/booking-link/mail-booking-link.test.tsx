import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { openApp } from '#testing/app.tsx'
import { controlFetch, respondAlways } from '#testing/calls.ts'

const BOOKING_ID = '66aa00000000000000000099'

it('the sign-in page offers to email guests a link to their booking', async () => {
  controlFetch({ 'POST /api/mail-booking-link': respondAlways(200, 'OK') })
  await openApp(`/sign-in?from=${encodeURIComponent(`/booking?b=${BOOKING_ID}`)}`)
  expect(await screen.findByRole('heading', { name: 'Booked without an account?' })).toBeVisible()
  const addresses = screen.getAllByLabelText('Email')
  expect(addresses).toHaveLength(2)
})
