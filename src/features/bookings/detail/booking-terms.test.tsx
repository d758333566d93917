import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import type { Booking } from '#api/queries/bookings.query.ts'
import { renderPage } from '#testing/page.tsx'

import { AMIRA_VIEWER, FIAT_DETAIL } from '../testing/bookings.ts'
import { BookingTerms } from './booking-terms.tsx'

const DUE = /due at pick-up$/
const FREE = /^Free cancellation until/

function show(changes: Partial<Booking>, now = '2027-05-01T08:00:00Z') {
  vi.setSystemTime(now)
  renderPage(<BookingTerms booking={{ ...FIAT_DETAIL, ...changes }} />, { viewer: AMIRA_VIEWER })
}

// @shows BOOKING-4, BOOKING-15
describe('the terms at the top of a booking', () => {
  it('state the amount due and the deadline for free cancellation', () => {
    show({ status: 'reserved', cancellation: true })

    expect(screen.getByText(DUE)).toBeVisible()
    expect(screen.getByText(FREE)).toBeVisible()
  })

  it('state no deadline without the cancellation option', () => {
    show({ status: 'reserved', cancellation: false })

    expect(screen.getByText(DUE)).toBeVisible()
    expect(screen.queryByText(FREE)).not.toBeInTheDocument()
  })

  it.each([
    ['a cancellation is requested', { cancelRequest: true, cancellation: true }, undefined],
    ['the booking is cancelled', { status: 'cancelled', cancellation: true }, undefined],
    ['the rental has begun', { status: 'reserved', cancellation: true }, '2027-06-02T08:00:00Z'],
  ] as const)('are not shown when %s', (_case, changes, now) => {
    show(changes, now)

    expect(screen.queryByText(DUE)).not.toBeInTheDocument()
    expect(screen.queryByText(FREE)).not.toBeInTheDocument()
  })
})
