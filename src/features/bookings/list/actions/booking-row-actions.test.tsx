import { QueryClient } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { BookingInList } from '#api/queries/bookings.query.ts'
import type { Viewer } from '#api/viewer.ts'
import { controlFetch, respondAlways } from '#testing/calls.ts'
import { createTestSession, hostFlows } from '#testing/flow-deps.ts'
import { click, renderPage } from '#testing/page.tsx'
import { showOnPhone, showOnWideScreen } from '#testing/screen-width.ts'

import { bookingChangeFlow } from '../../change/booking-change.flow.ts'
import { AMIRA_VIEWER, FIAT, FIAT_DETAIL } from '../../testing/bookings.ts'
import { ListedBookings } from '../../testing/listed-bookings.tsx'
import { SUPPLIER_STAFF } from '../../testing/staff.ts'
import { openCancellation } from './open-cancellation.ts'

const REQUEST_CALL = `POST /api/cancel-booking/${FIAT._id}`
const READ_CALL = `GET /api/booking/${FIAT._id}/en`

beforeEach(() => {
  vi.setSystemTime('2027-05-01T08:00:00Z')
})

/** Renders the list with real flows and a real client; only the network is replaced. */
function show(rows: BookingInList[], viewer: Viewer = AMIRA_VIEWER) {
  const queryClient = new QueryClient()
  const flows = hostFlows({ queryClient, session: createTestSession(viewer).session })
  const draw = (bookings: BookingInList[]) => (
    <ListedBookings
      rows={bookings}
      api={flows.deps.api}
      openChanges={() => Promise.resolve(flows.open(bookingChangeFlow, 'list'))}
      openCancellation={(id) => openCancellation(flows, id)}
    />
  )
  const { router, redraw } = renderPage(draw(rows), { viewer, queryClient })
  return { router, redraw: (next: BookingInList[]) => redraw(draw(next)) }
}

/** Returns the names of the controls in the only row, except the checkbox and the car's link. */
const listControlNames = () =>
  [...document.querySelectorAll('[aria-describedby]')].map(({ textContent }) => textContent)

describe.each([
  { screenName: 'wide screen', showScreen: showOnWideScreen },
  { screenName: 'phone', showScreen: showOnPhone },
])('the actions of a row on a $screenName', ({ showScreen }) => {
  beforeEach(() => {
    showScreen()
    controlFetch()
  })

  // @shows BOOKING-8
  it.each([
    ['View Edit Cancel', { amendments: true }, AMIRA_VIEWER],
    ['View Cancel', {}, AMIRA_VIEWER],
    ['View', { cancellation: false }, AMIRA_VIEWER],
    ['View', { cancelRequest: true }, AMIRA_VIEWER],
    ['View Remove', { status: 'cancelled' }, AMIRA_VIEWER],
    ['View Edit Delete', {}, SUPPLIER_STAFF],
  ] as const)('are %s for %o', (names, booking, viewer) => {
    show([{ ...FIAT, ...booking }], viewer)

    expect(listControlNames()).toEqual(names.split(' '))
    const view = screen.getByRole('link', { name: 'View' })
    expect(view).toHaveAttribute('href', `/booking?b=${FIAT._id}`)
    expect(view).toHaveAccessibleDescription('Fiat Panda')
  })
})

describe('cancelling from the list', () => {
  // @shows BOOKING-9
  it('shows the terms, sends one request and shows a confirmation', async () => {
    const wire = controlFetch({
      [READ_CALL]: respondAlways(200, FIAT_DETAIL),
      [REQUEST_CALL]: respondAlways(200, 'OK'),
    })
    const { redraw } = show([FIAT])
    await click('button', 'Cancel')
    const dialog = await screen.findByRole('dialog', { name: 'Cancel this booking?' })
    expect(within(dialog).getByText(/Free to cancel until/)).toBeVisible()
    expect(wire.calls.map(({ name }) => name)).not.toContain(REQUEST_CALL)
    await click('button', 'Request cancellation')

    expect(await screen.findByText(/Cancellation requested\. The rental company/)).toBeVisible()
    expect(wire.calls.filter(({ name }) => name === REQUEST_CALL)).toHaveLength(1)
    redraw([{ ...FIAT, cancelRequest: true }])
    expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument()
  })

  it('opens the booking page when the booking can no longer be cancelled', async () => {
    controlFetch({ [READ_CALL]: respondAlways(200, { ...FIAT_DETAIL, status: 'cancelled' }) })
    const { router } = show([FIAT])
    await click('button', 'Cancel')

    await waitFor(() => expect(router.state.location.href).toBe(`/booking?b=${FIAT._id}`))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('opens the booking page when the booking fails to load', async () => {
    controlFetch({ [READ_CALL]: respondAlways(500) })
    const { router } = show([FIAT])
    await click('button', 'Cancel')

    await waitFor(() => expect(router.state.location.href).toBe(`/booking?b=${FIAT._id}`))
  })
})
