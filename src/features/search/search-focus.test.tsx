import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { openApp } from '#testing/app.tsx'
import { controlFetch } from '#testing/calls.ts'
import { answerCars } from '#testing/car-calls.ts'
import { CLIO, DUSTER, TODAY, TRIP_SEARCH } from '#testing/fleet.ts'
import { CAR_PAGE_ANSWERS } from '#testing/car-page-answers.ts'
import { click } from '#testing/page.tsx'

const SEARCH_URL = `/search?${TRIP_SEARCH}`
const getChip = (name: string) => screen.getByRole('link', { name: `Remove filter: ${name}` })

describe('the focus on the search page', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(TODAY) })
  })

  // @shows A11Y-7
  it('moves to the next filter when one is removed, and to the cars when the last one is removed', async () => {
    const wire = controlFetch(CAR_PAGE_ANSWERS)
    await openApp(`${SEARCH_URL}&size=mini.midi&gearbox=manual`)
    await answerCars(wire, [CLIO, DUSTER])
    await screen.findByRole('article', { name: 'Renault Clio' })

    await click('link', 'Remove filter: Mini car')
    expect(getChip('Midi SUV')).toHaveFocus()
    await click('link', 'Remove filter: Manual')
    expect(getChip('Midi SUV')).toHaveFocus()
    await click('link', 'Remove filter: Midi SUV')
    expect(screen.queryByRole('list', { name: 'Selected filters' })).toBeNull()
    expect(screen.getByText('2 cars')).toHaveFocus()
  })

  it('moves to the cars when all filters are cleared', async () => {
    const wire = controlFetch(CAR_PAGE_ANSWERS)
    await openApp(`${SEARCH_URL}&size=mini.midi`)
    await answerCars(wire, [CLIO, DUSTER])
    await screen.findByRole('article', { name: 'Renault Clio' })

    await click('link', 'Clear all')
    expect(screen.queryByRole('list', { name: 'Selected filters' })).toBeNull()
    expect(screen.getByText('2 cars')).toHaveFocus()
  })

  it('moves to the heading above the cars when the next page opens', async () => {
    const wire = controlFetch(CAR_PAGE_ANSWERS)
    const { router } = await openApp(SEARCH_URL)
    await answerCars(wire, [CLIO, DUSTER], { pageInfo: [{ totalRecords: 17 }] })

    await userEvent.click(await screen.findByRole('link', { name: 'Next page' }))
    await waitFor(() =>
      expect(router.state.location.search).toMatchObject({ page: expect.anything() }),
    )
    expect(screen.getByText('17 cars')).toHaveFocus()
  })

  // @shows A11Y-2
  it('moves to the cars with the “Skip to the cars” link', async () => {
    const wire = controlFetch(CAR_PAGE_ANSWERS)
    await openApp(SEARCH_URL)
    await answerCars(wire, [CLIO, DUSTER])
    await screen.findByRole('article', { name: 'Renault Clio' })

    await click('link', 'Skip to the cars')
    expect(screen.getByText('2 cars')).toHaveFocus()
  })

  it('moves to the filters with the “Skip to the filters” link on wide screens', async () => {
    const wire = controlFetch(CAR_PAGE_ANSWERS)
    await openApp(SEARCH_URL)
    await answerCars(wire, [CLIO, DUSTER])
    await screen.findByRole('article', { name: 'Renault Clio' })

    await click('link', 'Skip to the filters')
    expect(document.activeElement).toContainElement(screen.getByRole('region', { name: 'Filters' }))
  })
})
