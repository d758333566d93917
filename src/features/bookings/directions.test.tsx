import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { renderPage } from '#testing/page.tsx'

import { DirectionsButton, DirectionsLink } from './directions.tsx'
import { FIAT_DETAIL } from './testing/bookings.ts'

const BOOKING = {
  ...FIAT_DETAIL,
  status: 'paid',
  pickupLocation: { ...FIAT_DETAIL.pickupLocation, latitude: 36.85, longitude: 10.22 },
  dropOffLocation: { ...FIAT_DETAIL.dropOffLocation, latitude: 35.75, longitude: 10.75 },
} as const

describe('the directions for a booking', () => {
  it.each([
    ['to the pick-up before the rental', '2027-05-01T08:00:00Z', {}, '36.85%2C10.22'],
    ['to the drop-off during the rental', '2027-06-02T08:00:00Z', {}, '35.75%2C10.75'],
    [
      'to the drop-off while a cancellation is pending',
      '2027-06-02T08:00:00Z',
      { cancelRequest: true },
      '35.75%2C10.75',
    ],
  ] as const)('lead %s', (_where, now, changes, point) => {
    vi.setSystemTime(now)
    const booking = { ...BOOKING, ...changes }
    renderPage(
      <>
        <DirectionsButton booking={booking} />
        <DirectionsLink booking={booking} />
      </>,
    )

    const address = `https://www.google.com/maps/dir/?api=1&destination=${point}`
    const links = screen.getAllByRole('link', { name: 'Directions' })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([address, address])
  })
})
