import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { openApp } from '#testing/app.tsx'
import { controlFetch } from '#testing/calls.ts'
import { CAR_PAGE_ANSWERS } from '#testing/car-page-answers.ts'
import { CLIO, TODAY, TRIP_SEARCH, TUNIS } from '#testing/fleet.ts'

const OLD_TRIP = `p=${TUNIS._id}&d=${TUNIS._id}&f=2026-06-01T10:00&t=2026-06-04T10:00`
const NEW_TRIP = Object.fromEntries(new URLSearchParams(TRIP_SEARCH))

/**
 * Our server redirects such links itself. These tests cover other hosts, and documents restored by the browser.
 */
describe('a link with old search parameters', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(TODAY) })
    controlFetch(CAR_PAGE_ANSWERS)
  })

  // @shows SEARCH-18
  it('opens the same search with readable parameters', async () => {
    const { router } = await openApp(`/search?${OLD_TRIP}&rg=mini&rg=midi&gb=manual&by=price&st=4`)

    expect(await screen.findByRole('heading', { level: 1, name: 'Cars at Tunis' })).toBeVisible()
    await waitFor(() =>
      expect(Object.fromEntries(new URLSearchParams(router.history.location.search))).toEqual({
        ...NEW_TRIP,
        size: 'mini.midi',
        gearbox: 'manual',
        sort: 'price',
        rating: '4',
      }),
    )
    expect(screen.getByRole('link', { name: 'Remove filter: 4 stars and up' })).toBeVisible()
  })

  it('opens the same search when the app itself navigates to it', async () => {
    const { router } = await openApp('/')
    router.history.push(`/search?${OLD_TRIP}&su=${CLIO.supplier._id}`)

    expect(await screen.findByRole('heading', { level: 1, name: 'Cars at Tunis' })).toBeVisible()
    expect(router.state.location.search).toMatchObject({
      ...NEW_TRIP,
      supplier: CLIO.supplier._id,
    })
  })

  it('opens the same checkout and the same car', async () => {
    const { router } = await openApp(`/checkout?c=${CLIO._id}&${OLD_TRIP}`)
    await waitFor(() =>
      expect(router.state.location.search).toMatchObject({ ...NEW_TRIP, car: CLIO._id }),
    )
    router.history.push(`/car/${CLIO._id}?${OLD_TRIP}&l=en`)
    await waitFor(() =>
      expect(router.state.location).toMatchObject({
        pathname: `/car/${CLIO._id}`,
        search: { ...NEW_TRIP, l: 'en' },
      }),
    )
  })
})
