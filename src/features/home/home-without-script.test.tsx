import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { openApp } from '#testing/app.tsx'
import { controlFetch, respondAlways } from '#testing/calls.ts'
import { CAR_PAGE_ANSWERS } from '#testing/car-page-answers.ts'
import { CARTHAGO, TODAY, TUNIS, TUNISIA } from '#testing/fleet.ts'

const readLinkUrl = (link: HTMLElement) => new URL(link.getAttribute('href') ?? '', location.origin)
const readLinkQuery = (link: HTMLElement) => Object.fromEntries(readLinkUrl(link).searchParams)

/** The search parameters for cars in Tunis three days from now. */
const TUNIS_SEARCH = {
  pickup: TUNIS._id,
  dropoff: TUNIS._id,
  from: '2026-05-23T10:00',
  to: '2026-05-26T10:00',
}

describe('the home page without JavaScript', () => {
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(TODAY) })
    const tunis = { ...TUNIS, country: TUNISIA._id, dailyPrice: 52, cars: 92 }
    controlFetch({
      ...CAR_PAGE_ANSWERS,
      'GET /api/countries-with-locations/*': respondAlways(200, [
        { ...TUNISIA, locationsSize: 1, locations: [tunis] },
      ]),
    })
    await openApp('/')
  })

  it('links to the searches for one vehicle type and for all types', async () => {
    const tile = await screen.findByRole('link', { name: /^Mini car/ })
    expect([readLinkUrl(tile).pathname, readLinkQuery(tile)]).toEqual(['/search', { size: 'mini' }])

    const all = screen.getByRole('link', { name: /^All vehicles/ })
    expect([readLinkUrl(all).pathname, readLinkQuery(all)]).toEqual(['/search', {}])
  })

  it('links to a destination’s cars on the default dates', async () => {
    const card = await screen.findByRole('link', { name: /^Tunis\s*From 52\sTND/ })
    expect(readLinkQuery(card)).toEqual(TUNIS_SEARCH)

    const locations = within(screen.getByRole('list', { name: 'Tunisia', hidden: true }))
    expect(readLinkQuery(locations.getByRole('link', { name: 'Tunis', hidden: true }))).toEqual(
      TUNIS_SEARCH,
    )
  })

  it('links from each rental company to its entry in the full list', async () => {
    const link = await screen.findByRole('link', { name: CARTHAGO.fullName })
    expect(readLinkUrl(link).pathname).toBe('/suppliers')
    expect(readLinkUrl(link).hash).toBe(`#supplier-${CARTHAGO._id}`)
  })
})
