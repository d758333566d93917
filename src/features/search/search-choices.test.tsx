import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { openApp } from '#testing/app.tsx'
import { controlFetch, type ControlledFetch } from '#testing/calls.ts'
import { answerCars, CARS_CALL } from '#testing/car-calls.ts'
import { CLIO, DUSTER, TODAY, TRIP_SEARCH } from '#testing/fleet.ts'
import { CAR_PAGE_ANSWERS } from '#testing/car-page-answers.ts'
import { click } from '#testing/page.tsx'

const SEARCH_URL = `/search?${TRIP_SEARCH}`
const listCarCalls = (wire: ControlledFetch) => wire.calls.filter(({ name }) => name === CARS_CALL)
const listCards = () => within(screen.getByRole('list', { name: 'Cars' })).getAllByRole('article')

describe('choosing filters on the search page', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(TODAY) })
  })

  // @shows SEARCH-22
  it('sends one request, and shows the old list until the response arrives', async () => {
    const wire = controlFetch(CAR_PAGE_ANSWERS)
    const { router } = await openApp(SEARCH_URL)
    await answerCars(wire, [CLIO, DUSTER])
    await screen.findByRole('article', { name: 'Renault Clio' })

    await click('checkbox', /Midi SUV/)
    await waitFor(() => expect(listCarCalls(wire)).toHaveLength(2))
    expect(screen.getByRole('list', { name: 'Cars' })).toHaveAttribute('aria-busy', 'true')
    expect(listCards()).toHaveLength(2)
    await answerCars(wire, [DUSTER])

    await waitFor(() => expect(listCards()).toHaveLength(1))
    expect(listCarCalls(wire)).toHaveLength(2)
    expect(listCarCalls(wire)[1]?.body).toMatchObject({ ranges: ['midi'] })
    expect(router.state.location.search).toMatchObject({ size: 'midi' })
    expect(screen.getByRole('link', { name: 'Remove filter: Midi SUV' })).toBeVisible()
  })

  // @shows SEARCH-14
  it('shows two choices immediately, before the list is updated', async () => {
    const wire = controlFetch(CAR_PAGE_ANSWERS)
    await openApp(SEARCH_URL)
    await answerCars(wire, [CLIO, DUSTER])
    await screen.findByRole('article', { name: 'Renault Clio' })
    const [mini, cooled] = ['Mini car', 'Air conditioning'].map((name) =>
      screen.getByRole('checkbox', { name: new RegExp(name) }),
    )

    for (const box of [mini, cooled]) {
      if (box) fireEvent.click(box)
      expect(box).toBeChecked()
    }
    await waitFor(() =>
      expect(screen.getByRole('list', { name: 'Cars' })).toHaveAttribute('aria-busy', 'true'),
    )
    await answerCars(wire, [CLIO])
    await waitFor(() => expect(listCards()).toHaveLength(1))
    expect(mini).toBeChecked()
    expect(cooled).toBeChecked()
    expect(listCarCalls(wire)).toHaveLength(2)
    expect(listCarCalls(wire)[1]?.body).toMatchObject({
      ranges: ['mini'],
      carSpecs: { aircon: true },
    })
  })

  // @shows SEARCH-22
  it('ignores the response to a request that a newer choice has replaced', async () => {
    const wire = controlFetch(CAR_PAGE_ANSWERS)
    await openApp(SEARCH_URL)
    await answerCars(wire, [CLIO, DUSTER])
    await screen.findByRole('article', { name: 'Renault Clio' })

    await click('checkbox', /Midi SUV/)
    const older = await waitFor(() => wire.waiting(CARS_CALL))
    await click('checkbox', /Mini car/)
    await waitFor(() => expect(wire.waiting(CARS_CALL)).not.toBe(older))
    await answerCars(wire, [CLIO])

    await waitFor(() => expect(listCards()).toHaveLength(1))
    expect(listCarCalls(wire).at(-1)?.body).toMatchObject({ ranges: ['mini', 'midi'] })
  })
})
