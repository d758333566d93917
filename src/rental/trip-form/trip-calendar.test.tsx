import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { answered, holdTheWire } from '#testing/calls.ts'
import { SETTINGS, TODAY } from '#testing/fleet.ts'
import { click } from '#testing/page.tsx'

import { openForm } from './testing/opened-form.tsx'

const dialog = () => screen.findByRole('dialog', { name: 'Choose the dates' })
const day = (name: string) =>
  screen.getByRole('button', { name: new RegExp(name.replaceAll(' ', String.raw`\s`)) })

/** The form of somebody who has chosen the first to the fourth of June, with its calendar open. */
async function openCalendar() {
  openForm({ from: '2026-06-01T10:00', to: '2026-06-04T10:00' })
  await click('button', 'Choose the dates')
  await dialog()
}

/** A key, drawn before the next frame as in a browser: the calendar moves the focus in that. */
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })

beforeAll(() => import('./trip-calendar.tsx'))

describe('the calendar of the search form', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(TODAY) })
    holdTheWire({ 'GET /api/settings': answered(200, SETTINGS) })
  })

  it('puts both chosen days into the fields and leaves the times as they are', async () => {
    await openCalendar()
    await userEvent.click(day('Jun 10, 2026'))
    expect(screen.getByText(/^Pick-up date: .*Jun.10, 2026. Drop-off date:$/)).toBeVisible()
    await userEvent.click(day('Jun 15, 2026'))

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByLabelText('Pick-up date')).toHaveValue('2026-06-10')
    expect(screen.getByLabelText('Drop-off date')).toHaveValue('2026-06-15')
    expect(screen.getByRole('combobox', { name: 'Pick-up time' })).toHaveValue('10:00')
  })

  it('bars the days that cannot be chosen', async () => {
    openForm({ from: '2026-05-22T10:00', to: '2026-05-25T10:00' })
    await click('button', 'Choose the dates')
    await dialog()

    expect(day('May 19, 2026')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(day('May 28, 2026'))
    expect(day('May 27, 2026')).toHaveAttribute('aria-disabled', 'true')
    expect(day('May 30, 2026')).not.toHaveAttribute('aria-disabled')
  })

  it('is walked by the keyboard', async () => {
    await openCalendar()
    day('Jun 1, 2026').focus()
    for (const [key, reached] of [
      ['ArrowRight', 'Jun 2, 2026'],
      ['ArrowDown', 'Jun 9, 2026'],
    ] as const) {
      press(key)
      await waitFor(() => expect(day(reached)).toHaveFocus())
    }
    press('Enter')
    await waitFor(() => expect(screen.getByText(/^Pick-up date: .*Jun.9, 2026/)).toBeVisible())
    press('PageDown')
    await waitFor(() => expect(screen.getByText('July 2026')).toBeVisible())
    const reached = document.activeElement?.getAttribute('data-value')
    press('Enter')

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByLabelText('Drop-off date')).toHaveValue(reached)
    expect(screen.getByLabelText('Pick-up date')).toHaveValue('2026-06-09')
  })

  it('names its months and days in the language of the page', async () => {
    await openCalendar()
    const calendar = within(await dialog())

    expect(calendar.getByText('June 2026')).toBeVisible()
    await click('button', 'Next month')
    expect(await calendar.findByText('July 2026')).toBeVisible()
    expect(calendar.getByRole('button', { name: 'Previous month' })).toBeVisible()
  })
})
