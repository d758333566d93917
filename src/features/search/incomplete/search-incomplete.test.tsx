import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { storeSearch } from '#api/stored/offline-searches.ts'
import { openApp } from '#testing/app.tsx'
import { controlFetch, respondAlways } from '#testing/calls.ts'
import { CAR_PAGE_ANSWERS } from '#testing/car-page-answers.ts'
import { TODAY, TUNIS, TUNISIA } from '#testing/fleet.ts'
import { click } from '#testing/page.tsx'

const LOCATION_QUERY = `pickup=${TUNIS._id}&dropoff=${TUNIS._id}`
const DATES_QUERY = 'from=2026-06-01T10:00&to=2026-06-04T10:00'
const LOCATION_PROMPT = 'Choose a pick-up location.'
const DATES_NOTE = 'We’ve suggested some dates. Change them if needed.'

const SOUSSE = { _id: '66aa00000000000000000077', name: 'Sousse', country: TUNISIA._id }
const POPULAR_LOCATION = { ...SOUSSE, dailyPrice: 52, cars: 92 }

const pickUp = () => screen.findByRole('combobox', { name: 'Pick-up location' })
const dates = () => screen.getByRole('button', { name: /^Dates/ })

/** Returns the search parameters of the link on a destination's card. */
async function readPopularSearch() {
  const card = await screen.findByRole('link', {
    name: /^Sousse\s*From 52\sTND per day\s*92 vehicles$/,
  })
  return Object.fromEntries(new URL(card.getAttribute('href') ?? '', 'http://masar').searchParams)
}

describe('the page for an incomplete search', () => {
  // Preloads the content below the form, which is lazy-loaded otherwise.
  beforeAll(() => import('./popular-searches.tsx'))

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(TODAY) })
    controlFetch({
      ...CAR_PAGE_ANSWERS,
      'GET /api/countries-with-locations/*': respondAlways(200, [
        { ...TUNISIA, locationsSize: 1, locations: [POPULAR_LOCATION] },
      ]),
    })
  })

  // @shows SEARCH-20
  it('asks for the location in a prompt at its field, and keeps the dates', async () => {
    await openApp(`/search?${DATES_QUERY}`)

    expect(await screen.findByText('This link is missing a pick-up location.')).toBeVisible()
    expect(screen.getByText(/^Your dates are filled in\./)).toBeVisible()
    expect(await pickUp()).toHaveAccessibleDescription(LOCATION_PROMPT)
    expect(await pickUp()).not.toBeInvalid()
    expect(dates()).not.toHaveAccessibleDescription()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('replaces the prompt at the field with the error once the form is submitted', async () => {
    await openApp(`/search?${DATES_QUERY}`)
    await pickUp()
    await click('button', 'Search')

    expect(await pickUp()).toHaveAccessibleDescription('Please fill in the field: Pick-up location')
    expect(screen.queryByText(LOCATION_PROMPT)).toBeNull()
  })

  it('hides the prompt for a location once the visitor types', async () => {
    await openApp(`/search?${DATES_QUERY}`)
    await userEvent.type(await pickUp(), 'so')

    expect(screen.queryByText(LOCATION_PROMPT)).toBeNull()
  })

  it.each([
    ['both dates', LOCATION_QUERY, 'This link is missing dates.'],
    [
      'one of its dates',
      `${LOCATION_QUERY}&from=2026-06-01T10:00`,
      'This link is missing one of its dates.',
    ],
  ])('suggests %s when they are missing, with a note at their field', async (_, left, says) => {
    await openApp(`/search?${left}`)

    expect(await screen.findByText(says)).toBeVisible()
    expect(screen.getByText(/^We’ve filled in Tunis and suggested /)).toBeVisible()
    expect(dates()).toHaveAccessibleDescription(DATES_NOTE)
    expect(await pickUp()).toHaveValue('Tunis')
    expect(await pickUp()).not.toHaveAccessibleDescription()
  })

  it('asks for location and dates, without hints, when it is opened without parameters', async () => {
    await openApp('/search')

    expect(await screen.findByText(/^Tell us where and when/)).toBeVisible()
    expect(screen.queryByText(/^This link/)).toBeNull()
    expect(await pickUp()).not.toHaveAccessibleDescription()
    expect(dates()).not.toHaveAccessibleDescription()
  })

  it('asks for another location when the one in the link no longer exists', async () => {
    await openApp(`/search?pickup=66aa00000000000000000099&${DATES_QUERY}`)

    expect(
      await screen.findByText('The pick-up location in this link no longer exists.'),
    ).toBeVisible()
    expect(await pickUp()).toHaveAccessibleDescription(LOCATION_PROMPT)
  })

  it('sets the drop-off to the pick-up location when the drop-off location no longer exists', async () => {
    await openApp(`/search?pickup=${TUNIS._id}&dropoff=66aa00000000000000000099&${DATES_QUERY}`)

    expect(
      await screen.findByText('The drop-off location in this link no longer exists.'),
    ).toBeVisible()
    expect(await pickUp()).toHaveValue('Tunis')
    expect(screen.getByRole('checkbox', { name: 'Return to same location' })).toBeChecked()
  })

  it('links to popular destinations with the dates and filters of the link', async () => {
    await openApp(`/search?${DATES_QUERY}&gearbox=automatic&page=2`)

    expect(await readPopularSearch()).toEqual({
      pickup: SOUSSE._id,
      dropoff: SOUSSE._id,
      from: '2026-06-01T10:00',
      to: '2026-06-04T10:00',
      gearbox: 'automatic',
    })
  })

  it.each([
    ['has no dates', '/search'],
    [
      'has dates in the past',
      `/search?${LOCATION_QUERY}&from=2026-01-01T10:00&to=2026-01-04T10:00`,
    ],
  ])('links to popular destinations with the default dates when the link %s', async (_, path) => {
    await openApp(path)

    expect(await readPopularSearch()).toMatchObject({
      from: '2026-05-23T10:00',
      to: '2026-05-26T10:00',
    })
  })

  it('shows no destinations when they fail to load', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    controlFetch({ ...CAR_PAGE_ANSWERS, 'GET /api/countries-with-locations/*': respondAlways(400) })
    await openApp('/search')

    expect(await pickUp()).toBeVisible()
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'Popular destinations' })).toBeNull(),
    )
  })

  // @shows SEARCH-36
  it('links to the latest searches in this browser', async () => {
    storeSearch({
      pickup: TUNIS._id,
      dropoff: TUNIS._id,
      from: '2026-06-01T10:00',
      to: '2026-06-04T10:00',
      pickupName: 'Tunis',
      dropoffName: 'Tunis',
    })
    await openApp('/search')

    const searches = within(await screen.findByRole('list', { name: 'Your last searches' }))
    expect(searches.getByRole('link', { name: /^Tunis/ })).toBeVisible()
  })
})
