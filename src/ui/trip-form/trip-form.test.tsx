import { QueryClient } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { createApi } from '#api/client.ts'
import type { Trip } from '#api/trip.ts'
import { answered, holdTheWire, type Wire } from '#testing/calls.ts'
import { SETTINGS, SIDI_BOU_SAID, TODAY, TUNIS } from '#testing/fleet.ts'
import { click, renderPage, settle } from '#testing/page.tsx'

import type { TripStart } from './trip-draft.ts'
import { TripForm } from './trip-form.tsx'

const PLACES = 'GET /api/locations/1/30/en'
const pageOf = (...rows: object[]) => [
  { resultData: rows, pageInfo: rows.length > 0 ? [{ totalRecords: rows.length }] : [] },
]

let trips: Trip[] = []

function openForm(start: TripStart = {}) {
  renderPage(
    <TripForm
      api={createApi({ host: '' })}
      start={start}
      onSearch={(trip) => {
        trips.push(trip)
      }}
    />,
    { queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }) },
  )
}

const place = () => screen.getByRole('combobox', { name: 'Pick-up place' })

const placeCalls = (wire: Wire) => wire.calls.filter(({ name }) => name === PLACES)

async function answerPlaces(wire: Wire, ...rows: object[]) {
  const call = await waitFor(() => wire.waiting(PLACES))
  await settle(() => call.answer(200, pageOf(...rows)))
}

describe('the search form', () => {
  // The suggestions come when a field is entered; here they are downloaded before.
  beforeAll(() => import('./place-suggestions-list.tsx'), 30_000)

  beforeEach(() => {
    trips = []
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(TODAY) })
  })

  it('can be used before anything has loaded', async () => {
    holdTheWire()
    openForm({ pickUp: { id: TUNIS._id, name: 'Tunis' } })

    await click('button', 'Search')

    expect(trips).toEqual([
      {
        pickUp: TUNIS._id,
        dropOff: TUNIS._id,
        from: '2026-05-23T10:00',
        to: '2026-05-26T10:00',
      },
    ])
  })

  it('says what is missing and goes to the first of it', async () => {
    holdTheWire()
    openForm()

    await click('checkbox', 'Return to same location')
    await click('button', 'Search')

    expect(place()).toHaveFocus()
    expect(place()).toHaveAccessibleDescription('Please fill in the field: Pick-up place')
    expect(await screen.findByRole('alert')).toHaveTextContent('Please fix errors')
    expect(
      screen.getByRole('link', { name: 'Please fill in the field: Drop-off place' }),
    ).toBeVisible()
    expect(trips).toEqual([])
  })

  it('does not blame a field that was not there when the form was sent', async () => {
    holdTheWire()
    openForm()
    await click('button', 'Search')
    await click('checkbox', 'Return to same location')

    const other = screen.getByRole('combobox', { name: 'Drop-off place' })
    expect(other).not.toBeInvalid()
    expect(await screen.findByRole('alert')).not.toHaveTextContent('Drop-off place')
    await click('button', 'Search')
    expect(other).toBeInvalid()
    expect(screen.getByRole('alert')).toHaveTextContent('Drop-off place')
  })

  it('suggests places while somebody types, and takes one by keyboard', async () => {
    const wire = holdTheWire()
    openForm()

    await userEvent.type(place(), 'saïd')
    await waitFor(() => expect(placeCalls(wire)).toHaveLength(2))
    await answerPlaces(wire, { ...TUNIS }, SIDI_BOU_SAID)
    expect(await screen.findByRole('option', { name: /Sidi Bou Saïd/ })).toHaveTextContent(
      'Tunis, Tunisia',
    )
    await userEvent.keyboard('{ArrowUp}')
    expect(place()).toHaveAttribute(
      'aria-activedescendant',
      screen.getByRole('option', { name: /Sidi Bou Saïd/ }).id,
    )
    await userEvent.keyboard('{Enter}')

    expect(place()).toHaveValue('Sidi Bou Saïd')
    expect(screen.queryByRole('listbox')).toBeNull()
    await click('button', 'Search')
    expect(trips[0]?.pickUp).toBe(SIDI_BOU_SAID._id)
  })

  it('asks once for a burst of keys and drops the answer to an older word', async () => {
    const wire = holdTheWire()
    openForm()

    await userEvent.type(place(), 'tu')
    const older = await waitFor(() => wire.waiting(PLACES))
    await userEvent.type(place(), 'nis')
    await waitFor(() => expect(wire.waiting(PLACES)).not.toBe(older))
    await answerPlaces(wire, { ...TUNIS })

    expect(await screen.findByRole('option', { name: /Tunis/ })).toBeVisible()
    expect(placeCalls(wire)).toHaveLength(2)
  })

  it('takes none of the places of an older word while those of the newer are awaited', async () => {
    const wire = holdTheWire()
    openForm()

    await userEvent.click(place())
    await answerPlaces(wire, { ...TUNIS })
    await userEvent.type(place(), 'sidi')
    await click('option', /Tunis/)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(place()).toHaveValue('sidi')
    await answerPlaces(wire, SIDI_BOU_SAID)
    await userEvent.click(await screen.findByRole('option', { name: /Sidi Bou Saïd/ }))

    expect(place()).toHaveValue('Sidi Bou Saïd')
  })

  it('takes a name typed in full, without its accents', async () => {
    const wire = holdTheWire()
    openForm()

    await userEvent.type(place(), 'sidi bou said')
    await answerPlaces(wire, SIDI_BOU_SAID)
    await screen.findByRole('option', { name: /Sidi Bou Saïd/ })
    await userEvent.tab()

    expect(place()).toHaveValue('Sidi Bou Saïd')
    expect(place()).not.toHaveAttribute('aria-invalid')
  })

  it('closes the list with Escape and keeps what was typed', async () => {
    const wire = holdTheWire()
    openForm()

    await userEvent.type(place(), 'sfa')
    await answerPlaces(wire)
    expect(await screen.findByText(/No place of that name/)).toBeVisible()
    await userEvent.keyboard('{Escape}')

    expect(screen.queryByRole('listbox')).toBeNull()
    expect(place()).toHaveValue('sfa')
  })

  it('offers another try when the places cannot be loaded', async () => {
    const wire = holdTheWire()
    openForm()

    await userEvent.click(place())
    const call = await waitFor(() => wire.waiting(PLACES))
    await settle(() => call.answer(500))
    expect(await screen.findByText('The places could not be loaded.')).toBeVisible()
    await click('button', 'Try again')
    await answerPlaces(wire, { ...TUNIS })

    expect(await screen.findByRole('option', { name: /Tunis/ })).toBeVisible()
  })

  it('bars the hours when nobody is there, and says so', async () => {
    holdTheWire({ 'GET /api/settings': answered(200, SETTINGS) })
    openForm()

    expect(await screen.findAllByRole('option', { name: '07:30 AM (closed)' })).toHaveLength(2)
    for (const time of screen.getAllByRole('option', { name: '07:30 AM (closed)' })) {
      expect(time).toBeDisabled()
    }
  })

  it('shows no reason in the closed list, beside which the message stands', async () => {
    holdTheWire({ 'GET /api/settings': answered(200, SETTINGS) })
    openForm({ from: '2026-05-20T10:30', to: '2026-05-21T10:30' })

    await screen.findByText('Pick-up time must be at least 2 hours in the future.')
    expect(screen.getByRole('combobox', { name: 'Pick-up time' })).toHaveDisplayValue('10:30 AM')
    expect(screen.getByRole('option', { name: '10:00 AM (too soon)' })).toBeDisabled()
  })

  it('names the notice that the operator needs', async () => {
    holdTheWire({ 'GET /api/settings': answered(200, SETTINGS) })
    openForm({ from: '2026-05-20T10:30', to: '2026-05-21T10:30' })

    expect(
      await screen.findByText('Pick-up time must be at least 2 hours in the future.'),
    ).toBeVisible()
    expect(screen.getByLabelText('Pick-up date')).toBeInvalid()
  })

  it('says that a rental is too short', async () => {
    holdTheWire({ 'GET /api/settings': answered(200, SETTINGS) })
    openForm({ from: '2026-06-01T10:00', to: '2026-06-01T12:00' })

    expect(
      await screen.findByText('Rental duration too short: it is at least 4 hours.'),
    ).toBeVisible()
  })

  it('says that a drop-off has to be after the pick-up', () => {
    holdTheWire()
    openForm({ from: '2026-06-01T10:00', to: '2026-05-30T10:00' })

    expect(screen.getByLabelText('Drop-off date')).toHaveAccessibleDescription(
      'Invalid drop-off time: it has to be after the pick-up.',
    )
  })
})
