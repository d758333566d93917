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

/** Fields that are deliberately not shown. A new field in the contract must be shown or added here. */
const HIDDEN_FIELDS = {
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

const VIEW_RENDERERS: Record<keyof typeof HIDDEN_FIELDS, (booking: Booking) => void> = {
  // Does not wait for the lazy-loaded voucher, so that fields read by the voucher are not recorded.
  page: (booking) => drawBookingPage(booking, AMIRA_VIEWER),
  voucher: (booking) => renderPage(<Voucher booking={booking} />),
}

it.each(['page', 'voucher'] as const)(
  'the %s shows every booking field that is not deliberately hidden',
  (view) => {
    const { recorded, listUnread } = recordReads(FULL_DETAIL)
    VIEW_RENDERERS[view](recorded)
    expect(listUnread().toSorted()).toEqual(HIDDEN_FIELDS[view])
  },
)
