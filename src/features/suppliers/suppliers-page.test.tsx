import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { openApp } from '#testing/app.tsx'
import { controlFetch, respondAlways } from '#testing/calls.ts'
import { CARTHAGO, JASMIN, TODAY, TUNIS } from '#testing/fleet.ts'
import { CAR_PAGE_ANSWERS } from '#testing/car-page-answers.ts'

const STRICT_SUPPLIER = {
  ...JASMIN,
  carCount: 12,
  rating: 4.3,
  payLater: false,
  licenseRequired: true,
  minimumRentalDays: 5,
  location: TUNIS._id,
}
const SUPPLIER_WITHOUT_CARS = {
  ...CARTHAGO,
  carCount: 0,
  rating: null,
  payLater: true,
  location: null,
}

const mockSuppliers = (...suppliers: object[]) =>
  controlFetch({ ...CAR_PAGE_ANSWERS, 'GET /api/all-suppliers': respondAlways(200, suppliers) })

const withinCard = (name: string) => within(screen.getByRole('article', { name }))

describe('the suppliers page', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(TODAY) })
  })

  // @shows PAGE-15, PAGE-37
  it('shows the number of cars, the rating and the special rules of each supplier', async () => {
    mockSuppliers(STRICT_SUPPLIER, SUPPLIER_WITHOUT_CARS)
    await openApp('/suppliers')
    await screen.findByRole('heading', { level: 1, name: 'Rental companies' })

    const strict = withinCard('Jasmin Auto')
    expect(strict.getByText('12 vehicles')).toBeVisible()
    expect(strict.getByText('Rated 4.3 out of 5')).toBeInTheDocument()
    const rules = strict.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(rules).toEqual([
      'You pay online when you book.',
      'Driving licence photo required',
      'Rents for 5 days or more.',
    ])
    expect(document.title).toBe('Rental companies - Masar')
  })

  // @shows PAGE-37
  it('links to a supplier’s cars for the minimum number of days', async () => {
    mockSuppliers(STRICT_SUPPLIER)
    await openApp('/suppliers')

    const link = await screen.findByRole('link', { name: 'See the cars' })
    const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'http://masar')
    expect(pathname).toBe('/search')
    expect(Object.fromEntries(searchParams)).toEqual({
      pickup: TUNIS._id,
      dropoff: TUNIS._id,
      from: '2026-05-23T10:00',
      to: '2026-05-28T10:00',
      supplier: JASMIN._id,
    })
  })

  it('does not link to the cars of a supplier without cars', async () => {
    mockSuppliers(SUPPLIER_WITHOUT_CARS)
    await openApp('/suppliers')

    expect(await screen.findByText('No cars right now')).toBeVisible()
    expect(withinCard('Carthago Rent').queryByRole('link')).not.toBeInTheDocument()
    expect(withinCard('Carthago Rent').getByText('Payment online or at pick-up')).toBeVisible()
  })

  it('omits supplier facts that are missing from the response', async () => {
    mockSuppliers({ _id: JASMIN._id, fullName: 'Jasmin Auto', avatar: 'jasmin.png' })
    await openApp('/suppliers')

    const card = within(await screen.findByRole('article', { name: 'Jasmin Auto' }))
    expect(card.queryByText(/car/)).not.toBeInTheDocument()
    expect(card.queryAllByRole('listitem')).toEqual([])
  })

  it('shows a message when there are no suppliers', async () => {
    mockSuppliers()
    await openApp('/suppliers')

    expect(await screen.findByText('No rental company offers cars here yet.')).toBeVisible()
  })

  // @shows PAGE-12
  // @sets hideSuppliers
  it('is not found, and not linked in the header, when suppliers are hidden', async () => {
    mockSuppliers(STRICT_SUPPLIER)
    await openApp('/suppliers', 'en', { hideSuppliers: true })

    expect(await screen.findByRole('heading', { name: 'Nothing to see here!' })).toBeVisible()
    // Counts links in the whole document, because a narrow header contains them without showing them.
    expect(screen.queryAllByText('Rental companies', { selector: 'a' })).toHaveLength(0)
    expect(screen.queryAllByText('Locations', { selector: 'a' })).not.toHaveLength(0)
  })
})
