import { act, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'

import { openApp } from '#testing/app.tsx'
import { controlFetch, type OpenCall, respondAlways } from '#testing/calls.ts'
import { CLIO_DETAIL } from '#testing/fleet.ts'
import { settle } from '#testing/page.tsx'
import { ANA } from '#testing/people.ts'

let hasNetwork: boolean

/** Responds only while there is a network. */
const respondWhileOnline =
  (status: number, body: unknown) =>
  (call: OpenCall): void =>
    hasNetwork ? call.answer(status, body) : call.lose()

const server = {
  'GET /api/settings': respondAlways(200, null),
  'GET /api/countries-with-locations*': respondAlways(200, []),
  'GET /api/all-suppliers': respondAlways(200, []),
  'GET /api/notification-counter/*': respondAlways(200, { _id: 'c', user: 'u', count: 0 }),
  'POST /api/validate-access-token': respondAlways(200, 'OK'),
  [`GET /api/user/${ANA._id}`]: respondAlways(200, ANA),
  'POST /api/bookings*': respondWhileOnline(200, [{ resultData: [], pageInfo: [] }]),
  'GET /api/has-password/*': respondWhileOnline(200, 'OK'),
  'GET /api/car/*': respondWhileOnline(200, CLIO_DETAIL),
}

const restoreNetwork = () => {
  hasNetwork = true
  return settle(() => dispatchEvent(new Event('online')))
}

// Loads the pages' code first, so that the tests do not time out on a slow machine.
beforeAll(
  () =>
    Promise.all([
      import('#rental/page-failed.tsx'),
      import('../../features/car/car-page.tsx'),
      import('../../features/bookings/list/bookings-page.tsx'),
      import('../../features/password/change-password-page.tsx'),
      import('../../features/layout/site-footer.tsx'),
      import('../session/running-session.ts'),
    ]),
  120_000,
)

beforeEach(() => {
  hasNetwork = false
  localStorage.setItem('masar-user', JSON.stringify({ _id: ANA._id, language: 'en' }))
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
})

const FAILURE_PATTERN = /^(We couldn’t reach the server|You’re offline. Your)/
const PAGES = [
  [`/car/${CLIO_DETAIL._id}`, CLIO_DETAIL.name],
  ['/bookings', 'My bookings'],
  ['/change-password', 'Change password'],
] as const

// @shows PAGE-2, PAGE-32
it.each(PAGES)(
  '%s recovers when the network is back, and its heading gets the focus',
  async (path, name) => {
    controlFetch(server)
    await openApp(path)
    await screen.findByText(FAILURE_PATTERN)
    act(() => screen.getByRole('button', { name: 'Try again' }).focus())

    await restoreNetwork()
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name })).toHaveFocus())
  },
)

it('a page that recovers does not take the focus from a field', async () => {
  controlFetch(server)
  await openApp('/bookings')
  await screen.findByText(FAILURE_PATTERN)
  const field = document.body.appendChild(document.createElement('input'))
  act(() => field.focus())

  await restoreNetwork()
  expect(await screen.findByText('No bookings.')).toBeVisible()
  expect(field).toHaveFocus()
  field.remove()
})

it('a page that has loaded is not fetched again when the network is back', async () => {
  hasNetwork = true
  const wire = controlFetch(server)
  await openApp('/bookings')
  await screen.findByText('No bookings.')
  const before = wire.calls.length

  await restoreNetwork()
  expect(wire.calls).toHaveLength(before)
})

it.each([
  [false, 500, 'You’re offline. This page will load when you reconnect.'],
  [true, 0, 'We couldn’t reach the server. Check your connection and try again.'],
  [true, 500, 'Something went wrong on our side. Try again in a moment.'],
])('a failed page states the cause: network %s, status %i', async (isOnline, status, says) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  controlFetch({
    ...server,
    'GET /api/car/*': (call) => (status ? call.answer(status) : call.lose()),
  })
  await openApp(`/car/${CLIO_DETAIL._id}`)
  expect(await screen.findByText(says)).toBeVisible()
})
