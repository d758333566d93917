import { screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { controlFetch } from '#testing/calls.ts'
import { CAR_CONDITIONS } from '#testing/conditions.ts'
import { click } from '#testing/page.tsx'

import { downloadScreens } from './lazy-screens.ts'
import { answersWith, CLIO_WITH_OPTIONS } from '../payment/testing/server-answers.ts'
import {
  answerBooking,
  BOOK_CALL,
  bookings,
  findHeading,
  openCheckoutPage,
  storeCustomer,
  toReview,
} from './testing/customer.ts'

const NEWER = { ...CAR_CONDITIONS, version: 3 }
const DEPOSIT = /^Bring a means of payment.* The deposit is accepted by credit card or cash\.$/
const LINK = 'Rental conditions (in a new tab)'

beforeAll(downloadScreens)
beforeEach(storeCustomer)

/** The server's car, whose conditions the test may replace. */
function serveCar(first: object) {
  let car = { ...CLIO_WITH_OPTIONS, ...first }
  const wire = controlFetch({
    ...answersWith(),
    'GET /api/car/*': (call) => call.answer(200, car),
  })
  return { wire, change: (changes: object) => (car = { ...car, ...changes }) }
}

const sentVersion = (wire: Parameters<typeof bookings>[0]) =>
  (bookings(wire).at(-1)?.body as { conditionsVersion?: number } | undefined)?.conditionsVersion

describe('checkout', () => {
  // @shows CAR-24, BOOK-44
  it('shows the excess beside the options, links to all conditions, and books under them', async () => {
    const { wire } = serveCar({ conditions: CAR_CONDITIONS })
    await openCheckoutPage()
    await findHeading(/Booking options \(/)
    expect(screen.getByText('3,000 TND')).toBeVisible()
    expect(screen.getByRole('link', { name: LINK })).toHaveAttribute('target', '_blank')
    await toReview()
    expect(screen.getByRole('link', { name: LINK })).toHaveAttribute(
      'href',
      expect.stringContaining('?version=2'),
    )
    expect(screen.getByText(DEPOSIT)).toBeVisible()
    await click('button', /^Book now/)
    await answerBooking(wire, 200, { bookingId: '66aa00000000000000000050', status: 'pending' })
    await findHeading(/Booking received/)
    expect(screen.getByText(DEPOSIT)).toBeVisible()
    expect(sentVersion(wire)).toBe(2)
  })

  it('says that the conditions have changed before anything is booked', async () => {
    const { wire, change } = serveCar({ conditions: CAR_CONDITIONS })
    await openCheckoutPage()
    await toReview()
    change({ conditions: NEWER })
    await click('button', /^Book now/)

    await findHeading(/The rental conditions have changed/)
    expect(screen.getByText(/^They changed while you were filling in the form/)).toBeVisible()
    expect(bookings(wire)).toHaveLength(0)
    expect(screen.queryByText('Previous price')).toBeNull()
    expect(screen.getByRole('link', { name: LINK })).toHaveAttribute(
      'href',
      expect.stringContaining('?version=3'),
    )
    await click('button', /^Book now for/)
    await answerBooking(wire, 200, { bookingId: '66aa00000000000000000050', status: 'pending' })
    await findHeading(/Booking received/)
    expect(sentVersion(wire)).toBe(3)
  })

  it('says so, too, when they change while the booking is sent', async () => {
    const { wire, change } = serveCar({ conditions: CAR_CONDITIONS })
    await openCheckoutPage()
    await toReview()
    await click('button', /^Book now/)
    await waitFor(() => wire.waiting(BOOK_CALL))
    change({ conditions: NEWER })
    await answerBooking(wire, 409, { code: 'price-changed', price: 130 })

    await findHeading(/The rental conditions have changed/)
    expect(screen.getByText(/Nothing is booked yet/)).toBeVisible()
  })

  it('says that both have changed', async () => {
    const { change } = serveCar({ conditions: CAR_CONDITIONS })
    await openCheckoutPage()
    await toReview()
    change({ conditions: NEWER, dailyPrice: 70 })
    await click('button', /^Book now/)

    await findHeading(/The price has changed/)
    expect(screen.getByText(/The rental conditions have changed, too/)).toBeVisible()
  })

  it('shows nothing, and sends no version, when the supplier states nothing', async () => {
    const { wire } = serveCar({})
    await openCheckoutPage()
    await toReview()
    expect(screen.queryByRole('link', { name: LINK })).toBeNull()
    await click('button', /^Book now/)
    await answerBooking(wire, 200, { bookingId: '66aa00000000000000000050', status: 'pending' })
    expect(wire.calls.map(({ name }) => name)).toContain(BOOK_CALL)
    expect(sentVersion(wire)).toBeUndefined()
  })
})
