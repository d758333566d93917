import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { controlFetch, type ControlledFetch, type OpenCall } from '#testing/calls.ts'
import { SIDI_BOU_SAID, TODAY, TUNIS } from '#testing/fleet.ts'
import { click, settle } from '#testing/page.tsx'

import { openDatesPanel, openForm } from './testing/opened-form.tsx'

const LOCATIONS_CALL = 'GET /api/locations/1/30/en'
const createLocationPage = (...rows: object[]) => [
  { resultData: rows, pageInfo: rows.length > 0 ? [{ totalRecords: rows.length }] : [] },
]

const getLocationField = () => screen.getByRole('combobox', { name: 'Pick-up location' })

const readKeyword = ({ search }: OpenCall) => new URLSearchParams(search).get('s')

/** Waits for the request for a keyword, ignoring earlier requests that were aborted. */
const waitForRequest = (wire: ControlledFetch, word: string) =>
  waitFor(() => {
    const call = wire.waiting(LOCATIONS_CALL)
    expect(readKeyword(call)).toBe(word)
    return call
  })

async function answerLocations(wire: ControlledFetch, word: string, ...rows: object[]) {
  const call = await waitForRequest(wire, word)
  await settle(() => call.answer(200, createLocationPage(...rows)))
}

describe('the search form', () => {
  // Preloads the lazy parts of the fields.
  beforeAll(async () => {
    await import('./location/location-suggestions-list.tsx')
    await import('./dates/dates-board.tsx')
  })

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(TODAY) })
  })

  // @shows HOME-11
  it('can be submitted before anything has loaded', async () => {
    controlFetch()
    const trips = openForm({ pickUp: { id: TUNIS._id, name: 'Tunis' } })

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

  it('lists missing fields and focuses the first', async () => {
    controlFetch()
    const trips = openForm()

    await click('checkbox', 'Return to same location')
    await click('button', 'Search')

    expect(getLocationField()).toHaveFocus()
    expect(getLocationField()).toHaveAccessibleDescription('Required')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /Please fill in the fields:.*Pick-up location.*Drop-off location/,
    )
    expect(trips).toEqual([])
  })

  it('reports no error for a field that was hidden when the form was sent', async () => {
    controlFetch()
    openForm()
    await click('button', 'Search')
    await click('checkbox', 'Return to same location')

    const other = screen.getByRole('combobox', { name: 'Drop-off location' })
    expect(other).not.toBeInvalid()
    expect(await screen.findByRole('alert')).not.toHaveTextContent('Drop-off location')
    await click('button', 'Search')
    expect(other).toBeInvalid()
    expect(screen.getByRole('alert')).toHaveTextContent('Drop-off location')
  })

  // @shows A11Y-4
  it('suggests locations while typing, and chooses one with the keyboard', async () => {
    const wire = controlFetch()
    const trips = openForm()

    await userEvent.type(getLocationField(), 'saïd')
    await answerLocations(wire, 'saïd', { ...TUNIS }, SIDI_BOU_SAID)
    expect(await screen.findByRole('option', { name: /Sidi Bou Saïd/ })).toHaveTextContent(
      'Tunis, Tunisia',
    )
    await userEvent.keyboard('{ArrowUp}')
    expect(getLocationField()).toHaveAttribute(
      'aria-activedescendant',
      screen.getByRole('option', { name: /Sidi Bou Saïd/ }).id,
    )
    await userEvent.keyboard('{Enter}')

    expect(getLocationField()).toHaveValue('Sidi Bou Saïd')
    expect(screen.queryByRole('listbox')).toBeNull()
    await click('button', 'Search')
    expect(trips[0]?.pickUp).toBe(SIDI_BOU_SAID._id)
  })

  // @shows HOME-14, SEARCH-14
  it('sends one request for keys pressed in quick succession', async () => {
    const wire = controlFetch()
    openForm()

    await userEvent.click(getLocationField())
    await answerLocations(wire, '')
    for (const word of ['t', 'tu', 'tun'])
      fireEvent.change(getLocationField(), { target: { value: word } })
    await waitForRequest(wire, 'tun')

    expect(wire.calls.filter(({ name }) => name === LOCATIONS_CALL).map(readKeyword)).toEqual([
      '',
      'tun',
    ])
  })

  // @shows HOME-14
  it('fetches suggestions for the latest keyword while an older request is pending', async () => {
    const wire = controlFetch()
    openForm()

    await userEvent.type(getLocationField(), 'tu')
    const older = await waitForRequest(wire, 'tu')
    await userEvent.type(getLocationField(), 'nis')
    await answerLocations(wire, 'tunis', { ...TUNIS })
    await settle(() => older.answer(200, createLocationPage(SIDI_BOU_SAID)))

    expect(await screen.findByRole('option', { name: /Tunis/ })).toBeVisible()
    expect(screen.queryByRole('option', { name: /Sidi Bou Saïd/ })).toBeNull()
  })

  it('does not choose suggestions for an older keyword while new ones are loading', async () => {
    const wire = controlFetch()
    openForm()

    await userEvent.click(getLocationField())
    await answerLocations(wire, '', { ...TUNIS })
    await userEvent.type(getLocationField(), 'sidi')
    await click('option', /Tunis/)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(getLocationField()).toHaveValue('sidi')
    await answerLocations(wire, 'sidi', SIDI_BOU_SAID)
    await userEvent.click(await screen.findByRole('option', { name: /Sidi Bou Saïd/ }))

    expect(getLocationField()).toHaveValue('Sidi Bou Saïd')
  })

  it('chooses a location when its full name is typed without accents', async () => {
    const wire = controlFetch()
    openForm()

    await userEvent.type(getLocationField(), 'sidi bou said')
    await answerLocations(wire, 'sidi bou said', SIDI_BOU_SAID)
    await screen.findByRole('option', { name: /Sidi Bou Saïd/ })
    await userEvent.tab()

    expect(getLocationField()).toHaveValue('Sidi Bou Saïd')
    expect(getLocationField()).not.toHaveAttribute('aria-invalid')
  })

  it('closes the list on Escape and keeps the typed text', async () => {
    const wire = controlFetch()
    openForm()

    await userEvent.type(getLocationField(), 'sfa')
    await answerLocations(wire, 'sfa')
    expect(await screen.findByText(/No matches/)).toBeVisible()
    await userEvent.keyboard('{Escape}')

    expect(screen.queryByRole('listbox')).toBeNull()
    expect(getLocationField()).toHaveValue('sfa')
  })

  it('rejects a name that is not in the list', async () => {
    const wire = controlFetch()
    const trips = openForm()

    await userEvent.type(getLocationField(), 'Atlantis')
    await answerLocations(wire, 'Atlantis')
    await click('button', 'Search')

    expect(getLocationField()).toHaveFocus()
    expect(getLocationField()).toHaveAccessibleDescription('Choose a location from the list.')
    expect(trips).toEqual([])
  })

  it('shows an error for a day that was cleared', async () => {
    controlFetch()
    const trips = openForm({ pickUp: { id: TUNIS._id, name: 'Tunis' } })

    await openDatesPanel()
    await userEvent.clear(screen.getByLabelText('Pick-up date'))
    await click('button', 'Search')

    expect(screen.getByLabelText('Pick-up date')).toHaveAccessibleDescription(
      'Please fill in the field: Pick-up date',
    )
    expect(trips).toEqual([])
  })

  it('offers a retry when locations fail to load', async () => {
    const wire = controlFetch()
    openForm()

    await userEvent.click(getLocationField())
    const call = await waitFor(() => wire.waiting(LOCATIONS_CALL))
    await settle(() => call.answer(500))
    expect(await screen.findByText('The locations couldn’t be loaded.')).toBeVisible()
    await click('button', 'Try again')
    await answerLocations(wire, '', { ...TUNIS })

    expect(await screen.findByRole('option', { name: /Tunis/ })).toBeVisible()
  })
})
