import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import type { Booking } from '#api/queries/bookings.query.ts'
import { BOOKING_STATUSES } from '@masar/domain/booking/booking-status.ts'
import { renderPage } from '#testing/page.tsx'

import { createCalendarFile } from './save/calendar-file.ts'
import { SaveBooking } from './save/save-booking.tsx'
import { SaveBookingSkeleton } from './save/save-booking-skeleton.tsx'
import { StoredBookingPage } from './save/stored-booking-page.tsx'
import { AMIRA_VIEWER, FIAT, FIAT_DETAIL } from './testing/bookings.ts'
import { showBookingPage } from './testing/booking-page.tsx'
import { ListedBookings } from './testing/listed-bookings.tsx'
import { SUPPLIER_STAFF } from './testing/staff.ts'

const ID_PATTERN = /[\da-f]{24}/

/** Returns all visible or announced text: the body, the title, and labelling attributes. */
function readVisibleTexts(): string {
  const attributes = ['aria-label', 'title', 'alt', 'placeholder']
  const named = attributes.flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name)),
  )
  return [document.title, document.body.textContent, ...named].join('\n')
}

const WITH_REFERENCE = { reference: '7K4D2QX' }
const WITHOUT_REFERENCE = { reference: undefined }

// @shows BOOKING-38
it.each(BOOKING_STATUSES)('the page and voucher of a %s booking show no id', (status) => {
  showBookingPage({ booking: { ...WITH_REFERENCE, status } })

  expect(readVisibleTexts()).toContain('7K4D2QX')
  expect(readVisibleTexts()).not.toMatch(ID_PATTERN)
})

it.each([
  ['a customer', AMIRA_VIEWER],
  ['staff', SUPPLIER_STAFF],
  ['a guest', { status: 'anonymous', user: null }],
] as const)('the page shows no id to %s when the backend has no references', (_who, viewer) => {
  showBookingPage({ booking: { ...WITHOUT_REFERENCE, isGuest: true }, viewer })

  expect(screen.getAllByText('0000099').length).toBeGreaterThan(1)
  expect(readVisibleTexts()).not.toMatch(ID_PATTERN)
})

it('the list of bookings shows no id', () => {
  renderPage(<ListedBookings rows={[FIAT, { ...FIAT, ...WITH_REFERENCE }]} />, {
    viewer: AMIRA_VIEWER,
  })

  expect(readVisibleTexts()).not.toMatch(ID_PATTERN)
})

it('the confirmation shows no id, before and after its booking is loaded', () => {
  const booking: Booking = { ...FIAT_DETAIL, ...WITH_REFERENCE }
  renderPage(
    <>
      <SaveBookingSkeleton id={booking._id} hasTrip />
      <SaveBooking booking={booking} isFirst />
    </>,
  )

  expect(readVisibleTexts()).not.toMatch(ID_PATTERN)
})

it('the offline copy of a booking shows no id', () => {
  renderPage(<StoredBookingPage booking={FIAT_DETAIL} keptAt="2027-05-01T09:00" />)

  expect(readVisibleTexts()).not.toMatch(ID_PATTERN)
})

it('a calendar entry shows no id', () => {
  const texts = { title: 'Car rental', description: 'Reference: 7K4D2QX', location: 'Tunis' }
  const { _id, from, to } = FIAT_DETAIL
  const url = `https://masar.example/booking?b=${_id}`
  const file = createCalendarFile({ ...texts, bookingId: _id, from, to, url, isInDoubt: false })
  const shown = file.split('\r\n').filter((line) => /^(SUMMARY|DESCRIPTION|LOCATION)/.test(line))

  expect(shown).toHaveLength(3)
  expect(shown.join('\n')).not.toMatch(ID_PATTERN)
})
