import { screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { controlFetch } from '#testing/calls.ts'
import { CAR_CONDITIONS } from '#testing/conditions.ts'
import { click } from '#testing/page.tsx'

import { downloadScreens } from './lazy-screens.ts'
import { makeCheckoutAnswers, CLIO_WITH_OPTIONS } from '../payment/testing/server-answers.ts'
import {
  respondToBooking,
  BOOK_CALL,
  listBookCalls,
  findHeading,
  openCheckoutPage,
  storeCustomer,
  goToReview,
} from './testing/customer.ts'

const NEWER_CONDITIONS = { ...CAR_CONDITIONS, version: 3 }
const DEPOSIT_PATTERN =
  /^Bring a means of payment.* The deposit is accepted by credit card or cash\.$/
const CONDITIONS_LINK_NAME = 'Rental conditions (in a new tab)'

beforeAll(downloadScreens)
beforeEach(storeCustomer)

/** Serves a car with these properties. `change` replaces some of them. */
function serveCar(first: object) {
  let car = { ...CLIO_WITH_OPTIONS, ...first }
  const wire = controlFetch({
    ...makeCheckoutAnswers(),
    'GET /api/car/*': (call) => call.answer(200, car),
  })
  return { wire, change: (changes: object) => (car = { ...car, ...changes }) }
}

const readSentVersion = (wire: Parameters<typeof listBookCalls>[0]) =>
  (listBookCalls(wire).at(-1)?.body as { conditionsVersion?: number } | undefined)
    ?.conditionsVersion

describe('checkout', () => {
  // @shows CAR-24, BOOK-44
  it('shows the excess, links to the conditions, and sends their version when booking', async () => {
    const { wire } = serveCar({ conditions: CAR_CONDITIONS })
    await openCheckoutPage()
    await findHeading(/Booking options \(/)
    expect(screen.getByText('up to 3,000 TND')).toBeVisible()
    expect(screen.getByRole('link', { name: CONDITIONS_LINK_NAME })).toHaveAttribute(
      'target',
      '_blank',
    )
    await goToReview()
    expect(screen.getByRole('link', { name: CONDITIONS_LINK_NAME })).toHaveAttribute(
      'href',
      expect.stringContaining('?version=2'),
    )
    expect(screen.getByText(DEPOSIT_PATTERN)).toBeVisible()
    await click('button', /^Book now/)
    await respondToBooking(wire, 200, { bookingId: '66aa00000000000000000050', status: 'pending' })
    await findHeading(/Booking received/)
    expect(screen.getByText(DEPOSIT_PATTERN)).toBeVisible()
    expect(readSentVersion(wire)).toBe(2)
  })

  it('reports changed conditions before anything is booked', async () => {
    const { wire, change } = serveCar({ conditions: CAR_CONDITIONS })
    await openCheckoutPage()
    await goToReview()
    change({ conditions: NEWER_CONDITIONS })
    await click('button', /^Book now/)

    await findHeading(/The rental conditions have changed/)
    expect(screen.getByText(/^They changed while you were filling in the form/)).toBeVisible()
    expect(listBookCalls(wire)).toHaveLength(0)
    expect(screen.queryByText('Previous price')).toBeNull()
    expect(screen.getByRole('link', { name: CONDITIONS_LINK_NAME })).toHaveAttribute(
      'href',
      expect.stringContaining('?version=3'),
    )
    await click('button', /^Book now for/)
    await respondToBooking(wire, 200, { bookingId: '66aa00000000000000000050', status: 'pending' })
    await findHeading(/Booking received/)
    expect(readSentVersion(wire)).toBe(3)
  })

  it('reports conditions that changed while the booking was being sent', async () => {
    const { wire, change } = serveCar({ conditions: CAR_CONDITIONS })
    await openCheckoutPage()
    await goToReview()
    await click('button', /^Book now/)
    await waitFor(() => wire.waiting(BOOK_CALL))
    change({ conditions: NEWER_CONDITIONS })
    await respondToBooking(wire, 409, { code: 'price-changed', price: 130 })

    await findHeading(/The rental conditions have changed/)
    expect(screen.getByText(/Nothing is booked yet/)).toBeVisible()
  })

  it('reports that both the price and the conditions have changed', async () => {
    const { change } = serveCar({ conditions: CAR_CONDITIONS })
    await openCheckoutPage()
    await goToReview()
    change({ conditions: NEWER_CONDITIONS, dailyPrice: 70 })
    await click('button', /^Book now/)

    await findHeading(/The price has changed/)
    expect(screen.getByText(/The rental conditions have changed, too/)).toBeVisible()
  })

  it('shows no conditions and sends no version when the supplier states none', async () => {
    const { wire } = serveCar({})
    await openCheckoutPage()
    await goToReview()
    expect(screen.queryByRole('link', { name: CONDITIONS_LINK_NAME })).toBeNull()
    await click('button', /^Book now/)
    await respondToBooking(wire, 200, { bookingId: '66aa00000000000000000050', status: 'pending' })
    expect(wire.calls.map(({ name }) => name)).toContain(BOOK_CALL)
    expect(readSentVersion(wire)).toBeUndefined()
  })
})
