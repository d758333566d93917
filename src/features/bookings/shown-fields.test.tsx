import { recordReads } from '@masar/domain/testing/record-reads.ts'
import { beforeEach, expect, it, vi } from 'vitest'

import type { Booking } from '#api/queries/bookings.query.ts'
import { renderPage } from '#testing/page.tsx'

import { Voucher } from './save/voucher.tsx'
import { AMIRA_VIEWER, FULL_DETAIL } from './testing/bookings.ts'
import { drawBookingPage } from './testing/booking-page.tsx'

beforeEach(() => {
  vi.setSystemTime('2027-05-01T08:00:00Z')
})

/** What is not shown on purpose. A new field of the contract is shown, or added here. */
const LEFT_OUT = {
  page: ['createdAt', 'expiresAt', 'totalPrice', 'updatedAt'],
  voucher: [
    'createdAt',
    'documents',
    'expiresAt',
    'isForDriver',
    'isGuest',
    'payments',
    'timeline',
    'totalPrice',
    'updatedAt',
  ],
}

const DRAW: Record<keyof typeof LEFT_OUT, (booking: Booking) => void> = {
  // Read at once: the page loads the voucher later.
  page: (booking) => drawBookingPage(booking, AMIRA_VIEWER),
  voucher: (booking) => renderPage(<Voucher booking={booking} />),
}

it.each(['page', 'voucher'] as const)(
  'the %s shows each field of a booking that is not left out on purpose',
  (view) => {
    const { recorded, listUnread } = recordReads(FULL_DETAIL)
    DRAW[view](recorded)
    expect(listUnread().toSorted()).toEqual(LEFT_OUT[view])
  },
)
