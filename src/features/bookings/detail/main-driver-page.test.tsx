import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { MAIN_DRIVER } from '@masar/machines/checkout/testing/checkout-fixtures.ts'

import { FIAT_DETAIL } from '../testing/bookings.ts'
import { showBookingPage } from '../testing/booking-page.tsx'

beforeEach(() => {
  vi.setSystemTime('2027-05-01T08:00:00Z')
})

describe('a booking for another driver', () => {
  const booking = { mainDriver: MAIN_DRIVER, status: 'reserved', amendments: true } as const

  it('shows the customer the driver’s details and all actions', () => {
    showBookingPage({ booking })

    expect(screen.getByRole('heading', { name: 'Main driver' })).toBeVisible()
    expect(screen.getByText('chiraz@example.com')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Change this booking' })).toBeVisible()
  })

  // @shows BOOKING-46
  it('shows the driver who made the booking, but not the customer’s actions', () => {
    const driver = { _id: FIAT_DETAIL.driver._id, fullName: 'Amira Ben Salah', email: '' }
    const seen = { ...booking, driver, isForDriver: true, payments: [] }
    showBookingPage({ booking: seen, viewer: { status: 'anonymous', user: null } })

    expect(screen.getByText('Amira Ben Salah has booked this car for you')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Print or save the voucher' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Add arrival details' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Change this booking' })).toBeNull()
    expect(screen.queryByRole('heading', { name: /cancellation/i })).toBeNull()
  })
})
