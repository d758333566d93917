import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { openApp } from '#testing/app.tsx'
import { controlFetch, respondAlways } from '#testing/calls.ts'
import { CLIO_DETAIL, TODAY, TRIP_SEARCH } from '#testing/fleet.ts'
import { CAR_PAGE_ANSWERS } from '#testing/car-page-answers.ts'

/** Returns the parameters of a search with another end date. */
const makeSearchTo = (to: string) => TRIP_SEARCH.replace('2026-06-04', to)
const makeMonthSearch = (month: string) => TRIP_SEARCH.replaceAll('2026-06', month)

const CAR_ID = CLIO_DETAIL._id
const NO_CARS_TEXT = 'No cars are available for the dates in this link.'
const NO_TRIP_TEXT = 'Tell us where and when, and we’ll show you the cars with their prices.'

/** How the server handles such URLs is tested in e2e/links. */
describe('a link with invalid or outdated parameters', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(TODAY) })
    controlFetch({
      ...CAR_PAGE_ANSWERS,
      [`GET /api/car/${CAR_ID}/en`]: respondAlways(200, CLIO_DETAIL),
      'GET /api/car/*': respondAlways(204),
    })
  })

  it.each([
    ['leads nowhere', '/no/such/page', 'Nothing to see here!', 'Find a car'],
    ['has a lone percent sign', '/%25?x=%25', 'Nothing to see here!', 'Find a car'],
    ['names no car', '/car/17', 'This car is no longer available', 'Find a car'],
    [
      'names no car but has valid dates',
      `/car/17?${TRIP_SEARCH}`,
      'This car is no longer available',
      'See other cars for these dates',
    ],
    ['lacks a trip', `/checkout?car=${CAR_ID}`, 'This checkout link is incomplete', 'Find a car'],
    ['lacks a car', '/checkout', 'This checkout link is incomplete', 'Find a car'],
    [
      'names an invalid day',
      `/checkout?car=${CAR_ID}&${makeSearchTo('2026-02-30')}`,
      'This checkout link is incomplete',
      'Find a car',
    ],
  ])('shows an error page with a next step when it %s', async (_what, path, title, wayOn) => {
    await openApp(path)

    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
    const main = within(screen.getByRole('main'))
    expect(await main.findByRole('link', { name: wayOn })).toBeVisible()
  })

  it.each([
    ['is empty', '/search', NO_TRIP_TEXT],
    [
      'is nonsense',
      '/search?pickup=[]&from=soon&to=later&page=-1&size=tank&deposit=lots',
      NO_TRIP_TEXT,
    ],
    [
      'ends before it begins',
      `/search?${makeSearchTo('2026-05-30')}`,
      'In this link, the drop-off isn’t after the pick-up.',
    ],
    ['is in the past', `/search?${makeMonthSearch('2026-01')}`, NO_CARS_TEXT],
    [
      'lasts longer than any rental',
      `/search?${makeSearchTo('2028-07-01')}`,
      'The rental in this link is too long.',
    ],
    [
      'is in the next century',
      `/search?${makeMonthSearch('2100-06')}`,
      'The dates in this link are too far ahead.',
    ],
    [
      'lasts half an hour',
      `/search?${makeSearchTo('2026-06-01').replace(/to=[^&]*/, 'to=2026-06-01T10:30')}`,
      'The rental in this link is too short.',
    ],
  ])('shows an error above the form when the search %s', async (_what, path, says) => {
    await openApp(path)

    expect(await screen.findByText(says)).toBeVisible()
    expect(screen.getByRole('form', { name: 'Find a car' })).toBeVisible()
  })

  it.each([
    ['lasts too long', makeSearchTo('2028-07-01'), 'Drop-off date'],
    ['is in the next century', makeMonthSearch('2100-06'), 'Pick-up date'],
  ])('shows an error at the field when the rental %s', async (_what, search, field) => {
    await openApp(`/search?${search}`)

    const date = await screen.findByLabelText(field)
    expect(date).toHaveAccessibleDescription(/^Choose a time up to /)
  })
})
