import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { type Call, holdTheWire, type Wire } from '#testing/calls.ts'
import { SIDI_BOU_SAID, TODAY, TUNIS } from '#testing/fleet.ts'
import { click, settle } from '#testing/page.tsx'

import { openForm } from './testing/opened-form.tsx'

const PLACES = 'GET /api/locations/1/30/en'
const pageOf = (...rows: object[]) => [
  { resultData: rows, pageInfo: rows.length > 0 ? [{ totalRecords: rows.length }] : [] },
]

const place = () => screen.getByRole('combobox', { name: 'Pick-up place' })

const wordOf = ({ search }: Call) => new URLSearchParams(search).get('s')

/** The call for a word, however many were made and given up on the way to it. */
const askedFor = (wire: Wire, word: string) =>
  waitFor(() => {
    const call = wire.waiting(PLACES)
    expect(wordOf(call)).toBe(word)
    return call
  })

async function answerPlaces(wire: Wire, word: string, ...rows: object[]) {
  const call = await askedFor(wire, word)
  await settle(() => call.answer(200, pageOf(...rows)))
}

describe('the search form', () => {
  // The suggestions come when a field is entered; here they are downloaded before.
  beforeAll(() => import('./place-suggestions-list.tsx'))

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(TODAY) })
  })

  it('can be used before anything has loaded', async () => {
    holdTheWire()
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

  it('says what is missing and goes to the first of it', async () => {
    holdTheWire()
    const trips = openForm()

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
    const trips = openForm()

    await userEvent.type(place(), 'saïd')
    await answerPlaces(wire, 'saïd', { ...TUNIS }, SIDI_BOU_SAID)
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

  // @shows delay.short
  it('asks once for a burst of keys', async () => {
    const wire = holdTheWire()
    openForm()

    await userEvent.click(place())
    await answerPlaces(wire, '')
    for (const word of ['t', 'tu', 'tun']) fireEvent.change(place(), { target: { value: word } })
    await askedFor(wire, 'tun')

    expect(wire.calls.filter(({ name }) => name === PLACES).map(wordOf)).toEqual(['', 'tun'])
  })

  it('drops the answer to an older word', async () => {
    const wire = holdTheWire()
    openForm()

    await userEvent.type(place(), 'tu')
    await askedFor(wire, 'tu')
    await userEvent.type(place(), 'nis')
    await answerPlaces(wire, 'tunis', { ...TUNIS })

    expect(await screen.findByRole('option', { name: /Tunis/ })).toBeVisible()
  })

  it('takes none of the places of an older word while those of the newer are awaited', async () => {
    const wire = holdTheWire()
    openForm()

    await userEvent.click(place())
    await answerPlaces(wire, '', { ...TUNIS })
    await userEvent.type(place(), 'sidi')
    await click('option', /Tunis/)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(place()).toHaveValue('sidi')
    await answerPlaces(wire, 'sidi', SIDI_BOU_SAID)
    await userEvent.click(await screen.findByRole('option', { name: /Sidi Bou Saïd/ }))

    expect(place()).toHaveValue('Sidi Bou Saïd')
  })

  it('takes a name typed in full, without its accents', async () => {
    const wire = holdTheWire()
    openForm()

    await userEvent.type(place(), 'sidi bou said')
    await answerPlaces(wire, 'sidi bou said', SIDI_BOU_SAID)
    await screen.findByRole('option', { name: /Sidi Bou Saïd/ })
    await userEvent.tab()

    expect(place()).toHaveValue('Sidi Bou Saïd')
    expect(place()).not.toHaveAttribute('aria-invalid')
  })

  it('closes the list with Escape and keeps what was typed', async () => {
    const wire = holdTheWire()
    openForm()

    await userEvent.type(place(), 'sfa')
    await answerPlaces(wire, 'sfa')
    expect(await screen.findByText(/No place of that name/)).toBeVisible()
    await userEvent.keyboard('{Escape}')

    expect(screen.queryByRole('listbox')).toBeNull()
    expect(place()).toHaveValue('sfa')
  })

  it('takes a name that nobody suggested for no place', async () => {
    const wire = holdTheWire()
    const trips = openForm()

    await userEvent.type(place(), 'Atlantis')
    await answerPlaces(wire, 'Atlantis')
    await click('button', 'Search')

    expect(place()).toHaveFocus()
    expect(place()).toHaveAccessibleDescription('Choose a place from the list.')
    expect(trips).toEqual([])
  })

  it('asks for a day that was taken out', async () => {
    holdTheWire()
    const trips = openForm({ pickUp: { id: TUNIS._id, name: 'Tunis' } })

    await userEvent.clear(screen.getByLabelText('Pick-up date'))
    await click('button', 'Search')

    expect(screen.getByLabelText('Pick-up date')).toHaveAccessibleDescription(
      'Please fill in the field: Pick-up date',
    )
    expect(trips).toEqual([])
  })

  it('offers another try when the places cannot be loaded', async () => {
    const wire = holdTheWire()
    openForm()

    await userEvent.click(place())
    const call = await waitFor(() => wire.waiting(PLACES))
    await settle(() => call.answer(500))
    expect(await screen.findByText('The places could not be loaded.')).toBeVisible()
    await click('button', 'Try again')
    await answerPlaces(wire, '', { ...TUNIS })

    expect(await screen.findByRole('option', { name: /Tunis/ })).toBeVisible()
  })
})
