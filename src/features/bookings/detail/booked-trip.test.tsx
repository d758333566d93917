import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { renderPage } from '#testing/page.tsx'

import { FIAT_DETAIL } from '../testing/bookings.ts'
import { BookedTrip } from './booked-trip.tsx'

const names = () => screen.getAllByRole('term').map(({ textContent }) => textContent)

// During a pending cancellation the customer still has the car.
it.each([
  ['2027-05-01T08:00:00Z', { status: 'paid' }, 'Pick-up'],
  ['2027-06-02T08:00:00Z', { status: 'paid' }, 'Drop-off'],
  ['2027-06-02T08:00:00Z', { status: 'paid', cancelRequest: true }, 'Drop-off'],
  ['2027-06-02T08:00:00Z', { status: 'cancelled' }, 'Pick-up'],
  ['2027-06-09T08:00:00Z', { status: 'paid' }, 'Pick-up'],
] as const)('a trip shows the drop-off first while it runs: %s, %o: %s', (now, changes, first) => {
  vi.setSystemTime(now)
  renderPage(<BookedTrip booking={{ ...FIAT_DETAIL, ...changes }} />)

  expect(names()[0]).toBe(first)
})
