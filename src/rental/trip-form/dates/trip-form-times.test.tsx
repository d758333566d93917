import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { answered, holdTheWire } from '#testing/calls.ts'
import { SETTINGS, TODAY } from '#testing/fleet.ts'

import { openDateField, openForm } from '../testing/opened-form.tsx'

describe('the times of the search form', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(TODAY) })
  })

  // @shows BOOK-10, BOOK-21
  it('has no hours at which nobody is there', async () => {
    holdTheWire({ 'GET /api/settings': answered(200, SETTINGS) })
    openForm()
    await openDateField()

    const time = screen.getByRole('combobox', { name: 'Pick-up time' })
    await waitFor(() => expect(within(time).getAllByRole('option')[0]).toHaveTextContent(/^08:00$/))
    expect(within(time).getAllByRole('option').at(-1)).toHaveTextContent(/^20:00$/)
  })

  it('bars an hour at which nobody is there and that a link has brought, and says so', async () => {
    holdTheWire({ 'GET /api/settings': answered(200, SETTINGS) })
    openForm({ from: '2026-06-01T07:30', to: '2026-06-04T10:00' })
    await openDateField()

    expect(await screen.findByText(/^Invalid pick-up time: choose one from 08:00/)).toBeVisible()
    expect(screen.getByRole('option', { name: '07:30' })).toBeDisabled()
  })

  it('shows no reason in the closed list, beside which the message stands', async () => {
    holdTheWire({ 'GET /api/settings': answered(200, SETTINGS) })
    openForm({ from: '2026-05-20T10:30', to: '2026-05-21T10:30' })
    await openDateField()

    await screen.findByText('Pick-up time must be at least 2 hours in the future.')
    expect(screen.getByRole('combobox', { name: 'Pick-up time' })).toHaveDisplayValue('10:30')
    expect(screen.getByRole('option', { name: '10:00 (too soon)' })).toBeDisabled()
  })

  // @shows BOOK-8
  it('names the notice that the operator needs', async () => {
    holdTheWire({ 'GET /api/settings': answered(200, SETTINGS) })
    openForm({ from: '2026-05-20T10:30', to: '2026-05-21T10:30' })

    expect(
      await screen.findByText('Pick-up time must be at least 2 hours in the future.'),
    ).toBeVisible()
    expect(screen.getByLabelText('Pick-up date')).toBeInvalid()
  })

  // @shows BOOK-9
  it('says that a rental is too short', async () => {
    holdTheWire({ 'GET /api/settings': answered(200, SETTINGS) })
    openForm({ from: '2026-06-01T10:00', to: '2026-06-01T12:00' })

    expect(
      await screen.findByText('Rental duration too short: it is at least 4 hours.'),
    ).toBeVisible()
  })

  // @shows BOOK-11
  it('says that a drop-off has to be after the pick-up', () => {
    holdTheWire()
    openForm({ from: '2026-06-01T10:00', to: '2026-05-30T10:00' })

    expect(screen.getByLabelText('Drop-off date')).toHaveAccessibleDescription(
      'Invalid drop-off time: it has to be after the pick-up.',
    )
  })
})
