import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { openApp } from '#testing/app.tsx'
import { controlFetch, type ControlledFetch, respondAlways } from '#testing/calls.ts'
import { answerCars, CARS_CALL } from '#testing/car-calls.ts'
import {
  createCarPage,
  CARTHAGO,
  CLIO,
  DUSTER,
  JASMIN,
  TODAY,
  TRIP_SEARCH,
} from '#testing/fleet.ts'
import { CAR_PAGE_ANSWERS } from '#testing/car-page-answers.ts'
import { click, settle } from '#testing/page.tsx'

const SEARCH_URL = `/search?${TRIP_SEARCH}`
const listCarCalls = (wire: ControlledFetch) => wire.calls.filter(({ name }) => name === CARS_CALL)
const listCards = () => within(screen.getByRole('list', { name: 'Cars' })).getAllByRole('article')

async function openInfiniteList(infiniteScrollOffset?: number) {
  const rootMargins: unknown[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(_seen: unknown, options?: { rootMargin?: string }) {
        rootMargins.push(options?.rootMargin)
      }
      observe() {}
      disconnect() {}
    },
  )
  await openApp(SEARCH_URL, 'en', { pagination: 'infiniteScroll', infiniteScrollOffset })
  return rootMargins
}

describe('the search page', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(TODAY) })
  })

  // @shows SEARCH-2, WIRE-83
  it('opens a pasted link with four calls, and fetches nearby offers after the cars', async () => {
    const wire = controlFetch(CAR_PAGE_ANSWERS)
    await openApp(SEARCH_URL)
    await answerCars(wire, [CLIO, DUSTER])

    expect(await screen.findByRole('heading', { name: 'Cars at Tunis' })).toBeVisible()
    expect(await screen.findByRole('article', { name: 'Renault Clio' })).toBeVisible()
    expect(wire.calls.map(({ name }) => name)).toEqual([
      expect.stringMatching(/settings|location/),
      expect.stringMatching(/settings|location/),
      'POST /api/frontend-suppliers',
      CARS_CALL,
      'POST /api/nearby-offers/en',
    ])
    expect(listCarCalls(wire)[0]?.body).toMatchObject({
      suppliers: [CARTHAGO._id, JASMIN._id],
      from: '2026-06-01T09:00:00.000Z',
      to: '2026-06-04T09:00:00.000Z',
      ranges: expect.arrayContaining(['mini', 'caravan']),
    })
  })

  // @shows CAR-8
  it('shows the total for the dates, including the supplier’s price adjustment', async () => {
    const wire = controlFetch(CAR_PAGE_ANSWERS)
    await openApp(SEARCH_URL)
    await answerCars(wire, [CLIO, DUSTER])

    const clio = within(await screen.findByRole('article', { name: 'Renault Clio' }))
    expect(clio.getAllByText('150 TND')).not.toHaveLength(0)
    expect(clio.getByText(/^3 days/)).toHaveTextContent('50 TND/day')
    expect(clio.getByText(/Minimum age 23/)).toHaveTextContent('Deposit: 400 TND')
    const duster = within(screen.getByRole('article', { name: 'Dacia Duster' }))
    expect(duster.getAllByText('297 TND')).not.toHaveLength(0)
    expect(duster.getByText('New')).toBeVisible()
    expect(duster.getByText(/No deposit/)).toBeVisible()
  })

  // @shows SEARCH-16
  it('links to checkout with the car and the dates', async () => {
    const wire = controlFetch(CAR_PAGE_ANSWERS)
    await openApp(SEARCH_URL)
    await answerCars(wire, [CLIO])

    const book = await screen.findByRole('link', { name: 'Select' })
    const { pathname, searchParams } = new URL(book.getAttribute('href') ?? '', 'http://masar')
    expect(pathname).toBe('/checkout')
    expect(searchParams.get('car')).toBe(CLIO._id)
    expect(searchParams.get('from')).toBe('2026-06-01T10:00')
  })

  // @shows SEARCH-15, CAR-9, CAR-10
  it('does not offer to book cars that are already booked or coming soon', async () => {
    const wire = controlFetch(CAR_PAGE_ANSWERS)
    await openApp(`${SEARCH_URL}&unavailable=1`)
    await answerCars(wire, [
      { ...CLIO, fullyBooked: true },
      { ...CLIO, _id: '66aa00000000000000000032', comingSoon: true },
      { ...CLIO, _id: '66aa00000000000000000033', availability: 'taken' },
    ])

    expect(await screen.findByText('Fully booked')).toBeVisible()
    const view = screen.getAllByRole('link', { name: 'View this car' })
    expect(view.map((link) => link.getAttribute('href')?.split('?')[0])).toEqual([
      `/car/${CLIO._id}`,
      '/car/66aa00000000000000000032',
      '/car/66aa00000000000000000033',
    ])
    expect(screen.getByRole('checkbox', { name: 'Include unavailable cars' })).toBeChecked()
    expect(screen.getByText('Coming soon')).toBeVisible()
    expect(screen.getByText('Booked on these dates')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Select' })).toBeNull()
    expect(screen.getAllByRole('link', { name: 'Renault Clio' })).toHaveLength(3)
  })

  it('does not offer a sort order when the server cannot sort', async () => {
    const wire = controlFetch(CAR_PAGE_ANSWERS)
    await openApp(SEARCH_URL)
    const call = await waitFor(() => wire.waiting(CARS_CALL))
    const [{ facets: _, ...older }] = createCarPage([CLIO])
    await settle(() => call.answer(200, [older]))

    await screen.findByRole('article', { name: 'Renault Clio' })
    expect(screen.queryByRole('combobox', { name: 'Sort by' })).toBeNull()
  })

  // @shows WIRE-78
  // @sets backend
  it('offers neither a sort order nor booked cars when the backend does not support them', async () => {
    const wire = controlFetch(CAR_PAGE_ANSWERS)
    await openApp(SEARCH_URL, 'en', { backend: 'bookcars' })
    expect(await screen.findByText('Searching…')).toBeVisible()
    expect(screen.queryByRole('combobox', { name: 'Sort by' })).toBeNull()
    await answerCars(wire, [CLIO])

    await screen.findByRole('article', { name: 'Renault Clio' })
    expect(screen.queryByRole('combobox', { name: 'Sort by' })).toBeNull()
    expect(screen.queryByRole('checkbox', { name: 'Include unavailable cars' })).toBeNull()
  })

  // @shows SEARCH-29
  it('shows an error and a retry button when a search fails', async () => {
    const wire = controlFetch({
      ...CAR_PAGE_ANSWERS,
      [CARS_CALL]: respondAlways(429, { code: 'too-many-requests' }),
    })
    await openApp(SEARCH_URL)

    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('The cars couldn’t be loaded')
    expect(screen.queryByText(/\b0 cars/)).toBeNull()
    const before = listCarCalls(wire).length
    await click('button', 'Try again')
    expect(listCarCalls(wire).length).toBeGreaterThan(before)
  })

  it('asks for another location when the one in the link is unknown', async () => {
    controlFetch({ ...CAR_PAGE_ANSWERS, 'GET /api/location/*': respondAlways(204) })
    await openApp(SEARCH_URL.replaceAll('66aa00000000000000000020', '66aa00000000000000000099'))

    expect(
      await screen.findByText('The pick-up location in this link no longer exists.'),
    ).toBeVisible()
    expect(screen.getByLabelText('Pick-up date')).toHaveValue('2026-06-01')
  })

  it('keeps the location from a link with past dates', async () => {
    controlFetch(CAR_PAGE_ANSWERS)
    await openApp(SEARCH_URL.replaceAll('2026-06', '2026-01'))

    expect(
      await screen.findByText('No cars are available for the dates in this link.'),
    ).toBeVisible()
    expect(screen.getByRole('combobox', { name: 'Pick-up location' })).toHaveValue('Tunis')
    expect(screen.getByLabelText('Pick-up date')).toBeInvalid()
  })

  // @shows SEARCH-8
  // @sets depositThresholds
  it('offers the operator’s deposit thresholds, with car counts if the server sends them', async () => {
    const wire = controlFetch(CAR_PAGE_ANSWERS)
    const { router } = await openApp(SEARCH_URL, 'en', { depositThresholds: [100, 250] })
    await answerCars(wire, [CLIO])
    await screen.findByRole('article', { name: 'Renault Clio' })

    expect(screen.getByLabelText(/^Deposit up to 250/)).toHaveAccessibleName(/1$/)
    const own = screen.getByLabelText('Deposit up to 100 TND')
    expect(own).toBeEnabled()
    await click('radio', /^Deposit up to 100/)
    await waitFor(() => expect(router.state.location.search).toMatchObject({ deposit: '100' }))
    await waitFor(() => expect(listCarCalls(wire).at(-1)?.body).toMatchObject({ deposit: 100 }))
  })

  // @shows SEARCH-11, SEARCH-12
  // @sets pagination, infiniteScrollOffset
  it.each([
    [undefined, '40px'],
    [120, '120px'],
  ])('loads more cars before the end of the list, with an offset of %j', async (offset, margin) => {
    const wire = controlFetch(CAR_PAGE_ANSWERS)
    const rootMargins = await openInfiniteList(offset)
    const call = await waitFor(() => wire.waiting(CARS_CALL))
    const [page] = createCarPage([CLIO])
    await settle(() => call.answer(200, [{ ...page, pageInfo: [{ totalRecords: 31 }] }]))

    expect(await screen.findByRole('button', { name: 'Show more cars' })).toBeVisible()
    expect(rootMargins).toContain(margin)
    await click('button', 'Show more cars')
    await settle(() =>
      wire.waiting('POST /api/frontend-cars/2/15').answer(200, createCarPage([DUSTER])),
    )
    await waitFor(() => expect(listCards()).toHaveLength(2))
  })
})
