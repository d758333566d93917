import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { openApp } from '#testing/app.tsx'
import { controlFetch, type ControlledFetch, type OpenCall, respondAlways } from '#testing/calls.ts'
import { click, settle } from '#testing/page.tsx'
import { ANA } from '#testing/people.ts'

const COUNT_CALL = `GET /api/notification-counter/${ANA._id}`
const VALIDATE_CALL = 'POST /api/validate-access-token'
const DELETE_CALL = `POST /api/delete-notifications/${ANA._id}`
const SIGN_OUT_CALL = 'POST /api/sign-out'
const NOTICE = {
  _id: '66aa00000000000000000040',
  user: ANA._id,
  message: 'Your booking is confirmed.',
  isRead: false,
  createdAt: '2027-05-20T08:00:00.000Z',
  updatedAt: '2027-05-20T08:00:00.000Z',
}

let unread = 2
const server = {
  'POST /api/bookings*': respondAlways(200, [{ resultData: [], pageInfo: [] }]),
  'GET /api/all-suppliers': respondAlways(200, []),
  'GET /api/settings': respondAlways(200, null),
  'GET /api/countries-with-locations*': respondAlways(200, []),
  'GET /api/notifications/*': respondAlways(200, [
    { resultData: [NOTICE], pageInfo: [{ totalRecords: 1 }] },
  ]),
  [VALIDATE_CALL]: respondAlways(200, 'OK'),
  [`GET /api/user/${ANA._id}`]: respondAlways(200, ANA),
  [COUNT_CALL]: (call: OpenCall) => call.answer(200, { _id: 'c', user: ANA._id, count: unread }),
}

/** Finds the bell in the header; the footer also links to the list. */
const findBell = async (name: string) =>
  within(await screen.findByRole('banner')).findByRole('link', { name })
const countCalls = ({ calls }: ControlledFetch, callName: string) =>
  calls.filter(({ name }) => name === callName).length

describe('the bell', () => {
  beforeEach(() => {
    unread = 2
    localStorage.setItem('masar-user', JSON.stringify({ _id: ANA._id, language: 'en' }))
  })

  // @shows WIRE-78
  it('updates its count when the customer returns to the tab, with a BookCars backend', async () => {
    const wire = controlFetch(server)
    await openApp('/about', 'en', { backend: 'bookcars' })
    await findBell('Notifications: 2 unread')
    unread = 3
    await settle(() => document.dispatchEvent(new Event('visibilitychange')))

    expect(await findBell('Notifications: 3 unread')).toBeVisible()
    expect(wire.calls.filter(({ name }) => name.includes('notification-events'))).toEqual([])
  })

  it('fetches nothing for visitors', async () => {
    localStorage.clear()
    const wire = controlFetch(server)
    await openApp('/')
    await screen.findByRole('heading', { level: 1 })

    expect(countCalls(wire, COUNT_CALL)).toBe(0)
  })

  // @shows NOTIF-8
  it('fetches its count when the session is confirmed, and on every page', async () => {
    const wire = controlFetch(server)
    const { router } = await openApp('/')
    expect(await findBell('Notifications: 2 unread')).toBeVisible()
    expect([countCalls(wire, VALIDATE_CALL), countCalls(wire, COUNT_CALL)]).toEqual([1, 1])

    unread = 3
    await settle(() => void router.navigate({ to: '/bookings' }))
    expect(await findBell('Notifications: 3 unread')).toBeVisible()
    expect([countCalls(wire, VALIDATE_CALL), countCalls(wire, COUNT_CALL)]).toEqual([2, 2])
  })

  it('updates its count when the page becomes visible', async () => {
    controlFetch(server)
    await openApp('/')
    await findBell('Notifications: 2 unread')

    unread = 0
    await settle(() => document.dispatchEvent(new Event('visibilitychange')))
    expect(await findBell('Notifications')).toBeVisible()
  })

  // @shows SESSION-22
  it.each([401, 403])(
    'disappears when its call returns %i and the session has ended',
    async (status) => {
      let isOver = false
      controlFetch({
        ...server,
        [COUNT_CALL]: (call) =>
          call.answer(isOver ? status : 200, { _id: 'c', user: 'u', count: 2 }),
        [VALIDATE_CALL]: (call) => call.answer(isOver ? 401 : 200, { code: 'unauthenticated' }),
      })
      await openApp('/bookings')
      await findBell('Notifications: 2 unread')

      isOver = true
      await settle(() => document.dispatchEvent(new Event('visibilitychange')))
      expect(await screen.findByText(/Your session has expired/)).toBeVisible()
      expect(screen.queryByRole('link', { name: /^Notifications/ })).not.toBeInTheDocument()
    },
  )

  it('remains when its call is refused but the session has not ended', async () => {
    let isRefused = false
    const wire = controlFetch({
      ...server,
      [COUNT_CALL]: (call) => call.answer(isRefused ? 403 : 200, { _id: 'c', user: 'u', count: 2 }),
    })
    await openApp('/bookings')
    await findBell('Notifications: 2 unread')
    const checks = countCalls(wire, VALIDATE_CALL)

    isRefused = true
    await settle(() => document.dispatchEvent(new Event('visibilitychange')))
    await waitFor(() => expect(countCalls(wire, VALIDATE_CALL)).toBe(checks + 1))
    expect(await findBell('Notifications: 2 unread')).toBeVisible()
  })
})

describe('the notifications list', () => {
  // @shows NOTIF-11
  it.each([
    [{}, 30],
    [{ pageSize: 7 }, 7],
  ])('has the operator’s page size: %j, %i', async (settings, size) => {
    localStorage.setItem('masar-user', JSON.stringify({ _id: ANA._id, language: 'en' }))
    const wire = controlFetch(server)
    await openApp('/notifications', 'en', settings)

    expect(await screen.findByText(NOTICE.message)).toBeVisible()
    expect(countCalls(wire, `GET /api/notifications/${ANA._id}/1/${size}`)).toBe(1)
  })
})

describe('a deletion that can still be undone', () => {
  it('is sent before the session ends when the customer signs out', async () => {
    localStorage.setItem('masar-user', JSON.stringify({ _id: ANA._id, language: 'en' }))
    const wire = controlFetch(server)
    await openApp('/notifications')
    await screen.findByText(NOTICE.message)
    await click('button', `Actions: ${NOTICE.message}`)
    await screen.findByRole('menuitem', { name: 'Delete' })
    await click('menuitem', 'Delete')
    await click('button', 'Delete')
    await click('button', 'Account: Ana Trabelsi')
    await screen.findByRole('menuitem', { name: 'Sign out' })
    await click('menuitem', 'Sign out')
    await waitFor(() => wire.waiting(DELETE_CALL))
    expect(countCalls(wire, SIGN_OUT_CALL)).toBe(0)

    await settle(() => wire.waiting(DELETE_CALL).answer(200, 'OK'))
    await waitFor(() => wire.waiting(SIGN_OUT_CALL))
    expect(wire.waiting(SIGN_OUT_CALL).name).toBe(SIGN_OUT_CALL)
  })
})
