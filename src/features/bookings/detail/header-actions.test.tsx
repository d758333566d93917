import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { Booking } from '#api/queries/bookings.query.ts'
import type { Viewer } from '#api/viewer.ts'
import { renderPage } from '#testing/page.tsx'

import { AMIRA_VIEWER, FIAT_DETAIL } from '../testing/bookings.ts'
import { SUPPLIER_STAFF } from '../testing/staff.ts'
import { HeaderActions } from './header-actions.tsx'

beforeEach(() => {
  vi.setSystemTime('2027-05-01T08:00:00Z')
})

const show = (changes: Partial<Booking>, viewer: Viewer = AMIRA_VIEWER) =>
  renderPage(<HeaderActions booking={{ ...FIAT_DETAIL, ...changes }} />, { viewer })
const queryBookAgainLink = () => screen.queryByRole('link', { name: 'Book again' })
const BOOKING_WITH_PHONE = { supplier: { ...FIAT_DETAIL.supplier, phone: '+216 71 000 101' } }

describe('the booking actions', () => {
  // @shows BOOKING-34
  it('include the voucher, and a phone link when the company has a phone number', () => {
    show(BOOKING_WITH_PHONE)

    expect(screen.getByRole('button', { name: 'Print or save the voucher' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Call Jasmin Auto: +216 71 000 101' })).toHaveAttribute(
      'href',
      'tel:+21671000101',
    )
    expect(queryBookAgainLink()).not.toBeInTheDocument()
  })

  it('include no phone link when the company has no phone number', () => {
    show({})

    expect(screen.queryByRole('link', { name: /^Call/ })).not.toBeInTheDocument()
  })

  it('include a link to the payment while the car is held', () => {
    show({ status: 'void', expiresAt: '2027-05-01T08:30:00.000Z' })

    expect(screen.getByRole('link', { name: 'Continue to payment' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/checkout\?car=66aa00000000000000000030&/),
    )
    expect(queryBookAgainLink()).not.toBeInTheDocument()
  })

  it.each([
    { status: 'cancelled' },
    { status: 'void' },
    { status: 'void', expiresAt: '2027-05-01T07:30:00.000Z' },
  ] as const)('offer to book the same days again: $status', (changes) => {
    show(changes)

    expect(queryBookAgainLink()).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/checkout\?car=66aa00000000000000000030&.*from=2027-06-01T10/),
    )
  })

  // @shows BOOKING-35
  it.each(['paid', 'cancelled', 'void'] as const)(
    'offer the same car on new dates when the booked dates have passed: %s',
    (status) => {
      vi.setSystemTime('2027-06-09T08:00:00Z')
      show({ status })

      // Tuesday to Thursday, as in the original booking.
      expect(queryBookAgainLink()?.getAttribute('href')?.replaceAll('%3A', ':')).toBe(
        '/car/66aa00000000000000000030?pickup=66aa00000000000000000020&dropoff=66aa00000000000000000020&from=2027-06-15T10:00&to=2027-06-17T10:00',
      )
    },
  )

  it('do not include “Book again” for staff', () => {
    show({ status: 'cancelled' }, SUPPLIER_STAFF)

    expect(queryBookAgainLink()).not.toBeInTheDocument()
  })
})
