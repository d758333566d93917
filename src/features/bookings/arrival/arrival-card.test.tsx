import { fireEvent, screen } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { chooseCapabilities } from '#api/backends.ts'
import type { TripDetailsChange } from '#api/calls/trip-details.ts'
import { ApiProblem } from '#api/problem.ts'
import type { Booking } from '#api/queries/bookings.query.ts'
import type { Viewer } from '#api/viewer.ts'
import { click, fill, renderPage, settle } from '#testing/page.tsx'

import { AMIRA_VIEWER, TRIP_DETAILS, FIAT_DETAIL } from '../testing/bookings.ts'
import { SUPPLIER_STAFF } from '../testing/staff.ts'
import { ArrivalCard } from './arrival-card.tsx'
import { LazyArrivalForm } from './lazy-arrival-form.tsx'

beforeAll(async () => {
  await LazyArrivalForm.download()
})

beforeEach(() => {
  vi.setSystemTime('2027-05-01T08:00:00Z')
})

interface ShowOptions {
  booking?: Partial<Booking>
  viewer?: Viewer
  backend?: 'masar' | 'bookcars'
  onSave?: (change: TripDetailsChange) => Promise<void>
}

/** Renders the card. Saved changes are collected in `saved`, unless `onSave` is given. */
function show({ booking, viewer = AMIRA_VIEWER, backend = 'masar', onSave }: ShowOptions = {}) {
  const saved: TripDetailsChange[] = []
  const save = (change: TripDetailsChange) => {
    saved.push(change)
    return Promise.resolve()
  }
  const page = renderPage(
    <ArrivalCard booking={{ ...FIAT_DETAIL, ...booking }} onSave={onSave ?? save} />,
    { viewer, settings: { capabilities: chooseCapabilities(backend, {}) } },
  )
  return { ...page, saved }
}

const queryAddButton = () => screen.queryByRole('button', { name: 'Add arrival details' })
const queryChangeButton = () => screen.queryByRole('button', { name: 'Change arrival details' })
const setArrival = (value: string) =>
  fireEvent.change(screen.getByLabelText(/^Expected arrival/), { target: { value } })
const makeRefusal = (status: number, fields: string[] = []) => ({
  onSave: () => Promise.reject(new ApiProblem({ kind: 'http', status, fields })),
})

// @shows BOOKING-39
describe('the arrival details', () => {
  it.each([
    ['on the day of the pick-up', '2027-05-01T08:00:00Z', '2027-06-01T00:00'],
    ['now, when it is later', '2027-06-01T07:30:00Z', '2027-06-01T08:30'],
  ])('have a calendar that starts %s', async (_, now, first) => {
    vi.setSystemTime(now)
    show()
    await click('button', 'Add arrival details')
    expect(screen.getByLabelText(/^Expected arrival/)).toHaveAttribute('min', first)
  })

  it('can be added before the pick-up, and only filled-in fields are sent', async () => {
    const { saved } = show()
    await click('button', 'Add arrival details')
    expect(screen.getByLabelText(/^Flight or train number/)).toHaveFocus()
    await fill(/^Flight or train number/, ' TU 723 ')
    setArrival('2027-06-01T09:30')
    await click('button', 'Save')
    // The arrival is 9:30 in Tunis.
    expect(saved).toEqual([{ travelNumber: 'TU 723', expectedArrival: '2027-06-01T08:30:00.000Z' }])
    expect(await screen.findByText('Saved. We’ve notified the rental company.')).toBeVisible()
    expect(queryAddButton()).toHaveFocus()
  })

  it('are shown, and only edited fields are sent, with null for cleared ones', async () => {
    const { saved } = show({ booking: { tripDetails: TRIP_DETAILS } })
    expect(screen.getByText('TU 723')).toBeVisible()
    expect(screen.getByText(/1\sJun\s2027,\s0?9:30/)).toBeVisible()
    await click('button', 'Change arrival details')
    await fill(/^Note to the rental company/, '')
    await click('button', 'Save')
    expect(saved).toEqual([{ note: null }])
  })

  it('are not sent when nothing has changed or the form is cancelled', async () => {
    const { saved } = show({ booking: { tripDetails: TRIP_DETAILS } })
    await click('button', 'Change arrival details')
    await click('button', 'Save')
    await click('button', 'Change arrival details')
    await fill(/^Flight or train number/, 'X')
    await click('button', 'Cancel')
    expect(saved).toEqual([])
    expect(queryChangeButton()).toHaveFocus()
  })

  it.each([
    ['2027-05-01T09:00', 'Enter a time in the future.'],
    ['2027-06-03T10:00', /^Enter a time before the drop-off: .*3\sJun/],
  ])('reject an arrival at %s', async (value, message) => {
    const { saved } = show()
    await click('button', 'Add arrival details')
    setArrival(value)
    await click('button', 'Save')
    expect(screen.getAllByText(message)[0]).toBeVisible()
    expect(screen.getByLabelText(/^Expected arrival/)).toBeInvalid()
    expect(saved).toEqual([])
  })

  it('cannot include a long note, and tabs in a note become spaces', async () => {
    const { saved } = show()
    await click('button', 'Add arrival details')
    await fill(/^Note to the rental company/, 'x'.repeat(501))
    await click('button', 'Save')
    expect(screen.getAllByText('Too long: up to 500 characters.')[0]).toBeVisible()
    await fill(/^Note to the rental company/, 'a\tb\nc')
    await click('button', 'Save')
    expect(saved).toEqual([{ note: 'a b\nc' }])
  })

  it.each([
    [403, 'This is no longer possible for this booking. Call the rental company.'],
    [401, 'Your session has expired. Sign in and try again.'],
    [500, 'It may have been sent. You can safely try again.'],
    [429, /^Too many attempts/],
  ])('that fail with %s keep the input and say why', async (status, reason) => {
    show(makeRefusal(status))
    await click('button', 'Add arrival details')
    await fill(/^Flight or train number/, 'TU 723')
    await click('button', 'Save')
    expect(screen.getByText(reason)).toBeVisible()
    expect(screen.getByLabelText(/^Flight or train number/)).toHaveValue('TU 723')
  })

  it('show an error at a field that the server rejects', async () => {
    show(makeRefusal(400, ['/travelNumber']))
    await click('button', 'Add arrival details')
    await fill(/^Flight or train number/, 'TU 723')
    await click('button', 'Save')
    expect(screen.getByLabelText(/^Flight or train number/)).toBeInvalid()
  })

  it('are not sent twice while a request is running', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const onSave = vi.fn<() => Promise<void>>(() => promise)
    show({ onSave })
    await click('button', 'Add arrival details')
    await fill(/^Flight or train number/, 'TU 723')
    await click('button', 'Save')
    await click('button', 'Saving…')
    expect(onSave).toHaveBeenCalledTimes(1)
    await settle(resolve)
    expect(queryAddButton()).toBeVisible()
  })

  it.each<[string, ShowOptions]>([
    ['after the pick-up', { booking: { from: '2027-05-01T07:00:00.000Z' } }],
    ['when the booking is cancelled', { booking: { status: 'cancelled' } }],
    ['by staff', { viewer: SUPPLIER_STAFF }],
  ])('can be read but not changed %s', (_, { booking, ...shown }) => {
    show({ booking: { ...booking, tripDetails: TRIP_DETAILS }, ...shown })
    expect(screen.getByText('TU 723')).toBeVisible()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it.each<[string, ShowOptions]>([
    ['on a backend without them', { backend: 'bookcars' }],
    ['after the pick-up when empty', { booking: { from: '2027-05-01T07:00:00.000Z' } }],
    ['to a visitor whose booking it is not', { viewer: { status: 'anonymous', user: null } }],
  ])('are not offered %s', (_, shown) => {
    show(shown)
    expect(screen.queryByText('Your arrival')).not.toBeInTheDocument()
  })

  it('can be changed by guests, who must reopen the link once access has expired', async () => {
    const viewer = { status: 'anonymous', user: null } as const
    show({ booking: { isGuest: true, tripDetails: TRIP_DETAILS }, viewer, ...makeRefusal(401) })
    await click('button', 'Change arrival details')
    await fill(/^Flight or train number/, 'TU 724')
    await click('button', 'Save')
    expect(screen.getByText(/Open the booking from the link in your email again/)).toBeVisible()
  })
})
