import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { createApi } from '#api/client.ts'
import { toTrip } from '#api/links/trip.ts'
import { openApp } from '#testing/app.tsx'
import { controlFetch, respondAlways } from '#testing/calls.ts'
import { CAR_PAGE_ANSWERS } from '#testing/car-page-answers.ts'
import { createCarPage, CLIO, DUSTER, JASMIN, TODAY, TRIP_SEARCH, TUNIS } from '#testing/fleet.ts'
import { showOnWideScreen } from '#testing/screen-width.ts'
import { renderWithoutScript, readSubmittedQuery } from '#testing/without-script.tsx'

import { FilterForm } from './filters/filter-form.tsx'
import { readSearchParams } from './search-link.ts'
import { NO_CHOICES, readChoices } from './search-params.ts'
import { TripWithoutScript } from './trip/trip-without-script.tsx'

const TRIP = toTrip(readSearchParams(Object.fromEntries(new URLSearchParams(TRIP_SEARCH))))

/** Returns the trip that all tests use. */
function requireTrip() {
  if (!TRIP) throw new Error('TRIP_SEARCH is no trip.')
  return TRIP
}

/** Opens the page with the first two of 70 matching cars. */
async function openSearch(chosen = '', settings: object = {}) {
  const cars = createCarPage([CLIO, DUSTER], { pageInfo: [{ totalRecords: 70 }] })
  controlFetch({ ...CAR_PAGE_ANSWERS, 'POST /api/frontend-cars/*': respondAlways(200, cars) })
  await openApp(`/search?${TRIP_SEARCH}${chosen}`, 'en', settings)
  await screen.findByRole('article', { name: 'Renault Clio' })
}

/** The query that the filter form submits. */
function readSubmittedFilters(): string {
  const form = screen.getByRole('region', { name: 'Filters' }).closest('form')
  if (!form) throw new Error('The filters have no form.')
  return decodeURIComponent(readSubmittedQuery(form).toString())
}

const readLinkQuery = (link: HTMLElement) =>
  Object.fromEntries(new URL(link.getAttribute('href') ?? '', location.origin).searchParams)

const TRIP_PARAMS = {
  pickup: TUNIS._id,
  dropoff: TUNIS._id,
  from: '2026-06-01T10:00',
  to: '2026-06-04T10:00',
}

describe('the search page without JavaScript', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(TODAY) })
    showOnWideScreen()
  })

  it('submits the trip and every active filter, with the parameter names of the URL', async () => {
    const chosen = `&size=mini.midi&gearbox=automatic&specs=aircon&rating=4&deposit=250&supplier=${JASMIN._id}&sort=price&unavailable=1`
    await openSearch(chosen)
    const query = readSubmittedFilters()

    const raw = Object.groupBy(new URLSearchParams(query), ([name]) => name)
    const joined = Object.entries(raw).map(([name, all = []]) => [
      name,
      all.map(([, value]) => value).join('.'),
    ])
    const search = readSearchParams(Object.fromEntries(joined))
    expect(search).toMatchObject(TRIP_PARAMS)
    expect(readChoices(search)).toEqual(
      readChoices(Object.fromEntries(new URLSearchParams(chosen))),
    )
  })

  it('submits only the trip when no filter is active', async () => {
    await openSearch()

    const search = readSearchParams(Object.fromEntries(new URLSearchParams(readSubmittedFilters())))
    expect(readChoices(search)).toEqual(NO_CHOICES)
    expect(JSON.parse(JSON.stringify(search))).toEqual(TRIP_PARAMS)
  })

  it('has links that remove one filter or all filters', async () => {
    await openSearch('&size=mini&gearbox=automatic&page=2&sort=price')

    const rest = { ...TRIP_PARAMS, sort: 'price' }
    const chip = screen.getByRole('link', { name: 'Remove filter: Mini car' })
    expect(readLinkQuery(chip)).toEqual({ ...rest, gearbox: 'automatic' })
    expect(readLinkQuery(screen.getByRole('link', { name: 'Clear all' }))).toEqual(rest)
  })

  it('links to the next and previous page, even if the list loads more cars automatically', async () => {
    await openSearch('&page=2', { pagination: 'infiniteScroll' })

    expect(readLinkQuery(screen.getByRole('link', { name: 'Next page' }))).toEqual({
      ...TRIP_PARAMS,
      page: '3',
    })
    expect(readLinkQuery(screen.getByRole('link', { name: 'Previous page' }))).toEqual(TRIP_PARAMS)
  })

  it('has a button that applies the filters', async () => {
    const page = await renderWithoutScript(<FilterForm trip={requireTrip()}>…</FilterForm>)

    const button = page.getByRole('button', { name: 'Apply filters and order' })
    expect(button).toHaveAttribute('type', 'submit')
    expect(button).toHaveAttribute('form', 'filters')
  })

  it('contains the trip form, which keeps the filters', async () => {
    const pickUp = { id: TUNIS._id, name: TUNIS.name }
    const page = await renderWithoutScript(
      <TripWithoutScript
        api={createApi({ host: '' })}
        trip={requireTrip()}
        pickUp={pickUp}
        dropOff={pickUp}
        choices={readChoices({ gearbox: 'automatic', page: 3 })}
      />,
    )

    const query = readSubmittedQuery(page.getByRole('form', { name: 'Find a car' }))
    expect(query.get('pickupName')).toBe('Tunis')
    expect(query.get('gearbox')).toBe('automatic')
    expect(query.has('page')).toBe(false)
  })
})
