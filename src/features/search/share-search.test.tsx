import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { openApp } from '#testing/app.tsx'
import { controlFetch, respondAlways } from '#testing/calls.ts'
import { answerCars } from '#testing/car-calls.ts'
import { CAR_PAGE_ANSWERS } from '#testing/car-page-answers.ts'
import { CLIO, CLIO_DETAIL, TODAY, TRIP_SEARCH } from '#testing/fleet.ts'

/** Parameters that links in advertisements or emails add to a URL. */
const TRACKING_PARAMS = 'fbclid=of-one-visitor&email=amel%40example.org'

const CAR_PATH = `/car/${CLIO_DETAIL._id}`

const share = vi.fn<typeof navigator.share>(async () => {})

/**
 * Presses the first share link, and returns what is shared. The page has two links, one of which is hidden at
 * every width.
 */
async function pressShare() {
  const [link] = await screen.findAllByRole('link', { name: 'Share' })
  if (link) fireEvent.click(link)
  const { title, text, url = '' } = share.mock.lastCall?.[0] ?? {}
  const { origin, pathname, search } = new URL(url)
  expect(origin).toBe(location.origin)
  return { title, text, address: pathname + decodeURIComponent(search) }
}

describe('the share link', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(TODAY) })
    Object.assign(navigator, { share })
  })
  afterEach(() => Reflect.deleteProperty(navigator, 'share'))

  it('shares the location, dates and filters of a search, and no other parameters', async () => {
    const wire = controlFetch(CAR_PAGE_ANSWERS)
    await openApp(`/search?${TRIP_SEARCH}&size=mini&sort=price&${TRACKING_PARAMS}`)
    await answerCars(wire, [CLIO])

    expect(await pressShare()).toEqual({
      title: 'Cars at Tunis',
      text: expect.stringMatching(/^Cars at Tunis\n1\s–\s4\sJun/),
      address: `/search?${TRIP_SEARCH}&size=mini&sort=price`,
    })
  })

  it.each(['', `${TRIP_SEARCH}&`])(
    'shares a car’s trip, and no other parameters: %s',
    async (trip) => {
      controlFetch({
        ...CAR_PAGE_ANSWERS,
        [`GET /api${CAR_PATH}/en`]: respondAlways(200, CLIO_DETAIL),
      })
      await openApp(`${CAR_PATH}?${trip}${TRACKING_PARAMS}`)

      const { address } = await pressShare()
      expect(address).toBe(trip ? `${CAR_PATH}?${TRIP_SEARCH}` : CAR_PATH)
    },
  )
})
