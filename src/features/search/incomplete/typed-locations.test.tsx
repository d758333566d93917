import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { openApp } from '#testing/app.tsx'
import { controlFetch, type OpenCall, respondAlways } from '#testing/calls.ts'
import { CAR_PAGE_ANSWERS } from '#testing/car-page-answers.ts'
import { CLIO_DETAIL, SIDI_BOU_SAID, TODAY, TUNIS } from '#testing/fleet.ts'

const DATES_QUERY = 'fromDate=2026-06-01&fromTime=10:00&toDate=2026-06-04&toTime=09:30'
const AIRPORT = { ...TUNIS, _id: '66aa00000000000000000022', name: 'Tunis Airport' }
const LOCATIONS = [TUNIS, AIRPORT, SIDI_BOU_SAID]

/** Searches by a part of the name, as the server does. */
function answerLocations({ search, answer }: OpenCall) {
  const word = new URLSearchParams(search).get('s')?.toLowerCase() ?? ''
  const rows = LOCATIONS.filter(({ name }) => name.toLowerCase().includes(word))
  answer(200, [{ resultData: rows, pageInfo: [{ totalRecords: rows.length }] }])
}

const openFormUrl = (query: string, path = '/search') => openApp(`${path}?${query}`)

const readQuery = ({ latestLocation }: Awaited<ReturnType<typeof openApp>>['router']) =>
  Object.fromEntries(new URLSearchParams(latestLocation.searchStr))

describe('a search form submitted without JavaScript', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(TODAY) })
    controlFetch({
      ...CAR_PAGE_ANSWERS,
      [`GET /api/location/${AIRPORT._id}/en`]: respondAlways(200, AIRPORT),
      [`GET /api/location/${SIDI_BOU_SAID._id}/en`]: respondAlways(200, SIDI_BOU_SAID),
      [`GET /api/car/${CLIO_DETAIL._id}/en`]: respondAlways(200, CLIO_DETAIL),
      'GET /api/locations/*': answerLocations,
    })
  })

  it('redirects to the search URL when the name matches exactly', async () => {
    const { router } = await openFormUrl(
      `pickupName=tunis&dropoffName=&${DATES_QUERY}&gearbox=automatic&gearbox=manual&rating=`,
    )

    await waitFor(() =>
      expect(readQuery(router)).toEqual({
        pickup: TUNIS._id,
        dropoff: TUNIS._id,
        from: '2026-06-01T10:00',
        to: '2026-06-04T09:30',
        gearbox: 'automatic.manual',
      }),
    )
  })

  it('finds both locations when each name matches only one location', async () => {
    const { router } = await openFormUrl(`pickupName=airport&dropoffName=bou%20sa&${DATES_QUERY}`)

    await waitFor(() =>
      expect(readQuery(router)).toMatchObject({
        pickup: AIRPORT._id,
        dropoff: SIDI_BOU_SAID._id,
      }),
    )
  })

  it('asks which location is meant when the name matches several locations', async () => {
    await openFormUrl(`pickupName=tun&${DATES_QUERY}`)

    expect(await screen.findByText('Where do you pick up the car? “tun” could be:')).toBeVisible()
    const link = screen.getByRole('link', { name: 'Tunis Airport' })
    const { searchParams } = new URL(link.getAttribute('href') ?? '', location.origin)
    expect(Object.fromEntries(searchParams)).toEqual({
      pickup: AIRPORT._id,
      from: '2026-06-01T10:00',
      to: '2026-06-04T09:30',
    })
  })

  it('asks for the drop-off location once the pick-up location is known', async () => {
    const { router } = await openFormUrl(`pickupName=Tunis&dropoffName=tun&${DATES_QUERY}`)

    expect(await screen.findByText('Where do you return the car? “tun” could be:')).toBeVisible()
    expect(readQuery(router)).toMatchObject({ pickup: TUNIS._id, dropoffName: 'tun' })
    expect(screen.getByRole('combobox', { name: 'Drop-off location' })).toHaveValue('tun')
  })

  it.each([
    ['is unknown', 'Atlantis', 'Atlantis'],
    ['is markup', '</script><b>x', '</script><b>x'],
    ['is far too long', '🚗'.repeat(5000), '🚗'.repeat(100)],
  ])(
    'shows that no location was found, and keeps the text, when the name %s',
    async (_, typed, shownName) => {
      await openFormUrl(`pickupName=${encodeURIComponent(typed)}&${DATES_QUERY}`)

      expect(await screen.findByText(`We found no location called “${shownName}”.`)).toBeVisible()
      expect(screen.getByRole('combobox', { name: 'Pick-up location' })).toHaveValue(shownName)
    },
  )

  it('ignores a name that consists of spaces and invisible characters', async () => {
    await openFormUrl(`pickupName=%20%E2%80%8B&${DATES_QUERY}`)

    expect(await screen.findByText('This link is missing a pick-up location.')).toBeVisible()
  })

  it('also asks which location is meant on the car page', async () => {
    await openFormUrl(`pickupName=tun&${DATES_QUERY}`, `/car/${CLIO_DETAIL._id}`)

    expect(await screen.findByText('Where do you pick up the car? “tun” could be:')).toBeVisible()
    expect(screen.getByRole('combobox', { name: 'Pick-up location' })).toHaveValue('tun')
  })

  it('shows the price of a car when the name matches one location', async () => {
    const { router } = await openFormUrl(
      `pickupName=Tunis&${DATES_QUERY}`,
      `/car/${CLIO_DETAIL._id}`,
    )

    await waitFor(() => expect(readQuery(router)).toMatchObject({ pickup: TUNIS._id }))
    expect(readQuery(router)).not.toHaveProperty('pickupName')
  })
})
