import { i18n } from '@lingui/core'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { type Booking, bookingQuery } from '#api/queries/bookings.query.ts'
import { controlFetch, respondAlways } from '#testing/calls.ts'
import { SIGNED_OUT_VIEWER } from '#api/viewer.ts'

import { createTestSession, hostFlows } from '#testing/flow-deps.ts'
import { click, renderPage, settle } from '#testing/page.tsx'

import { AMIRA_VIEWER, FIAT_DETAIL } from '../testing/bookings.ts'
import { CancelBooking } from './cancel-booking.tsx'
import { cancellationFlow, readCurrentEligibility } from './cancellation.flow.ts'

const BOOKING_ID = FIAT_DETAIL._id
const REQUEST_CALL = `POST /api/cancel-booking/${BOOKING_ID}`
const READ_CALL = `GET /api/booking/${BOOKING_ID}/en`

beforeEach(() => {
  vi.setSystemTime('2027-05-01T08:00:00Z')
})

/** Renders the panel with a real client; only the network is controlled. */
function openPanel(paidOnline = 0) {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  const queryClient = new QueryClient()
  const { session, become } = createTestSession(AMIRA_VIEWER)
  const flows = hostFlows({ queryClient, session })
  const { queryKey } = bookingQuery(flows.deps.api, BOOKING_ID, 'en')
  // The booking page observes this query.
  new QueryObserver(queryClient, { queryKey, enabled: false }).subscribe(() => undefined)
  const know = (changes: Partial<Booking>) =>
    queryClient.setQueryData(queryKey, { ...FIAT_DETAIL, ...changes })
  know({})
  const actor = flows.open(cancellationFlow, BOOKING_ID)
  const cancellation = { actor, eligibility: () => readCurrentEligibility(flows.deps, BOOKING_ID) }
  renderPage(<CancelBooking booking={{ ...FIAT_DETAIL, paidOnline }} cancellation={cancellation} />)
  return { queryClient, queryKey, know, signOut: () => become(SIGNED_OUT_VIEWER) }
}

async function requestCancellation() {
  await click('button', 'Cancel this booking')
  await click('button', 'Request cancellation')
}

const findRequestedText = () => screen.findByText(/Cancellation requested/)

describe('a booking cancellation', () => {
  it.each([
    { paidOnline: 0, says: /Free to cancel until .*Nothing has been paid online\./ },
    { paidOnline: 150.5, says: /until .* you may get back the 150\.50.TND you have paid online\./ },
  ])('promises a refund of at most the amount paid: $paidOnline', async ({ paidOnline, says }) => {
    controlFetch()
    openPanel(paidOnline)
    await click('button', 'Cancel this booking')

    expect(screen.getByText(says)).toBeVisible()
  })

  it('is requested once, and invalidates the booking and the list', async () => {
    const wire = controlFetch({ [REQUEST_CALL]: respondAlways(200, 'OK') })
    const { queryClient, queryKey } = openPanel()
    queryClient.setQueryData(['bookings', 1], [])
    await requestCancellation()

    expect(await findRequestedText()).toBeVisible()
    expect(wire.calls.map(({ name }) => name)).toEqual([REQUEST_CALL])
    expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true)
    expect(queryClient.getQueryState(['bookings', 1])).toBeUndefined()
  })

  it('shows as requested when it had been requested before', async () => {
    const requested = { ...FIAT_DETAIL, cancelRequest: true }
    controlFetch({ [REQUEST_CALL]: respondAlways(204), [READ_CALL]: respondAlways(200, requested) })
    openPanel()
    await requestCancellation()

    expect(await findRequestedText()).toBeVisible()
  })

  it('shows the reason when the booking is already cancelled', async () => {
    const cancelled = { ...FIAT_DETAIL, status: 'cancelled' }
    controlFetch({ [REQUEST_CALL]: respondAlways(204), [READ_CALL]: respondAlways(200, cancelled) })
    openPanel()
    await requestCancellation()

    expect(await screen.findByText('This booking is cancelled.')).toBeVisible()
  })

  it('shows different errors for a lost response and a refusal', async () => {
    const wire = controlFetch()
    openPanel()
    await requestCancellation()
    await waitFor(() => wire.waiting(REQUEST_CALL))
    await settle(() => wire.waiting(REQUEST_CALL).lose())
    expect(await screen.findByRole('alert')).toHaveTextContent('We didn’t get a response')
    await click('button', 'Request cancellation')
    await waitFor(() => wire.waiting(REQUEST_CALL))
    await settle(() => wire.waiting(REQUEST_CALL).answer(403, { code: 'forbidden' }))

    expect(await screen.findByText('Your request wasn’t sent')).toBeVisible()
  })

  it('shows the new state when another tab or the supplier changes the booking', async () => {
    controlFetch()
    const { know } = openPanel()
    await click('button', 'Cancel this booking')
    await settle(() => know({ cancelRequest: true }))
    expect(await findRequestedText()).toBeVisible()
    await settle(() => know({ status: 'cancelled', cancelRequest: true }))

    expect(screen.getByText('This booking is cancelled.')).toBeVisible()
  })

  it('is replaced by advice when the cancellation option was not bought', async () => {
    controlFetch()
    const { know } = openPanel()
    await settle(() => know({ cancellation: false }))

    expect(await screen.findByText(/tell the rental company before pick-up/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact')
  })

  it('is hidden when the customer signs out', async () => {
    controlFetch()
    const { signOut } = openPanel()
    await settle(signOut)

    expect(screen.queryByRole('heading', { name: 'Cancellation' })).not.toBeInTheDocument()
  })
})
