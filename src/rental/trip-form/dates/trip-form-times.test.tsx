import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { controlFetch, respondAlways } from '#testing/calls.ts'
import { SETTINGS, TODAY } from '#testing/fleet.ts'

import { openDatesPanel, openForm } from '../testing/opened-form.tsx'

/** Opens the list of times. */
async function openTimes(name: string) {
  await openDatesPanel()
  const time = await screen.findByRole('combobox', { name })
  await waitFor(() => expect(time).toHaveAttribute('aria-haspopup', 'listbox'))
  await userEvent.click(time)
  await screen.findByRole('listbox', { name })
  return time
}

/** Returns the text of the active option. */
const readActiveTime = (time: HTMLElement) =>
  document.getElementById(time.getAttribute('aria-activedescendant') ?? '')?.textContent

const findFirstEnabledTime = () =>
  document.querySelector('[role=option]:not([aria-disabled=true])')?.textContent

beforeAll(() => import('./dates-board.tsx'))

describe('the times in the search form', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(TODAY) })
  })

  // @shows BOOK-10, BOOK-21
  it('omit hours outside the opening hours', async () => {
    controlFetch({ 'GET /api/settings': respondAlways(200, SETTINGS) })
    openForm()
    await openTimes('Pick-up time')

    await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveTextContent(/^08:00$/))
    expect(screen.getAllByRole('option').at(-1)).toHaveTextContent(/^20:00$/)
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('10:00')
  })

  // @shows A11Y-2
  it('can be chosen with the keyboard, and Escape closes the list but not the panel', async () => {
    controlFetch({ 'GET /api/settings': respondAlways(200, SETTINGS) })
    openForm()
    const time = await openTimes('Pick-up time')
    expect(readActiveTime(time)).toBe('10:00')
    for (const [key, reached] of [
      ['{ArrowDown}', '10:30'],
      ['{ArrowUp}', '10:00'],
      ['{End}', '20:00'],
      ['{Home}', '08:00'],
      ['{PageDown}', '11:00'],
      ['14', '14:00'],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one key after the other
      await userEvent.keyboard(key)
      expect(readActiveTime(time)).toBe(reached)
    }
    await userEvent.keyboard('{Enter}')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(time).toHaveTextContent('14:00')
    await userEvent.keyboard(' {ArrowDown}{Escape}')

    expect(screen.queryByRole('listbox')).toBeNull()
    expect(time).toHaveTextContent('14:00')
    expect(time).toHaveFocus()
    expect(screen.getByRole('dialog', { name: 'Dates' })).toBeVisible()
  })

  it('change to the time that is clicked', async () => {
    controlFetch({ 'GET /api/settings': respondAlways(200, SETTINGS) })
    openForm()
    const time = await openTimes('Drop-off time')
    await userEvent.click(screen.getByRole('option', { name: '16:30' }))

    expect(time).toHaveTextContent('16:30')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(screen.getByRole('button', { name: /^Dates/ })).toHaveTextContent(/16:30 · 4 days$/)
  })

  it('show an error and a disabled option when a link has a time outside the opening hours', async () => {
    controlFetch({ 'GET /api/settings': respondAlways(200, SETTINGS) })
    openForm({ from: '2026-06-01T07:30', to: '2026-06-04T10:00' })
    await openTimes('Pick-up time')

    expect(await screen.findByText(/^Invalid pick-up time: choose one from 08:00/)).toBeVisible()
    expect(screen.getByRole('option', { name: /^07:30/ })).toHaveAttribute('aria-disabled', 'true')
  })

  it('show why a time is disabled, and skip it on keyboard navigation', async () => {
    controlFetch({ 'GET /api/settings': respondAlways(200, SETTINGS) })
    openForm({ from: '2026-05-20T10:30', to: '2026-05-21T10:30' })
    const time = await openTimes('Pick-up time')

    await screen.findByText('Pick-up time must be at least 2 hours in the future.')
    const barred = screen.getByRole('option', { name: '10:00 too soon' })
    await userEvent.click(barred)
    expect(time).toHaveTextContent('10:30')
    await userEvent.keyboard('{Home}')
    expect(readActiveTime(time)).toBe(findFirstEnabledTime())
  })

  // @shows BOOK-8
  it('show an error when the pick-up does not meet the operator’s minimum notice', async () => {
    controlFetch({ 'GET /api/settings': respondAlways(200, SETTINGS) })
    openForm({ from: '2026-05-20T10:30', to: '2026-05-21T10:30' })

    expect(
      await screen.findByText('Pick-up time must be at least 2 hours in the future.'),
    ).toBeVisible()
    expect(screen.getByLabelText('Pick-up date')).toBeInvalid()
  })

  // @shows BOOK-9
  it('show an error when the rental is too short', async () => {
    controlFetch({ 'GET /api/settings': respondAlways(200, SETTINGS) })
    openForm({ from: '2026-06-01T10:00', to: '2026-06-01T12:00' })

    expect(
      await screen.findByText('Rental duration too short: the minimum is 4 hours.'),
    ).toBeVisible()
  })

  // @shows BOOK-11
  it('show an error when the drop-off is before the pick-up', () => {
    controlFetch()
    openForm({ from: '2026-06-01T10:00', to: '2026-05-30T10:00' })

    expect(screen.getByLabelText('Drop-off date')).toHaveAccessibleDescription(
      'Invalid drop-off time: choose a time after pick-up.',
    )
  })
})
