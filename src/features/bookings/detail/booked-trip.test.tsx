import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { renderPage } from '#testing/page.tsx'

import { FIAT_DETAIL } from '../testing/bookings.ts'
import { BookedTrip } from './booked-trip.tsx'

const readTerms = () => screen.getAllByRole('term').map(({ textContent }) => textContent)

// While a cancellation is pending, the customer still has the car.
it.each([
  ['2027-05-01T08:00:00Z', { status: 'paid' }, 'Pick-up'],
  ['2027-06-02T08:00:00Z', { status: 'paid' }, 'Drop-off'],
  ['2027-06-02T08:00:00Z', { status: 'paid', cancelRequest: true }, 'Drop-off'],
  ['2027-06-02T08:00:00Z', { status: 'cancelled' }, 'Pick-up'],
  ['2027-06-09T08:00:00Z', { status: 'paid' }, 'Pick-up'],
] as const)('a trip shows the drop-off first while it runs: %s, %o: %s', (now, changes, first) => {
  vi.setSystemTime(now)
  renderPage(<BookedTrip booking={{ ...FIAT_DETAIL, ...changes }} />)

  expect(readTerms()[0]).toBe(first)
})

const readDefinitions = () =>
  screen.getAllByRole('definition').map(({ textContent }) => textContent)

describe('a location’s area', () => {
  const pickupLocation = { ...FIAT_DETAIL.pickupLocation, area: 'Tunis, Tunisia' }
  const SOUSSE = { _id: '66aa00000000000000000021', name: 'Sousse Station', area: 'Tunisia' }

  it.each([
    ['2027-05-01T08:00:00Z', 'is shown once for a round trip, with the pick-up'],
    ['2027-06-02T08:00:00Z', 'is shown with the drop-off during the rental'],
  ])('%s: %s', (now) => {
    vi.setSystemTime(now)
    const booking = { ...FIAT_DETAIL, status: 'paid', pickupLocation } as const
    renderPage(<BookedTrip booking={{ ...booking, dropOffLocation: pickupLocation }} />)

    expect(readDefinitions()[0]).toMatch(/Tunis-CarthageTunis, Tunisia$/)
    expect(readDefinitions()[1]).toMatch(/Tunis-Carthage$/)
  })

  it('is shown for both locations of a one-way rental', () => {
    renderPage(<BookedTrip booking={{ ...FIAT_DETAIL, pickupLocation, dropOffLocation: SOUSSE }} />)

    expect(readDefinitions()).toEqual([
      expect.stringMatching(/Tunis-CarthageTunis, Tunisia$/),
      expect.stringMatching(/Sousse StationTunisia$/),
    ])
  })
})
