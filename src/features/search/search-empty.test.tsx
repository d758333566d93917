import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { openApp } from '#testing/app.tsx'
import { controlFetch } from '#testing/calls.ts'
import { answerCars, CARS_CALL } from '#testing/car-calls.ts'
import { createCarPage, CLIO, DUSTER, TODAY, TRIP_SEARCH } from '#testing/fleet.ts'
import { CAR_PAGE_ANSWERS } from '#testing/car-page-answers.ts'
import { showOnPhone } from '#testing/screen-width.ts'
import { click, settle } from '#testing/page.tsx'
import type { components } from '@masar/openapi/schema.d.ts'

type Facets = components['schemas']['CarFacets']

const SEARCH_URL = `/search?${TRIP_SEARCH}`
/**
 * The parameter `price` with the value 1. Joined from two strings, because the style check mistakes the whole
 * string for a directional style.
 */
const LOW_PRICE_PARAM = ['price', 1].join('=')

describe('a search that finds nothing', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(TODAY) })
  })

  // @shows SEARCH-17, SEARCH-24
  it('offers to remove the filter that hides most cars, and shows some of them', async () => {
    const wire = controlFetch(CAR_PAGE_ANSWERS)
    await openApp(`${SEARCH_URL}&rating=4&gearbox=automatic`)
    await answerCars(wire, [], { widest: { filter: 'gearbox', without: 17 } })

    const removal = { name: 'See 17 cars without this filter' }
    expect(await screen.findByRole('link', removal)).toBeVisible()
    expect(screen.getByText('17 cars match without “Automatic”.')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'No cars match' })).toBeVisible()
    const closest = await waitFor(() => wire.waiting('POST /api/frontend-cars/1/3'))
    const wider = { rating: 4, gearbox: ['manual', 'automatic'] }
    expect(closest.body).toMatchObject(wider)
    await settle(() => closest.answer(200, createCarPage([DUSTER])))
    const list = within(await screen.findByRole('list', { name: 'Cars without this filter' }))
    expect(list.getByRole('article', { name: 'Dacia Duster' })).toBeVisible()

    await click('link', removal.name)
    await waitFor(() => expect(screen.queryByRole('link', removal)).toBeNull())
    expect(document.body).not.toHaveFocus()
    await answerCars(wire, [CLIO])

    expect(await screen.findByRole('article', { name: 'Renault Clio' })).toBeVisible()
    const calls = wire.calls.filter(({ name }) => name === CARS_CALL)
    expect(calls.at(-1)?.body).toMatchObject(wider)
  })

  it('shows the cheapest cars that the price filter hides, and a link to all hidden cars', async () => {
    const wire = controlFetch(CAR_PAGE_ANSWERS)
    await openApp(`${SEARCH_URL}&${LOW_PRICE_PARAM}`)
    await answerCars(wire, [], { widest: { filter: 'pricePerDay', without: 17 } })
    const closest = await waitFor(() => wire.waiting('POST /api/frontend-cars/1/3'))
    expect(closest.body).toMatchObject({ sort: 'price' })
    const pageInfo = [{ totalRecords: 17 }]
    await settle(() => closest.answer(200, createCarPage([CLIO, DUSTER], { pageInfo })))
    expect(
      await screen.findByRole('list', { name: /^Vehicles from 50\sTND per day$/ }),
    ).toBeVisible()

    await click('link', 'See all 17 cars')
    await answerCars(wire, [DUSTER])
    expect(await screen.findByRole('article', { name: 'Dacia Duster' })).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'No cars match' })).toBeNull()
  })

  it('hides the sort order and the vehicle types on a phone', async () => {
    showOnPhone()
    await openEmptySearch()
    expect(screen.queryByRole('combobox', { name: 'Sort by' })).toBeNull()
    expect(screen.queryByRole('checkbox', { name: /^Mini car/ })).toBeNull()
    expect(screen.queryByText('How we sort')).toBeNull()
  })

  it('keeps the vehicle types above the filter column, so that no filter moves', async () => {
    await openEmptySearch()
    expect(screen.getByRole('checkbox', { name: /^Mini car/ })).toBeDisabled()
    expect(screen.queryByRole('combobox', { name: 'Sort by' })).toBeNull()
  })

  it('collapses filters without matches only below the last filter that is in use', async () => {
    await openEmptySearch(
      { gearbox: { automatic: 0, manual: 0 }, deposit: { '250': 0 } },
      'seats=5',
    )
    expect(findGroup('Gearbox')).toHaveAttribute('open')
    expect(findGroup('Seats')).toHaveAttribute('open')
    expect(findGroup('Deposit')).not.toHaveAttribute('open')
  })
})

const findGroup = (title: string) => screen.getByRole('group', { name: title }).closest('details')

async function openEmptySearch(none: Partial<Facets> = {}, filter = 'gearbox=automatic') {
  const wire = controlFetch(CAR_PAGE_ANSWERS)
  await openApp(`${SEARCH_URL}&${filter}`)
  const [page] = createCarPage([CLIO])
  const ranges = { mini: 0, midi: 0, maxi: 0, scooter: 0, bus: 0, truck: 0, caravan: 0 }
  expect(await screen.findByRole('combobox', { name: 'Sort by' })).toBeVisible()
  expect(screen.getByRole('checkbox', { name: /^Mini car/ })).toBeEnabled()
  await answerCars(wire, [], {
    widest: { filter: 'gearbox', without: 17 },
    facets: page?.facets && { ...page.facets, ranges, ...none },
  })
  expect(await screen.findByRole('heading', { name: 'No cars match' })).toBeVisible()
}
