import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { renderPage } from '#testing/page.tsx'
import { ANA } from '#testing/people.ts'

import { FIAT_DETAIL } from '../../features/bookings/testing/bookings.ts'
import { Offline } from '../../routes/-offline.tsx'
import { storeOfflineBooking } from './offline-bookings.ts'

it('the offline page falls back to the time zone of the pick-up location', () => {
  localStorage.setItem('masar-user', JSON.stringify({ _id: ANA._id, language: 'en' }))
  const { timeZone: _, ...booking } = FIAT_DETAIL
  const pickupLocation = { ...booking.pickupLocation, timeZone: 'Asia/Dubai' }
  storeOfflineBooking(ANA._id, { ...booking, pickupLocation })
  renderPage(<Offline />)

  expect(screen.getByText('Tue, 1 Jun 2027, 13:00')).toBeVisible()
})
