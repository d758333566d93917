import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { openApp } from '#testing/app.tsx'
import { holdTheWire } from '#testing/calls.ts'
import { answerCars, CARS_CALL } from '#testing/car-calls.ts'
import { carPage, CLIO, DUSTER, TODAY, TRIP_SEARCH } from '#testing/fleet.ts'
import { CAR_PAGE_ANSWERS } from '#testing/car-page-answers.ts'
import { showOnWideScreen } from '#testing/screen-width.ts'
import { click, settle } from '#testing/page.tsx'

const ADDRESS = `/search?${TRIP_SEARCH}`

describe('a search that finds nothing', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(TODAY) })
    showOnWideScreen()
  })

  // @shows SEARCH-17, SEARCH-24
  it('names the filter that hides most cars, shows the first of them and drops it', async () => {
    const wire = holdTheWire(CAR_PAGE_ANSWERS)
    await openApp(`${ADDRESS}&st=4&gb=automatic`)
    await answerCars(wire, [], { widest: { filter: 'gearbox', without: 17 } })

    const removal = { name: 'Remove “Automatic” and see 17 cars' }
    expect(await screen.findByRole('button', removal)).toBeVisible()
    expect(screen.getByRole('heading', { name: 'No cars match' })).toBeVisible()
    const closest = await waitFor(() => wire.waiting('POST /api/frontend-cars/1/3'))
    const wider = { rating: 4, gearbox: ['manual', 'automatic'] }
    expect(closest.body).toMatchObject(wider)
    await settle(() => closest.answer(200, carPage([DUSTER])))
    const list = within(await screen.findByRole('list', { name: 'Closest matches' }))
    expect(list.getByRole('link', { name: 'Dacia Duster' })).toBeVisible()

    await click('button', removal.name)
    await waitFor(() => expect(screen.queryByRole('button', removal)).toBeNull())
    expect(document.body).not.toHaveFocus()
    await answerCars(wire, [CLIO])

    expect(await screen.findByRole('article', { name: 'Renault Clio' })).toBeVisible()
    const calls = wire.calls.filter(({ name }) => name === CARS_CALL)
    expect(calls.at(-1)?.body).toMatchObject(wider)
  })

  it('offers neither an order nor ranges where nothing is found in any of them', async () => {
    const wire = holdTheWire(CAR_PAGE_ANSWERS)
    await openApp(`${ADDRESS}&gb=automatic`)
    const [page] = carPage([CLIO])
    const ranges = { mini: 0, midi: 0, maxi: 0, scooter: 0, bus: 0, truck: 0, caravan: 0 }
    expect(await screen.findByRole('combobox', { name: 'Sort by' })).toBeVisible()
    expect(screen.getByRole('checkbox', { name: /^Mini car/ })).toBeVisible()
    await answerCars(wire, [], {
      widest: { filter: 'gearbox', without: 17 },
      facets: page?.facets && { ...page.facets, ranges },
    })

    expect(await screen.findByRole('heading', { name: 'No cars match' })).toBeVisible()
    expect(screen.queryByRole('combobox', { name: 'Sort by' })).toBeNull()
    expect(screen.queryByRole('checkbox', { name: /^Mini car/ })).toBeNull()
    expect(screen.queryByText('How we sort')).toBeNull()
  })
})
