import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { controlFetch, respondAlways } from '#testing/calls.ts'
import { SETTINGS, TODAY } from '#testing/fleet.ts'
import { click } from '#testing/page.tsx'

import type { TripStart } from '../trip-draft.ts'
import { openDatesPanel, openForm } from '../testing/opened-form.tsx'

const findDay = (name: string) =>
  screen.getByRole('button', {
    name: new RegExp(String.raw`\b${name.replaceAll(' ', String.raw`\s`)}`),
  })

/** Opens the calendar of a form with dates, by default the first to the fourth of June. */
async function openCalendar(
  start: TripStart = { from: '2026-06-01T10:00', to: '2026-06-04T10:00' },
) {
  openForm(start)
  await openDatesPanel()
  await screen.findAllByRole('grid')
}

/** Flushes React before the next frame, as in a browser, because the calendar moves the focus in that frame. */
const pressKey = (key: string) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key })

const getPickUpDay = () => screen.getByLabelText('Pick-up date')
const getDropOffDay = () => screen.getByLabelText('Drop-off date')
/** Returns the status next to the button that closes the panel. */
const getLengthStatus = () =>
  within(screen.getByRole('dialog', { name: 'Dates' })).getByRole('status')

const readFocusedDate = () => document.activeElement?.getAttribute('data-value') ?? ''

beforeAll(() => import('./dates-board.tsx'))

describe('the search form’s calendar', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(TODAY) })
    controlFetch({ 'GET /api/settings': respondAlways(200, SETTINGS) })
  })

  it('moves the rental to the first chosen day, and its end to the second', async () => {
    await openCalendar()
    await userEvent.click(findDay('10 Jun 2026'))
    await userEvent.click(findDay('15 Jun 2026'))

    expect(getPickUpDay()).toHaveValue('Wed\u00A010\u00A0Jun')
    expect(getDropOffDay()).toHaveValue('Mon\u00A015\u00A0Jun')
    expect(getLengthStatus()).toHaveTextContent(/^5 days$/)
    expect(screen.getByRole('combobox', { name: 'Pick-up time' })).toHaveTextContent('10:00')
  })

  it('asks for the drop-off and shows no length once the first day is chosen', async () => {
    await openCalendar()
    expect(getLengthStatus()).toHaveTextContent(/^3 days$/)
    await userEvent.click(findDay('10 Jun 2026'))
    fireEvent.pointerLeave(findDay('10 Jun 2026'))

    expect(getLengthStatus()).toHaveTextContent(/^Choose drop-off$/)
    expect(getPickUpDay()).toHaveValue('Wed\u00A010\u00A0Jun')
    expect(getDropOffDay()).toHaveValue('')
    expect(getDropOffDay()).toHaveAttribute('placeholder', 'Choose drop-off')
    expect(screen.getByRole('button', { name: /^Dates/ })).toHaveTextContent(
      /Wed 10 Jun, 10:00 → Choose drop-off$/,
    )
    expect(document.querySelectorAll('[data-selected]:not([data-outside-range])')).toHaveLength(1)
  })

  it('shows the length up to the day under the pointer, and marks it', async () => {
    await openCalendar()
    await userEvent.click(findDay('10 Jun 2026'))
    await userEvent.hover(findDay('16 Jun 2026'))

    expect(getLengthStatus()).toHaveTextContent(/^6 days · until Tue 16 Jun$/)
    expect(findDay('16 Jun 2026')).toHaveAttribute('data-hover-range-end')
  })

  it('keeps the rental’s length when it is closed after the first choice', async () => {
    await openCalendar()
    await userEvent.click(findDay('10 Jun 2026'))
    await click('button', 'Apply')

    expect(screen.getByRole('button', { name: /^Dates/ })).toHaveTextContent(
      /Wed 10 Jun, 10:00 → Sat 13 Jun, 10:00 · 3 days$/,
    )
  })

  it('moves only the drop-off when the drop-off field has the focus', async () => {
    await openCalendar()
    await userEvent.click(getDropOffDay())
    await userEvent.click(findDay('6 Jun 2026'))

    expect(getPickUpDay()).toHaveValue('Mon\u00A01\u00A0Jun')
    expect(getDropOffDay()).toHaveValue('Sat\u00A06\u00A0Jun')
    expect(getLengthStatus()).toHaveTextContent(/^5 days$/)
  })

  it('shows the chosen dates in the field after the panel is closed', async () => {
    await openCalendar()
    await userEvent.click(findDay('10 Jun 2026'))
    await userEvent.click(findDay('12 Jun 2026'))
    await click('button', 'Apply')

    expect(screen.queryByRole('dialog', { name: 'Dates' })).toBeNull()
    expect(screen.getByRole('button', { name: /^Dates/ })).toHaveTextContent(
      /Wed 10 Jun, 10:00 → Fri 12 Jun, 10:00 · 2 days$/,
    )
  })

  it.each(['2026-06-05', '5/6', '5 June', 'Fri 5 Jun'])(
    'moves the rental to the day typed as “%s”',
    async (text) => {
      await openCalendar()
      await userEvent.clear(getPickUpDay())
      await userEvent.type(getPickUpDay(), `${text}{Enter}`)

      expect(getPickUpDay()).toHaveValue('Fri\u00A05\u00A0Jun')
      expect(getDropOffDay()).toHaveValue('Mon\u00A08\u00A0Jun')
      expect(findDay('5 Jun 2026')).toHaveAttribute('data-range-start')
      expect(findDay('8 Jun 2026')).toHaveAttribute('data-range-end')
    },
  )

  it('keeps the day when the typed text is not a day', async () => {
    await openCalendar()
    await userEvent.clear(getPickUpDay())
    await userEvent.type(getPickUpDay(), 'soon')
    await userEvent.tab()

    expect(getPickUpDay()).toHaveValue('Mon\u00A01\u00A0Jun')
  })

  it('disables days in the past', async () => {
    await openCalendar({ from: '2026-05-22T10:00', to: '2026-05-25T10:00' })

    expect(findDay('19 May 2026')).toHaveAttribute('aria-disabled', 'true')
    expect(findDay('30 May 2026')).not.toHaveAttribute('aria-disabled')
  })

  // @shows A11Y-2
  it('can be navigated and closed with the keyboard', async () => {
    await openCalendar()
    await waitFor(() => expect(findDay('1 Jun 2026')).toHaveFocus())
    for (const [key, next] of [
      ['ArrowRight', '2 Jun 2026'],
      ['ArrowDown', '9 Jun 2026'],
    ] as const) {
      pressKey(key)
      await waitFor(() => expect(findDay(next)).toHaveFocus())
    }
    pressKey('Enter')
    await waitFor(() => expect(getPickUpDay()).toHaveValue('Tue\u00A09\u00A0Jun'))
    pressKey('ArrowRight')
    await waitFor(() => expect(getLengthStatus()).toHaveTextContent(/^1 day · until Wed 10 Jun$/))
    pressKey('PageDown')
    await waitFor(() => expect(readFocusedDate()).toMatch(/^2026-0[78]/))
    const last = readFocusedDate()
    pressKey('Enter')

    await waitFor(() => expect(getDropOffDay()).not.toHaveValue(''))
    expect(getPickUpDay()).toHaveValue('Tue\u00A09\u00A0Jun')
    expect(document.querySelector(`[data-value="${last}"][data-range-end]`)).not.toBeNull()
    pressKey('Escape')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Dates' })).toBeNull())
  })

  it('shows two months side by side, and later ones on request', async () => {
    await openCalendar()

    expect(screen.getByText('June 2026')).toBeVisible()
    expect(screen.getByText('July 2026')).toBeVisible()
    await click('button', 'Next month')
    expect(await screen.findByText('August 2026')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Previous month' })).toBeVisible()
  })
})
