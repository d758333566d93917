import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { openApp } from '#testing/app.tsx'
import { controlFetch, respondAlways } from '#testing/calls.ts'
import { SIDI_BOU_SAID, TODAY, TUNIS, TUNISIA } from '#testing/fleet.ts'
import { CAR_PAGE_ANSWERS } from '#testing/car-page-answers.ts'
import { click } from '#testing/page.tsx'

const UNKNOWN_ID = '66aa000000000000000000ff'
const makeTunisianLocation = (location: object) => ({ ...location, country: TUNISIA._id })
const COUNTRY = {
  ...TUNISIA,
  locationsSize: 2,
  locations: [
    { ...makeTunisianLocation(SIDI_BOU_SAID), dailyPrice: null },
    { ...makeTunisianLocation(TUNIS), dailyPrice: 52 },
  ],
}
const TUNIS_DETAIL = {
  ...TUNIS,
  parkingSpots: [
    { _id: '66aa00000000000000000024', name: 'Hall A', latitude: 36.85, longitude: 10.22 },
  ],
  fleet: [{ range: 'mini', dailyPrice: 52 }],
}
const ANSWERS = {
  ...CAR_PAGE_ANSWERS,
  'GET /api/countries-with-locations/*': respondAlways(200, [COUNTRY]),
  [`GET /api/location/${TUNIS._id}/en`]: respondAlways(200, TUNIS_DETAIL),
  'GET /api/locations/1/30/en': respondAlways(200, [
    { resultData: [SIDI_BOU_SAID], pageInfo: [{ totalRecords: 1 }] },
  ]),
}

async function openLocations(address = '/locations', answers: object = {}) {
  const wire = controlFetch({ ...ANSWERS, ...answers })
  const app = await openApp(address)
  await screen.findByRole('heading', { level: 1, name: 'Locations' })
  return { wire, ...app }
}
const main = () => within(screen.getByRole('main'))
const readLinkUrl = (link: HTMLElement) => new URL(link.getAttribute('href') ?? '', 'http://masar')

describe('the locations page', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(TODAY) })
  })

  // @shows PAGE-15, MAP-3
  it('lists every country with its locations, children below their parents', async () => {
    await openLocations()

    expect(main().getByRole('heading', { level: 2 })).toHaveTextContent(
      'Tunisia 2 pick-up locations',
    )
    const [parent] = main().getAllByRole('listitem')
    expect(parent).toHaveTextContent(/^Tunis.*From 52 TND per day/)
    const child = within(parent ?? document.body).getByRole('listitem')
    expect(child).toHaveTextContent(/^Sidi Bou Saïd.*No cars right now/)
    expect(within(child).getAllByRole('link')).toHaveLength(1)
    expect(document.title).toBe('Locations - Masar')
  })

  it('links from a location to its cars, on the default dates', async () => {
    await openLocations(`/locations?at=${TUNIS._id}`)

    const link = main().getByRole('link', { name: 'See the cars' })
    expect(link).toHaveAccessibleDescription('Tunis')
    const { pathname, searchParams } = readLinkUrl(link)
    expect(pathname).toBe('/search')
    expect(Object.fromEntries(searchParams)).toEqual({
      pickup: TUNIS._id,
      dropoff: TUNIS._id,
      from: '2026-05-23T10:00',
      to: '2026-05-26T10:00',
    })
  })

  it('shows a location’s parking, child locations and prices at its own URL', async () => {
    const { router } = await openLocations()
    await click('link', 'Tunis')

    const shown = within(await main().findByRole('region', { name: 'Tunis' }))
    expect(router.state.location.href).toBe(`/locations?at=${TUNIS._id}`)
    expect(shown.getByText('Hall A')).toBeVisible()
    expect(shown.getByText('From 52 TND per day')).toBeVisible()
    expect(shown.getByRole('link', { name: 'Sidi Bou Saïd' })).toBeVisible()
    expect(shown.getByRole('heading', { name: 'Tunis' })).toHaveFocus()
  })

  it.each([UNKNOWN_ID, 'helicopter', "'; drop table location"])(
    'shows a notice when the location in the URL is unknown: %s',
    async (id) => {
      await openLocations(`/locations?at=${encodeURIComponent(id)}`)

      expect(main().getByText('Location not found')).toBeVisible()
      expect(main().getByRole('link', { name: 'Tunis' })).toBeVisible()
    },
  )

  it('finds locations by a keyword, and writes the keyword to the URL', async () => {
    const { router, wire } = await openLocations()
    await userEvent.type(main().getByRole('searchbox', { name: 'Search locations' }), 'sidi')

    expect(await main().findByText('1 location')).toBeVisible()
    expect(main().queryByRole('link', { name: 'Tunis' })).not.toBeInTheDocument()
    expect(main().getByRole('listitem')).toHaveTextContent('Sidi Bou SaïdTunisia')
    await waitFor(() => expect(router.state.location.href).toBe('/locations?q=sidi'))
    const locationCalls = wire.calls.filter(({ name }) => name === 'GET /api/locations/1/30/en')
    expect(locationCalls.at(-1)?.search).toBe('?s=sidi')
  })

  it('shows a message when no location matches, and all locations when the search is cleared', async () => {
    await openLocations('/locations?q=helicopter', {
      'GET /api/locations/1/30/en': respondAlways(200, [{ resultData: [], pageInfo: [] }]),
    })

    expect(await main().findByText('No matching locations.')).toBeVisible()
    await userEvent.clear(main().getByRole('searchbox'))
    expect(await main().findByRole('link', { name: 'Tunis' })).toBeVisible()
  })

  it('shows a message when there are no locations yet', async () => {
    await openLocations('/locations', {
      'GET /api/countries-with-locations/*': respondAlways(200, []),
    })

    expect(main().getByText('No locations yet.')).toBeVisible()
  })
})
