import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { openApp } from '#testing/app.tsx'
import { answered, type HeldCall, holdTheWire } from '#testing/calls.ts'
import { CAR_PAGE_ANSWERS } from '#testing/car-page-answers.ts'
import { CLIO_DETAIL, SIDI_BOU_SAID, TODAY, TUNIS } from '#testing/fleet.ts'

const WHEN = 'fd=2026-06-01&ft=10:00&td=2026-06-04&tt=09:30'
const AIRPORT = { ...TUNIS, _id: '66aa00000000000000000022', name: 'Tunis Airport' }
const LOCATIONS = [TUNIS, AIRPORT, SIDI_BOU_SAID]

/** As the server searches: by a part of the name. */
function answerLocations({ search, answer }: HeldCall) {
  const word = new URLSearchParams(search).get('s')?.toLowerCase() ?? ''
  const rows = LOCATIONS.filter(({ name }) => name.toLowerCase().includes(word))
  answer(200, [{ resultData: rows, pageInfo: [{ totalRecords: rows.length }] }])
}

const openTyped = (query: string, path = '/search') => openApp(`${path}?${query}`)

const shownSearch = ({ latestLocation }: Awaited<ReturnType<typeof openApp>>['router']) =>
  Object.fromEntries(new URLSearchParams(latestLocation.searchStr))

describe('a search form that was submitted without JavaScript', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(TODAY) })
    holdTheWire({
      ...CAR_PAGE_ANSWERS,
      [`GET /api/location/${AIRPORT._id}/en`]: answered(200, AIRPORT),
      [`GET /api/location/${SIDI_BOU_SAID._id}/en`]: answered(200, SIDI_BOU_SAID),
      [`GET /api/car/${CLIO_DETAIL._id}/en`]: answered(200, CLIO_DETAIL),
      'GET /api/locations/*': answerLocations,
    })
  })

  it('leads to the address of a search when the name is exact', async () => {
    const { router } = await openTyped(`pq=tunis&dq=&${WHEN}&gb=automatic&gb=manual&st=`)

    await waitFor(() =>
      expect(shownSearch(router)).toEqual({
        p: TUNIS._id,
        d: TUNIS._id,
        f: '2026-06-01T10:00',
        t: '2026-06-04T09:30',
        gb: 'automatic.manual',
      }),
    )
  })

  it('finds both locations when each name fits one location only', async () => {
    const { router } = await openTyped(`pq=airport&dq=bou%20sa&${WHEN}`)

    await waitFor(() =>
      expect(shownSearch(router)).toMatchObject({ p: AIRPORT._id, d: SIDI_BOU_SAID._id }),
    )
  })

  it('asks which location is meant when the name fits several', async () => {
    await openTyped(`pq=tun&${WHEN}`)

    expect(await screen.findByText('Where do you pick up the car? “tun” can be:')).toBeVisible()
    const link = screen.getByRole('link', { name: 'Tunis Airport' })
    const { searchParams } = new URL(link.getAttribute('href') ?? '', location.origin)
    expect(Object.fromEntries(searchParams)).toEqual({
      p: AIRPORT._id,
      f: '2026-06-01T10:00',
      t: '2026-06-04T09:30',
    })
  })

  it('asks for the drop-off once the pick-up is known', async () => {
    const { router } = await openTyped(`pq=Tunis&dq=tun&${WHEN}`)

    expect(await screen.findByText('Where do you return the car? “tun” can be:')).toBeVisible()
    expect(shownSearch(router)).toMatchObject({ p: TUNIS._id, dq: 'tun' })
    expect(screen.getByRole('combobox', { name: 'Drop-off place' })).toHaveValue('tun')
  })

  it.each([
    ['is unknown', 'Atlantis', 'Atlantis'],
    ['is markup', '</script><b>x', '</script><b>x'],
    ['is far too long', '🚗'.repeat(5000), '🚗'.repeat(100)],
  ])(
    'says that nothing was found, and keeps the text, when the name %s',
    async (_, typed, kept) => {
      await openTyped(`pq=${encodeURIComponent(typed)}&${WHEN}`)

      expect(await screen.findByText(`We found no place called “${kept}”.`)).toBeVisible()
      expect(screen.getByRole('combobox', { name: 'Pick-up place' })).toHaveValue(kept)
    },
  )

  it('ignores a name of spaces and invisible characters', async () => {
    await openTyped(`pq=%20%E2%80%8B&${WHEN}`)

    expect(await screen.findByText('This link is missing a pick-up place.')).toBeVisible()
  })

  it('asks again on the page of a car', async () => {
    await openTyped(`pq=tun&${WHEN}`, `/car/${CLIO_DETAIL._id}`)

    expect(await screen.findByText('Where do you pick up the car? “tun” can be:')).toBeVisible()
    expect(screen.getByRole('combobox', { name: 'Pick-up place' })).toHaveValue('tun')
  })

  it('shows the price of a car for a name that fits one location', async () => {
    const { router } = await openTyped(`pq=Tunis&${WHEN}`, `/car/${CLIO_DETAIL._id}`)

    await waitFor(() => expect(shownSearch(router)).toMatchObject({ p: TUNIS._id }))
    expect(shownSearch(router)).not.toHaveProperty('pq')
  })
})
