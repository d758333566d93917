import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'

import { AMENDMENT_INPUT } from '@masar/machines/amendment/amendment.journeys.ts'
import { amendmentMachine } from '@masar/machines/amendment/amendment.machine.ts'
import { autofill } from '#testing/autofill.ts'
import { renderHydrated } from '#testing/hydrated.tsx'
import { click, renderPage } from '#testing/page.tsx'

import { AMENDMENT_FACTS } from '../../testing/amendments.ts'
import { AmendmentForm } from './amendment-form.tsx'

beforeEach(() => {
  vi.setSystemTime('2027-05-01T08:00:00Z')
})

const startAmendment = () => createActor(amendmentMachine, { input: AMENDMENT_INPUT }).start()

describe('the amendment form', () => {
  it('keeps what was entered before hydration', async () => {
    const actor = startAmendment()
    await renderHydrated(<AmendmentForm actor={actor} facts={AMENDMENT_FACTS} />, () => {
      autofill(/^Drop-off date/, '2027-06-04')
      screen.getByLabelText<HTMLSelectElement>('Drop-off time').value = '11:30'
      screen.getByLabelText<HTMLSelectElement>('Drop-off location').selectedIndex = 1
      screen.getByLabelText<HTMLInputElement>(/^Additional driver/).checked = true
    })

    const { draft } = actor.getSnapshot().context
    expect(draft).toMatchObject({
      from: AMENDMENT_INPUT.original.from,
      to: '2027-06-04T11:30',
      dropOff: '66aa00000000000000000021',
      extras: { ...AMENDMENT_INPUT.original.extras, additionalDriver: true },
    })
  })

  it('shows an error as soon as an invalid date is selected', () => {
    renderPage(<AmendmentForm actor={startAmendment()} facts={AMENDMENT_FACTS} />)
    const day = screen.getByLabelText('Drop-off date')
    fireEvent.change(day, { target: { value: '2027-05-20' } })

    expect(day).toBeInvalid()
    expect(day).toHaveAccessibleDescription(/drop-off/i)
  })

  it('opens and closes the calendar with a button', async () => {
    renderPage(<AmendmentForm actor={startAmendment()} facts={AMENDMENT_FACTS} />)
    await click('button', 'Show calendar')
    expect(await screen.findByRole('button', { name: 'Next month' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Hide calendar' })).toHaveAttribute(
      'aria-expanded',
      'true',
    )

    await click('button', 'Hide calendar')
    expect(screen.queryByRole('button', { name: 'Next month' })).toBeNull()
  })

  it('reads autofilled values for staff when the browser fires no events', async () => {
    const actor = startAmendment()
    renderPage(<AmendmentForm actor={actor} facts={{ ...AMENDMENT_FACTS, isStaff: true }} />)
    await click('checkbox', /^Additional driver/)
    autofill('Drop-off date', '2027-06-04')
    autofill('Date of birth', '24/12/1990')
    await click('button', 'See the new price')

    const { draft } = actor.getSnapshot().context
    expect(draft.to).toBe('2027-06-04T10:00')
    expect(draft.additionalDriver.birthDate).toBe('1990-12-24')
  })
})
