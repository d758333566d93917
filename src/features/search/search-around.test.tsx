import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { openApp } from '#testing/app.tsx'
import { controlFetch, respondAlways } from '#testing/calls.ts'
import { CAR_PAGE_ANSWERS } from '#testing/car-page-answers.ts'
import { answerCars } from '#testing/car-calls.ts'
import { CLIO, SIDI_BOU_SAID, TODAY, TRIP_SEARCH } from '#testing/fleet.ts'
import { showEverything } from '#testing/in-view.ts'
import { click } from '#testing/page.tsx'

const NEARBY_CALL = 'POST /api/nearby-offers/en'
const makeDay = (date: number, lowestTotal?: number) => ({
  from: `2026-06-0${date}T09:00:00.000Z`,
  to: `2026-06-0${date + 3}T09:00:00.000Z`,
  cars: lowestTotal === undefined ? 0 : 4,
  ...(lowestTotal !== undefined && { lowestTotal }),
})
const NEARBY_OFFERS = {
  days: [makeDay(1, 150), makeDay(2, 144), makeDay(3)],
  locations: [
    { _id: SIDI_BOU_SAID._id, name: SIDI_BOU_SAID.name, kilometres: 17, cars: 3, lowestTotal: 312 },
  ],
}

async function openSearch(
  cars: (typeof CLIO)[],
  days = NEARBY_OFFERS.days,
  locations = NEARBY_OFFERS.locations,
) {
  const around = { days, locations }
  const wire = controlFetch({ ...CAR_PAGE_ANSWERS, [NEARBY_CALL]: respondAlways(200, around) })
  const { router } = await openApp(`/search?${TRIP_SEARCH}`)
  await answerCars(wire, cars)
  return router
}

describe('offers on other days and at nearby locations', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(TODAY) })
  })

  // @shows SEARCH-34
  it('show the lowest price of each day, mark the selected day, and link to the other days', async () => {
    const router = await openSearch([CLIO])

    const strip = within(await screen.findByRole('navigation', { name: 'Prices on other days' }))
    const [selected, next, none] = strip.getAllByRole('link')
    expect(selected).toHaveAttribute('aria-current', 'page')
    expect(selected).toHaveTextContent('150 TND')
    expect(next).not.toHaveAttribute('aria-current')
    expect(none).toHaveTextContent('No cars')
    await click('link', /144/)
    await waitFor(() =>
      expect(router.state.location.search).toMatchObject({
        from: '2026-06-02T10:00',
        to: '2026-06-05T10:00',
      }),
    )
  })

  // @shows SEARCH-35
  it('link from a search without cars to nearby locations, on the same dates', async () => {
    await openSearch([])

    const link = await screen.findByRole('link', { name: 'Sidi Bou Saïd' })
    const row = link.closest('li')
    expect(row).toHaveTextContent('17 km')
    expect(row).toHaveTextContent('3 vehicles · from 312 TND')
    const { searchParams } = new URL(link.getAttribute('href') ?? '', 'http://masar')
    expect(searchParams.get('pickup')).toBe(SIDI_BOU_SAID._id)
    expect(searchParams.get('dropoff')).toBe(SIDI_BOU_SAID._id)
    expect(searchParams.get('from')).toBe('2026-06-01T10:00')
    expect(screen.getByRole('heading', { name: 'No cars on these dates' })).toBeVisible()
  })

  it('omit the days when there are no cars on any of them', async () => {
    await openSearch([], [makeDay(1), makeDay(2), makeDay(3)])

    await screen.findByRole('link', { name: 'Sidi Bou Saïd' })
    expect(screen.queryByRole('navigation', { name: 'Prices on other days' })).toBeNull()
  })

  it('omit the days when all of them cost the same', async () => {
    await openSearch([], [makeDay(1, 150), makeDay(2, 150), makeDay(3, 150)])

    await screen.findByRole('link', { name: 'Sidi Bou Saïd' })
    expect(screen.queryByRole('navigation', { name: 'Prices on other days' })).toBeNull()
  })

  it('mark the cheapest day', async () => {
    await openSearch([CLIO])

    const strip = within(await screen.findByRole('navigation', { name: 'Prices on other days' }))
    const [cheapest, ...others] = strip.getAllByRole('link', { name: /Lowest price/ })
    expect(cheapest).toHaveTextContent('144 TND')
    expect(others).toEqual([])
  })

  // @shows SEARCH-35, MAP-3
  it('show the nearby locations below the cars, in a list and on a map', async () => {
    await openSearch([CLIO])

    const link = await screen.findByRole('link', { name: 'Sidi Bou Saïd' })
    expect(link.closest('li')).toHaveTextContent('3 vehicles · from 312 TND')
    expect(screen.getByRole('figure', { name: 'Map of the locations' })).toBeInTheDocument()
  })

  it('show no map when no location has a position', async () => {
    showEverything()
    const wire = controlFetch({
      ...CAR_PAGE_ANSWERS,
      [NEARBY_CALL]: respondAlways(200, NEARBY_OFFERS),
      'GET /api/locations-with-position/en': respondAlways(200, []),
    })
    await openApp(`/search?${TRIP_SEARCH}`)
    await answerCars(wire, [CLIO])

    expect(await screen.findByRole('link', { name: 'Sidi Bou Saïd' })).toBeVisible()
    await waitFor(() =>
      expect(screen.queryByRole('figure', { name: 'Map of the locations' })).toBeNull(),
    )
  })

  it('show no map when there is no other location', async () => {
    await openSearch([CLIO], NEARBY_OFFERS.days, [])

    await screen.findByRole('navigation', { name: 'Prices on other days' })
    expect(screen.queryByRole('figure', { name: 'Map of the locations' })).toBeNull()
  })
})
