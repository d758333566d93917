import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { answered, holdTheWire } from '#testing/calls.ts'
import { SETTINGS, TODAY } from '#testing/fleet.ts'

import { openForm } from './testing/opened-form.tsx'

describe('the times of the search form', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(TODAY) })
  })

  // @shows BOOK-10, BOOK-21
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
