import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { AppRouter } from '#app/router.ts'
import { openApp } from '#testing/app.tsx'
import { controlFetch, respondAlways } from '#testing/calls.ts'
import { answerCars } from '#testing/car-calls.ts'
import { CAR_PAGE_ANSWERS } from '#testing/car-page-answers.ts'
import { CLIO, DUSTER, TODAY, TRIP_SEARCH } from '#testing/fleet.ts'
import { click } from '#testing/page.tsx'
import { ANA } from '#testing/people.ts'

import { FIAT } from '../../features/bookings/testing/bookings.ts'

const NOTICE = {
  _id: '66bb00000000000000000001',
  user: ANA._id,
  message: 'Your booking is confirmed.',
  isRead: false,
  createdAt: TODAY,
}
const toPageResponse = (rows: object[]) =>
  respondAlways(200, [{ resultData: rows, pageInfo: [{ totalRecords: 70 }] }])

const SERVER = {
  ...CAR_PAGE_ANSWERS,
  'GET /api/all-suppliers': respondAlways(200, []),
  'POST /api/bookings/*': toPageResponse([FIAT]),
  'GET /api/notifications/*': toPageResponse([NOTICE]),
  'GET /api/notification-counter/*': respondAlways(200, { _id: 'c', user: ANA._id, count: 1 }),
  'POST /api/validate-access-token': respondAlways(200, 'OK'),
  [`GET /api/user/${ANA._id}`]: respondAlways(200, ANA),
}

/** Opens a list as the first page of a visit. */
async function openList(path: string) {
  const wire = controlFetch(SERVER)
  const { router } = await openApp(path)
  return { wire, router }
}
const openNextPage = async () =>
  userEvent.click(await screen.findByRole('link', { name: 'Next page' }))

/**
 * Waits until the URL contains `part`; returns the number of history entries. With one entry, Back still leaves
 * the list.
 */
async function countEntries(router: AppRouter, part: string): Promise<number> {
  await waitFor(() => expect(router.state.location.href).toContain(part))
  return router.history.length
}

// @shows SEARCH-19
describe('a list’s history entry', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(TODAY) })
    localStorage.setItem('masar-user', JSON.stringify({ _id: ANA._id, language: 'en' }))
  })

  it('is replaced when cars are sorted or paged', async () => {
    const { wire, router } = await openList(`/search?${TRIP_SEARCH}`)
    await answerCars(wire, [CLIO, DUSTER], { pageInfo: [{ totalRecords: 70 }] })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'rating')
    expect(await countEntries(router, 'sort=rating')).toBe(1)
    await answerCars(wire, [CLIO, DUSTER], { pageInfo: [{ totalRecords: 70 }] })
    await openNextPage()
    expect(await countEntries(router, 'page=2')).toBe(1)
  })

  it('is replaced when bookings are filtered or paged', async () => {
    const { router } = await openList('/bookings')
    await openNextPage()
    expect(await countEntries(router, 'page=2')).toBe(1)
    await click('button', 'Filters')
    await userEvent.type(screen.getByLabelText('Search'), 'fiat{Enter}')
    expect(await countEntries(router, 'q=fiat')).toBe(1)
  })

  it('is replaced when notifications are paged', async () => {
    const { router } = await openList('/notifications')
    await openNextPage()
    expect(await countEntries(router, 'page=2')).toBe(1)
  })

  it('is kept when a car is opened from the list', async () => {
    const { wire, router } = await openList(`/search?${TRIP_SEARCH}`)
    await answerCars(wire, [CLIO])
    const card = await screen.findByRole('article', { name: CLIO.name })
    await userEvent.click(card.querySelector('a[href^="/car/"]') ?? card)
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/car\//))
    expect(router.history.length).toBe(2)
  })
})
