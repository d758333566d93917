import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { renderPage } from '#testing/page.tsx'

import { FIAT } from '../testing/bookings.ts'
import { BookingPrice } from './booking-price.tsx'

const BOOKING = {
  ...FIAT,
  status: 'deposit',
  isDeposit: true,
  totalPrice: 150.5,
  deposit: 250,
} as const

const STARTED_RENTAL_TIMES = { from: '2020-06-01T09:00Z', to: '2097-06-03T09:00Z' } as const

describe('the balance in the list of bookings', () => {
  // @shows BOOKING-4
  it.each([
    ['the rental when the deposit was paid', BOOKING, '150.50 TND due at pick-up'],
    [
      'rental and deposit when nothing was paid',
      { ...BOOKING, status: 'reserved', isDeposit: false, price: 150.5, paidOnline: 0 },
      '400.50 TND due at pick-up',
    ],
    [
      'the deposit when the rental was paid',
      { ...BOOKING, status: 'paid', isDeposit: false, price: 150.5, paidOnline: 150.5 },
      '250 TND due at pick-up',
    ],
  ] as const)('shows %s', (_due, booking, text) => {
    renderPage(<BookingPrice booking={booking} />)

    expect(screen.getByText(text)).toBeVisible()
  })

  it.each([
    [
      'everything was paid',
      { ...BOOKING, status: 'paidInFull', isPayedInFull: true, price: 400.5 },
    ],
    [
      'staff recorded that everything was paid',
      { ...BOOKING, status: 'paidInFull', paidOnline: 250 },
    ],
    ['the booking is cancelled', { ...BOOKING, status: 'cancelled' }],
    ['the rental has ended', { ...BOOKING, from: '2020-06-01T09:00Z', to: '2020-06-03T09:00Z' }],
    ['the rental has begun', { ...BOOKING, ...STARTED_RENTAL_TIMES }],
    [
      'a cancellation was requested and the rental has begun',
      { ...BOOKING, ...STARTED_RENTAL_TIMES, cancelRequest: true },
    ],
    ['a cancellation is requested', { ...BOOKING, cancelRequest: true }],
    ['an unconfirmed rental has begun', { ...BOOKING, ...STARTED_RENTAL_TIMES, status: 'pending' }],
    ['the server sends neither deposit nor payments', FIAT],
  ] as const)('shows nothing when %s', (_case, booking) => {
    renderPage(<BookingPrice booking={booking} />)

    expect(screen.queryByText(/due at pick-up/)).not.toBeInTheDocument()
  })
})
