import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { answered, holdTheWire } from '#testing/calls.ts'
import { SETTINGS, TODAY } from '#testing/fleet.ts'
import { click } from '#testing/page.tsx'

import type { TripStart } from '../trip-draft.ts'
import { openDateField, openForm } from '../testing/opened-form.tsx'

const day = (name: string) =>
  screen.getByRole('button', {
    name: new RegExp(String.raw`\b${name.replaceAll(' ', String.raw`\s`)}`),
  })

/** The form of somebody who has chosen the first to the fourth of June, with its calendar open. */
async function openCalendar(
  start: TripStart = { from: '2026-06-01T10:00', to: '2026-06-04T10:00' },
) {
  openForm(start)
  await openDateField()
  await screen.findAllByRole('grid')
}

/** A key, drawn before the next frame as in a browser: the calendar moves the focus in that. */
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })

const reached = () => document.activeElement?.getAttribute('data-value') ?? ''

beforeAll(() => import('./trip-calendar.tsx'))

describe('the calendar of the search form', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(TODAY) })
    holdTheWire({ 'GET /api/settings': answered(200, SETTINGS) })
  })

  it('moves the whole rental with the first day, and ends it with the second', async () => {
    await openCalendar()
    await userEvent.click(day('10 Jun 2026'))
    expect(screen.getByText('Choose the day of your drop-off.')).toBeVisible()
    expect(screen.getByLabelText('Pick-up date')).toHaveValue('2026-06-10')
    expect(screen.getByLabelText('Drop-off date')).toHaveValue('2026-06-13')
    expect(screen.getByText('3 days', { selector: 'output' })).toBeVisible()
    await userEvent.click(day('15 Jun 2026'))

    expect(screen.getByLabelText('Pick-up date')).toHaveValue('2026-06-10')
    expect(screen.getByLabelText('Drop-off date')).toHaveValue('2026-06-15')
    expect(screen.getByText('5 days', { selector: 'output' })).toBeVisible()
    expect(screen.getByRole('combobox', { name: 'Pick-up time' })).toHaveValue('10:00')
  })

  it('says in its field what was chosen, when it is closed', async () => {
    await openCalendar()
    await userEvent.click(day('10 Jun 2026'))
    await userEvent.click(day('12 Jun 2026'))
    await click('button', 'Done')

    expect(screen.queryByRole('dialog', { name: 'Dates' })).toBeNull()
    expect(screen.getByRole('button', { name: /^Dates/ })).toHaveTextContent(
      /Wed 10 Jun, 10:00 → Fri 12 Jun, 10:00 · 2 days$/,
    )
  })

  it('follows what is typed beside it', async () => {
    await openCalendar()
    fireEvent.change(screen.getByLabelText('Pick-up date'), { target: { value: '2026-06-05' } })

    expect(screen.getByLabelText('Drop-off date')).toHaveValue('2026-06-08')
    expect(day('5 Jun 2026')).toHaveAttribute('data-range-start')
    expect(day('8 Jun 2026')).toHaveAttribute('data-range-end')
  })

  it('bars the days that cannot be chosen', async () => {
    await openCalendar({ from: '2026-05-22T10:00', to: '2026-05-25T10:00' })

    expect(day('19 May 2026')).toHaveAttribute('aria-disabled', 'true')
    expect(day('30 May 2026')).not.toHaveAttribute('aria-disabled')
  })

  // @shows A11Y-2
  it('is walked by the keyboard, and closed by it', async () => {
    await openCalendar()
    await waitFor(() => expect(day('1 Jun 2026')).toHaveFocus())
    for (const [key, next] of [
      ['ArrowRight', '2 Jun 2026'],
      ['ArrowDown', '9 Jun 2026'],
    ] as const) {
      press(key)
      await waitFor(() => expect(day(next)).toHaveFocus())
    }
    press('Enter')
    await waitFor(() => expect(screen.getByLabelText('Pick-up date')).toHaveValue('2026-06-09'))
    press('PageDown')
    await waitFor(() => expect(reached()).toMatch(/^2026-0[78]/))
    const last = reached()
    press('Enter')

    await waitFor(() => expect(screen.getByLabelText('Drop-off date')).toHaveValue(last))
    expect(screen.getByLabelText('Pick-up date')).toHaveValue('2026-06-09')
    press('Escape')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Dates' })).toBeNull())
  })

  it('shows two months beside each other, and those that follow', async () => {
    await openCalendar()

    expect(screen.getByText('June 2026')).toBeVisible()
    expect(screen.getByText('July 2026')).toBeVisible()
    await click('button', 'Next month')
    expect(await screen.findByText('August 2026')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Previous month' })).toBeVisible()
  })
})
