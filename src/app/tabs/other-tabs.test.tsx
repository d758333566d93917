import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { openApp } from '#testing/app.tsx'
import { getBookingReference } from '@masar/domain/booking/booking-reference.ts'
import { controlFetch, type OpenCall, respondAlways } from '#testing/calls.ts'
import { click, settle } from '#testing/page.tsx'
import { ANA } from '#testing/people.ts'

import { claimWindow } from './window-owner.ts'

/** The fields that the booking page needs. */
const BOOKING = {
  _id: '66aa00000000000000000099',
  supplier: { _id: '66aa00000000000000000010', fullName: 'Jasmin Auto' },
  car: {
    _id: '66aa00000000000000000030',
    name: 'Fiat Panda',
    range: 'mini',
    supplier: { _id: '66aa00000000000000000010', fullName: 'Jasmin Auto' },
  },
  driver: { _id: '66aa00000000000000000001', fullName: 'Ana Trabelsi', email: 'ana@example.org' },
  pickupLocation: { _id: '66aa00000000000000000020', name: 'Tunis-Carthage' },
  dropOffLocation: { _id: '66aa00000000000000000020', name: 'Tunis-Carthage' },
  from: '2099-06-01T09:00:00.000Z',
  to: '2099-06-03T09:00:00.000Z',
  status: 'reserved',
  cancelRequest: false,
  price: 250,
}

const BADIS = { ...ANA, _id: '66aa00000000000000000002', fullName: 'Badis Gharbi' }
const CHECK = 'POST /api/validate-access-token'

const server = {
  'POST /api/bookings*': respondAlways(200, [{ resultData: [], pageInfo: [] }]),
  'GET /api/all-suppliers': respondAlways(200, []),
  'GET /api/settings': respondAlways(200, null),
  'GET /api/countries-with-locations*': respondAlways(200, []),
  'GET /api/notification-counter/*': respondAlways(200, { _id: 'c', user: 'u', count: 2 }),
  'POST /api/sign-out': respondAlways(200, 'OK'),
  [CHECK]: respondAlways(200, 'OK'),
  [`GET /api/user/${ANA._id}`]: respondAlways(200, ANA),
  [`GET /api/user/${BADIS['_id']}`]: respondAlways(200, BADIS),
}
const findAccountButton = ({ fullName }: typeof ANA) =>
  screen.findByRole('button', { name: `Account: ${fullName}` })
const serializeUser = ({ _id, language }: typeof ANA) => JSON.stringify({ _id, language })
const dispatchStorage = (key: string, newValue: string | null) =>
  settle(() => dispatchEvent(new StorageEvent('storage', { key, newValue })))

/** Another tab of the same browser. */
let tab: BroadcastChannel
let heard: unknown[]
beforeEach(() => {
  heard = []
  tab = new BroadcastChannel('masar-session')
  tab.addEventListener('message', ({ data }) => heard.push(data))
  localStorage.setItem('masar-user', serializeUser(ANA))
})
afterEach(() => tab.close())

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel is always same-origin
const postFromOtherTab = (changes: unknown) => settle(() => tab.postMessage(changes))

async function openBookingsAsAna(answers = {}) {
  const wire = controlFetch({ ...server, ...answers })
  const { router } = await openApp('/bookings')
  await findAccountButton(ANA)
  await screen.findByRole('heading', { name: 'My bookings' })
  await waitFor(() => expect(heard).toEqual([{ type: 'signedIn' }]))
  heard = []
  const queries = await router.options.context.queries()
  const keptBookings = () => queries.getQueryCache().findAll({ queryKey: ['bookings'] })
  expect(keptBookings()).not.toEqual([])
  return { wire, router, keptBookings }
}

describe('a change in another tab', () => {
  // @shows SESSION-27
  it('removes all data of this tab when the customer signs out', async () => {
    const { keptBookings } = await openBookingsAsAna()
    sessionStorage.setItem('draft', 'of a checkout')
    await postFromOtherTab({ type: 'left', userId: ANA._id })

    expect(await screen.findByText('You’ve signed out in another tab.')).toBeVisible()
    expect([keptBookings(), sessionStorage.getItem('draft')]).toEqual([[], null])
  })

  it('hides the page as soon as the customer signs out, without waiting for the next page', async () => {
    await openBookingsAsAna()
    await postFromOtherTab({ type: 'left', userId: ANA._id })

    await waitFor(() => expect(screen.queryByRole('heading', { name: 'My bookings' })).toBeNull())
  })

  it('hides a booking and rechecks access when the customer signs out', async () => {
    const READ = `GET /api/booking/${BOOKING._id}/en`
    const wire = controlFetch(server)
    await openApp(`/booking?b=${BOOKING._id}`)
    await waitFor(() => wire.waiting(READ))
    await settle(() => wire.waiting(READ).answer(200, BOOKING))
    const [number] = await screen.findAllByText(getBookingReference(BOOKING))
    await findAccountButton(ANA)
    await postFromOtherTab({ type: 'left', userId: ANA._id })

    await waitFor(() => expect(number).not.toBeVisible())
    await waitFor(() => wire.waiting(READ))
  })

  it('removes a booking that was fetched before the server ended the session', async () => {
    const READ = `GET /api/booking/${BOOKING._id}/en`
    const wire = controlFetch(server)
    const { router } = await openApp(`/booking?b=${BOOKING._id}`)
    const answers = async (status: number, body: object) => {
      await waitFor(() => wire.waiting(READ))
      await settle(() => wire.waiting(READ).answer(status, body))
    }
    await answers(200, BOOKING)
    await findAccountButton(ANA)
    await postFromOtherTab({ type: 'left', userId: ANA._id })
    await answers(200, BOOKING)
    const [shown] = await screen.findAllByText(getBookingReference(BOOKING))
    expect(shown).toBeVisible()
    await postFromOtherTab({ type: 'ended' })
    await answers(401, { code: 'unauthenticated' })

    await waitFor(() => expect(router.state.location.pathname).toBe('/sign-in'))
    expect(screen.queryByText(getBookingReference(BOOKING))).toBeNull()
  })

  it('does not sign out this tab’s customer when a previous customer signs out late', async () => {
    const { router } = await openBookingsAsAna()
    await postFromOtherTab({ type: 'left', userId: BADIS['_id'] })
    await postFromOtherTab('nonsense')

    expect(router.options.context.session.viewer().status).toBe('signedIn')
  })

  it('triggers a session check here after a rejection, and keeps the input', async () => {
    let isOver = false
    const { keptBookings } = await openBookingsAsAna({
      [CHECK]: (call: OpenCall) => call.answer(isOver ? 401 : 200, { code: 'unauthenticated' }),
    })
    sessionStorage.setItem('draft', 'of a checkout')
    isOver = true
    await postFromOtherTab({ type: 'doubted' })

    expect(await screen.findByText(/Your session has expired/)).toBeVisible()
    expect([keptBookings(), sessionStorage.getItem('draft')]).toEqual([[], 'of a checkout'])
  })

  it('suspends the customer here when the account turns out to be suspended', async () => {
    const { keptBookings } = await openBookingsAsAna()
    await postFromOtherTab({ type: 'suspended', userId: ANA._id })

    expect(await screen.findByText('Your account is suspended.')).toBeVisible()
    expect(keptBookings()).toEqual([])
  })

  it('shows the page for a new customer and immediately removes the previous one’s data', async () => {
    const { wire, router, keptBookings } = await openBookingsAsAna()
    sessionStorage.setItem('draft', 'of a checkout')
    const listCalls = () => wire.calls.filter(({ name }) => name.startsWith('POST /api/bookings'))
    const before = listCalls().length
    localStorage.setItem('masar-user', serializeUser(BADIS))
    await dispatchStorage('masar-user', serializeUser(BADIS))
    expect(sessionStorage.getItem('draft')).toBeNull()

    expect(await findAccountButton(BADIS)).toBeVisible()
    expect(router.state.location.pathname).toBe('/bookings')
    await waitFor(() => expect(listCalls()).toHaveLength(before + 1))
    expect(keptBookings()).toHaveLength(1)
    expect(localStorage.getItem('masar-user')).toContain(BADIS['_id'])
  })

  it('triggers a session check here when the storage is cleared', async () => {
    const { wire } = await openBookingsAsAna()
    const checks = () => wire.calls.filter(({ name }) => name === CHECK).length
    const before = checks()
    await dispatchStorage('masar-user', null)

    expect(checks()).toBe(before + 1)
  })

  it.each([
    ['masar-language', 'es', () => document.documentElement.lang],
    ['masar-theme', 'dark', () => document.documentElement.className],
  ])('applies a choice to this tab, too: %s', async (key, choice, shown) => {
    await openBookingsAsAna()
    await dispatchStorage(key, choice)

    await waitFor(() => expect(shown()).toBe(choice))
  })
})

describe('other tabs', () => {
  it('are notified of a sign-out, and again once the server has ended the session', async () => {
    const ending: OpenCall[] = []
    await openBookingsAsAna({ 'POST /api/sign-out': (call: OpenCall) => ending.push(call) })
    await click('button', 'Account: Ana Trabelsi')
    await screen.findByRole('menuitem', { name: 'Sign out' })
    await click('menuitem', 'Sign out')
    await waitFor(() => expect(ending).toHaveLength(1))
    await waitFor(() => expect(heard).toEqual([{ type: 'left', userId: ANA._id }]))
    ending[0]?.answer(200, 'OK')

    await waitFor(() => expect(heard.at(-1)).toEqual({ type: 'ended' }))
  })

  it('check their session after a rejection here, but not after a network error', async () => {
    const check = { ends: respondAlways(200, 'OK') }
    const { router } = await openBookingsAsAna({
      [CHECK]: (call: OpenCall) => check.ends(call),
    })
    const { session } = router.options.context
    check.ends = (call) => call.lose()
    await settle(session.refresh)
    await screen.findByText('We couldn’t reach the server.')
    expect(heard).toEqual([])

    check.ends = respondAlways(401, { code: 'unauthenticated' })
    await click('button', 'Try again')
    await waitFor(() => expect(heard).toEqual([{ type: 'doubted' }]))
  })
})

describe('this window’s input', () => {
  it('is kept when a guest or the same customer signs in, and deleted for another customer', () => {
    sessionStorage.setItem('draft', 'of a guest')
    claimWindow(ANA._id)
    claimWindow(ANA._id)
    expect(sessionStorage.getItem('draft')).toBe('of a guest')
    claimWindow(BADIS['_id'])
    expect(sessionStorage.getItem('draft')).toBeNull()
  })
})
