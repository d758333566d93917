import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { openApp } from '#testing/app.tsx'
import { controlFetch, respondAlways } from '#testing/calls.ts'
import { SETTINGS, TODAY, TUNIS, TUNISIA } from '#testing/fleet.ts'
import { CAR_PAGE_ANSWERS } from '#testing/car-page-answers.ts'
import { showEverything } from '#testing/in-view.ts'
import { click } from '#testing/page.tsx'

describe('the home page', () => {
  // Preloads the content below the form, which is lazy-loaded otherwise.
  beforeAll(() => Promise.all([import('./first-block.tsx'), import('./home-blocks.tsx')]))

  beforeEach(() => {
    showEverything()
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(TODAY) })
  })

  // @shows HOME-2, HOME-11
  it('shows its form before anything has loaded', async () => {
    controlFetch()
    await openApp('/')

    expect(await screen.findByRole('form', { name: 'Find a car' })).toBeVisible()
    expect(screen.getByLabelText('Pick-up date')).toHaveValue('2026-05-23')
    expect(screen.getByLabelText('Drop-off date')).toHaveValue('2026-05-26')
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
  })

  it('loads with three API calls, besides those of its map', async () => {
    const wire = controlFetch(CAR_PAGE_ANSWERS)
    await openApp('/')

    expect(await screen.findByRole('heading', { name: 'Our rental companies' })).toBeVisible()
    await screen.findByRole('heading', { name: 'Popular destinations' })
    const apiCalls = wire.calls.map(({ name }) => name).filter((name) => name.includes('/api/'))
    expect(apiCalls.filter((name) => !name.includes('with-position'))).toHaveLength(3)
  })

  it('preloads the search page while a visitor fills in the form', async () => {
    controlFetch(CAR_PAGE_ANSWERS)
    const { router } = await openApp('/')
    const download = vi.spyOn(router, 'loadRouteChunk')
    const listDownloads = () => download.mock.calls.map(([{ id }]) => id)
    const location = await screen.findByRole('combobox', { name: 'Pick-up location' })
    expect(listDownloads()).not.toContain('/_data/search')

    await userEvent.type(location, 'Tun')
    await waitFor(() => expect(listDownloads()).toContain('/_data/search'))
  })

  // @shows HOME-17
  it('links from common questions to all questions', async () => {
    controlFetch(CAR_PAGE_ANSWERS)
    await openApp('/')
    await userEvent.click(await screen.findByRole('link', { name: 'All questions' }))

    expect(await screen.findByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible()
  })

  // @shows HOME-7, HOME-8, HOME-9, PAGE-16
  it('explains why to book here, what a rental includes and how to get help', async () => {
    controlFetch(CAR_PAGE_ANSWERS)
    await openApp('/', 'en', { contactEmail: 'contact@masar.example' })

    expect(await screen.findByRole('heading', { name: 'Why book here' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Compare like for like' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Services for your trip' })).toBeVisible()
    expect(screen.getByRole('heading', { name: '24/7 roadside assistance' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Unlimited mileage where noted' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Talk to a real person' })).toBeVisible()
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'contact@masar.example' })).toHaveAttribute(
      'href',
      'mailto:contact@masar.example',
    )
  })

  // @shows HOME-6, HOME-16, CAR-14
  it('shows the lowest prices of the fleet once they have loaded', async () => {
    controlFetch(CAR_PAGE_ANSWERS)
    await openApp('/')

    const tile = await screen.findByRole('link', { name: /^Mini car/ })
    await waitFor(() => expect(tile).toHaveTextContent('From 52 TND per day'))
    expect(screen.getByRole('link', { name: /^Midi SUV/ })).not.toHaveTextContent('From')
  })

  // @shows BOOK-22, WIRE-37
  it('shows vehicle types without prices when the settings fail to load', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    controlFetch({ ...CAR_PAGE_ANSWERS, 'GET /api/settings': respondAlways(500) })
    await openApp('/')

    expect(await screen.findByRole('link', { name: /^Maxi van/ })).not.toHaveTextContent('From')
    await waitFor(() =>
      expect(logged).toHaveBeenCalledWith(expect.objectContaining({ message: 'HTTP 500' })),
    )
  })

  it('shows the server’s figures about the available vehicles', async () => {
    controlFetch(CAR_PAGE_ANSWERS)
    await openApp('/')

    expect(await screen.findByText('3 vehicles', { selector: 'li' })).toBeVisible()
    expect(screen.getByText('2 rental companies')).toBeVisible()
    expect(screen.getByText('Free cancellation on 1 vehicle')).toBeVisible()
  })

  it('shows no figures when the server sends none', async () => {
    const { choice: _, ...settings } = SETTINGS
    controlFetch({ ...CAR_PAGE_ANSWERS, 'GET /api/settings': respondAlways(200, settings) })
    await openApp('/')

    expect(await screen.findByText('From 52 TND per day')).toBeVisible()
    expect(screen.getByText('Mini car from 52 TND per day')).toBeVisible()
    expect(screen.queryByText(/rental companies$/, { selector: 'li' })).not.toBeInTheDocument()
    const promises = ['No hidden fees', 'Compare like for like', 'No account needed']
    for (const text of promises) expect(screen.getByText(text, { selector: 'li' })).toBeVisible()
  })

  it('shows no empty price row when the server sends no prices', async () => {
    const { fleet: _, ...settings } = SETTINGS
    controlFetch({ ...CAR_PAGE_ANSWERS, 'GET /api/settings': respondAlways(200, settings) })
    await openApp('/')

    const tile = await screen.findByRole('link', { name: /^Mini car/ })
    await waitFor(() => expect(tile.lastElementChild).toHaveTextContent(/^Compact/))
  })

  it('shows pictures of destinations, and a drawing when a picture fails to load', async () => {
    const tunis = { ...TUNIS, country: TUNISIA._id, image: 'tunis.jpg', cars: 92 }
    controlFetch({
      ...CAR_PAGE_ANSWERS,
      'GET /api/countries-with-locations/*': respondAlways(200, [
        { ...TUNISIA, locationsSize: 1, locations: [tunis] },
      ]),
    })
    await openApp('/')

    const card = await screen.findByRole('link', { name: /^Tunis\s*92 vehicles$/ })
    const photo = card.querySelector('img')
    expect(photo).toHaveAttribute('src', '/cdn/bookcars/locations/tunis.jpg')
    expect(card.querySelector('svg.coastal-road')).toBeNull()
    if (photo) fireEvent.error(photo)
    expect(card.querySelector('svg.coastal-road')).toBeInTheDocument()
  })

  it('selects vehicle types with tiles, and a destination with a card', async () => {
    const tunis = { ...TUNIS, country: TUNISIA._id, dailyPrice: 52, cars: 92 }
    controlFetch({
      ...CAR_PAGE_ANSWERS,
      'GET /api/countries-with-locations/*': respondAlways(200, [
        { ...TUNISIA, locationsSize: 1, locations: [tunis] },
      ]),
    })
    await openApp('/')
    await screen.findByRole('link', { name: /^Mini car/ })
    await click('link', /^Mini car/)
    expect(await screen.findByText(/^Only: Mini car/)).toBeVisible()
    await click('link', /^All vehicles/)
    expect(screen.queryByText(/^Only: /)).not.toBeInTheDocument()

    const card = await screen.findByRole('link', {
      name: /^Tunis\s*From 52\sTND per day\s*92 vehicles$/,
    })
    await userEvent.click(card)
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Pick-up location' })).toHaveValue('Tunis'),
    )
  })

  // @shows HOME-18
  it('still shows the other blocks when one block fails to load', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    controlFetch({ ...CAR_PAGE_ANSWERS, 'GET /api/all-suppliers': respondAlways(200, [null]) })
    await openApp('/')

    expect(await screen.findByRole('heading', { name: 'Popular destinations' })).toBeVisible()
    expect(screen.getByRole('link', { name: /^Mini car/ })).toBeVisible()
    expect(screen.getByRole('form', { name: 'Find a car' })).toBeVisible()
    const suppliers = { name: 'Our rental companies' }
    await waitFor(() => expect(screen.queryByRole('heading', suppliers)).not.toBeInTheDocument())
  })

  // @shows HOME-4, HOME-6, HOME-15
  it('searches with a destination and a vehicle type that were selected below the form', async () => {
    controlFetch(CAR_PAGE_ANSWERS)
    const { router } = await openApp('/')

    const locations = await screen.findByRole('list', { name: 'Tunisia', hidden: true })
    within(locations).getByRole('link', { name: 'Tunis', hidden: true }).click()
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Pick-up location' })).toHaveValue('Tunis'),
    )
    await click('link', /^Mini car/)
    await click('button', 'Search')

    await waitFor(() => expect(router.state.location.pathname).toBe('/search'))
    expect(router.state.location.search).toMatchObject({ pickup: TUNIS._id, size: 'mini' })
  })
})
