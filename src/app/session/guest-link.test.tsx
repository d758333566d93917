import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { openApp } from '#testing/app.tsx'
import { controlFetch, respondAlways } from '#testing/calls.ts'
import { click, fill } from '#testing/page.tsx'

import { FIAT_DETAIL } from '../../features/bookings/testing/bookings.ts'
import { hideLinkSecret, takeOpeningBookingToken } from './opening-link.ts'

const GUEST_BOOKING = { ...FIAT_DETAIL, isGuest: true, from: '2099-06-01T09:00:00.000Z' }
const BOOKING = { ...GUEST_BOOKING, to: '2099-06-03T09:00:00.000Z', status: 'reserved' }
const PATH = `/booking?b=${BOOKING._id}`
const READ_CALL = `GET /api/booking/${BOOKING._id}/en`
const OPEN_CALL = 'POST /api/open-booking-link'
const CANCEL_CALL = `POST /api/cancel-booking/${BOOKING._id}`
const UNAUTHENTICATED_BODY = { code: 'unauthenticated' }

const answers = {
  'GET /api/settings': respondAlways(200, null),
  'POST /api/mail-booking-link': respondAlways(200, 'OK'),
}

/** Opens a booking page from an emailed link, as the app's entry point does. */
async function openLink(wire: ReturnType<typeof controlFetch>) {
  history.replaceState(null, '', `${PATH}&t=the-secret-of-a-mail`)
  hideLinkSecret()
  await openApp(PATH)
  return wire
}

const findTitle = (name: string) => screen.findByRole('heading', { level: 1, name })
const countCalls = ({ calls }: ReturnType<typeof controlFetch>, name: string) =>
  calls.filter((call) => call.name === name).length

beforeEach(() => localStorage.clear())
afterEach(() => {
  takeOpeningBookingToken()
  history.replaceState(null, '', '/')
})

describe('a guest’s booking link', () => {
  it('opens a page for requesting a new link when the link has expired', async () => {
    const denied = {
      [OPEN_CALL]: respondAlways(204),
      [READ_CALL]: respondAlways(401, UNAUTHENTICATED_BODY),
    }
    const { calls } = await openLink(controlFetch({ ...answers, ...denied }))
    expect(await findTitle('This link has expired')).toBeVisible()
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      `/sign-in?from=${encodeURIComponent(PATH)}`,
    )
    await fill('Email', 'amira@example.com')
    await click('button', 'Send the link')

    expect(await screen.findByText('Check your inbox')).toBeVisible()
    expect(calls.at(-1)?.body).toEqual({ bookingId: BOOKING._id, email: 'amira@example.com' })
  })

  it('opens the booking after expiring if the browser still has access', async () => {
    const read = { [OPEN_CALL]: respondAlways(204), [READ_CALL]: respondAlways(200, BOOKING) }
    await openLink(controlFetch({ ...answers, ...read }))
    expect(await findTitle('Fiat Panda')).toBeVisible()
  })

  it('can be retried when the call fails', async () => {
    let isOpen = false
    const wire = await openLink(
      controlFetch({
        ...answers,
        [READ_CALL]: (call) =>
          call.answer(isOpen ? 200 : 401, isOpen ? BOOKING : UNAUTHENTICATED_BODY),
      }),
    )
    await waitFor(() => wire.waiting(OPEN_CALL))
    wire.waiting(OPEN_CALL).answer(429, { code: 'too-many-requests' })
    await screen.findByRole('button', { name: 'Try again' })
    await click('button', 'Try again')
    await waitFor(() => wire.waiting(OPEN_CALL))
    isOpen = true
    wire.waiting(OPEN_CALL).answer(200, { bookingId: BOOKING._id })

    expect(await findTitle('Fiat Panda')).toBeVisible()
    const opened = wire.calls.filter(({ name }) => name === OPEN_CALL)
    expect(opened.map(({ body }) => body)).toEqual([
      { token: 'the-secret-of-a-mail' },
      { token: 'the-secret-of-a-mail' },
    ])
  })
})

it('an action after the guest’s access expired leads to requesting a new link', async () => {
  let isOpen = true
  const wire = controlFetch({
    ...answers,
    [READ_CALL]: (call) => call.answer(isOpen ? 200 : 401, isOpen ? BOOKING : UNAUTHENTICATED_BODY),
    [CANCEL_CALL]: respondAlways(401, UNAUTHENTICATED_BODY),
  })
  await openApp(PATH)
  await findTitle('Fiat Panda')
  isOpen = false
  await click('button', 'Cancel this booking')
  await click('button', 'Request cancellation')
  expect(await screen.findByText(/^Your access has expired/)).toBeVisible()
  expect(countCalls(wire, CANCEL_CALL)).toBe(1)
  await click('button', 'Get a new link')

  expect(await findTitle('Your access to the booking has expired')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Get a new link' })).toBeVisible()
})
