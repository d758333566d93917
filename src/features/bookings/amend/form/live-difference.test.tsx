import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { AMENDMENT_INPUT } from '@masar/machines/amendment/amendment.journeys.ts'
import type { AmendableFields } from '@masar/machines/amendment/amendment-facts.ts'
import { amendmentMachine } from '@masar/machines/amendment/amendment.machine.ts'
import { renderPage, settle } from '#testing/page.tsx'

import { AMENDMENT_FACTS } from '../../testing/amendments.ts'
import { LiveDifference } from './live-difference.tsx'

function show() {
  const actor = createActor(amendmentMachine, { input: AMENDMENT_INPUT }).start()
  renderPage(<LiveDifference actor={actor} facts={AMENDMENT_FACTS} />)
  return (changes: Partial<AmendableFields>) =>
    settle(() => actor.send({ type: 'draft.edited', changes }))
}
const readAmounts = () =>
  screen.getAllByRole('definition').map(({ textContent }) => textContent.replaceAll(/\s/g, ' '))

// @shows BOOKING-36
describe('the price difference beside the form', () => {
  it('updates on every change, without a request', async () => {
    const edit = show()
    expect(readAmounts()).toEqual(['130 TND', '130.50 TND', '+0.50 TND'])
    await edit({ to: '2027-06-04T10:00' })
    expect(readAmounts()).toEqual(['130 TND', '195.75 TND', '+65.75 TND'])
    await edit({ extras: { ...AMENDMENT_INPUT.original.extras, additionalDriver: true } })
    expect(readAmounts()).toEqual(['130 TND', '210.75 TND', '+80.75 TND'])
    await edit({ to: '2027-06-02T10:00' })
    expect(readAmounts().at(-1)).toBe('\u221259.75 TND')
  })

  it('shows no price while the dates are invalid', async () => {
    const edit = show()
    await edit({ to: AMENDMENT_INPUT.original.from })

    expect(screen.queryByRole('definition')).not.toBeInTheDocument()
    expect(
      screen.getAllByText('Choose a drop-off after the pick-up to see the price.'),
    ).not.toEqual([])
    await edit({ to: '' })
    expect(screen.queryByRole('definition')).not.toBeInTheDocument()
  })
})
