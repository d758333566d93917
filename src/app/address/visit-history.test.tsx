import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { storeSearch } from '#api/stored/offline-searches.ts'
import { readSeenCars, storeSeenCar } from '#api/stored/seen-cars.ts'
import type { TripSearch } from '#api/links/trip.ts'
import { openApp } from '#testing/app.tsx'
import { controlFetch, respondAlways } from '#testing/calls.ts'
import { CAR_PAGE_ANSWERS } from '#testing/car-page-answers.ts'
import { answerCars } from '#testing/car-calls.ts'
import { CLIO, CLIO_DETAIL, TODAY, TRIP_SEARCH, TUNIS } from '#testing/fleet.ts'
import { click } from '#testing/page.tsx'

const TRIP: TripSearch = {
  pickup: TUNIS._id,
  dropoff: TUNIS._id,
  from: '2026-06-01T10:00',
  to: '2026-06-04T10:00',
}
const STORAGE_KEY = 'masar-seen-cars'
const makeSeenCar = (n: number) => ({ id: `car-${n}`, name: `Car ${n}`, range: 'mini' as const })
const listSeenIds = () => readSeenCars().map(({ id }) => id)

describe('the visit history', () => {
  // Content below the form on home is lazy-loaded; load it first.
  beforeAll(() => import('../../features/home/home-blocks.tsx'))

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(TODAY) })
  })

  it('contains the last eight cars, newest first, without duplicates', () => {
    for (const n of [1, 2, 3, 4, 5, 6, 7, 8, 9, 3]) storeSeenCar(makeSeenCar(n))
    expect(listSeenIds()).toEqual([3, 9, 8, 7, 6, 5, 4, 2].map((n) => `car-${n}`))
  })

  it('drops a past trip but keeps its car', () => {
    storeSeenCar({ ...makeSeenCar(1), search: TRIP })
    expect(readSeenCars(new Date('2026-06-01T00:00:00Z'))[0]?.search).toEqual(TRIP)
    expect(readSeenCars(new Date('2026-06-02T00:00:00Z'))).toEqual([
      { ...makeSeenCar(1), search: undefined },
    ])
  })

  it.each([
    'nonsense',
    '{}',
    '[null, 1]',
    '[{"id":"1","name":"Clio","range":"tank"}]',
    '[{"id":1,"name":"Clio","range":"mini"}]',
    '[{"id":"1","name":"Clio","range":"mini","search":{"pickup":"x"}}]',
    // The parameters used before decision 038.
    '[{"id":"1","name":"Clio","range":"mini","search":{"p":"x","d":"x","f":"x","t":"x"}}]',
  ])('is not read from %s', (found) => {
    localStorage.setItem(STORAGE_KEY, found)
    expect(listSeenIds()).toEqual([])
  })

  // @shows SEARCH-36
  it('links from home to cars and searches until it is cleared', async () => {
    storeSearch({ ...TRIP, pickupName: 'Tunis', dropoffName: 'Djerba' })
    controlFetch({
      ...CAR_PAGE_ANSWERS,
      [`GET /api/car/${CLIO._id}/en`]: respondAlways(200, CLIO_DETAIL),
    })
    const { router } = await openApp(`/car/${CLIO._id}?${TRIP_SEARCH}`)
    await screen.findByRole('heading', { level: 1, name: 'Renault Clio' })
    await router.navigate({ to: '/' })
    await userEvent.keyboard('{Shift}')

    const cars = within(await screen.findByRole('list', { name: 'Recently viewed cars' }))
    const link = cars.getByRole('link', { name: /^Renault Clio/ })
    expect(link).toHaveAttribute('href', expect.stringContaining(`/car/${CLIO._id}?`))
    expect(link).toHaveAttribute('href', expect.stringContaining('2026-06-01'))
    const searches = within(screen.getByRole('list', { name: 'Your last searches' }))
    expect(searches.getByRole('link', { name: /^Tunis – Djerba/ })).toHaveAttribute(
      'href',
      expect.stringContaining(`/search?pickup=${TUNIS._id}`),
    )

    await click('button', 'Clear history')
    expect(screen.getByText('Your history is cleared from this device.')).toHaveFocus()
    expect(screen.queryByRole('link', { name: /^Renault Clio/ })).toBeNull()
    for (const name of [STORAGE_KEY, 'masar-searches'])
      expect(localStorage.getItem(name)).toBeNull()
  })

  it('does not link from a search to itself', async () => {
    storeSearch({ ...TRIP, to: '2026-06-09T10:00', pickupName: 'Tunis', dropoffName: 'Tunis' })
    storeSearch({ ...TRIP, pickupName: 'Tunis', dropoffName: 'Tunis' })
    const wire = controlFetch(CAR_PAGE_ANSWERS)
    await openApp(`/search?${TRIP_SEARCH}`)
    await answerCars(wire, [CLIO])

    const searches = within(await screen.findByRole('list', { name: 'Your last searches' }))
    await waitFor(() => expect(searches.getAllByRole('link')).toHaveLength(1))
    expect(searches.getByRole('link')).toHaveAttribute('href', expect.stringContaining('06-09'))
  })

  it('is hidden on the first visit', async () => {
    controlFetch(CAR_PAGE_ANSWERS)
    await openApp('/')

    await screen.findByRole('heading', { name: 'Popular destinations' })
    expect(screen.queryByRole('heading', { name: 'Pick up where you left off' })).toBeNull()
  })
})
