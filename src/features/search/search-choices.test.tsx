import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { openApp } from '#testing/app.tsx'
import { controlFetch, type ControlledFetch } from '#testing/calls.ts'
import { answerCars, CARS_CALL } from '#testing/car-calls.ts'
import { CLIO, DUSTER, TODAY, TRIP_SEARCH } from '#testing/fleet.ts'
import { CAR_PAGE_ANSWERS } from '#testing/car-page-answers.ts'
import { click } from '#testing/page.tsx'

const ADDRESS = `/search?${TRIP_SEARCH}`
const carCalls = (wire: ControlledFetch) => wire.calls.filter(({ name }) => name === CARS_CALL)
const cards = () => within(screen.getByRole('list', { name: 'Cars' })).getAllByRole('article')

describe('choosing filters on the search page', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(TODAY) })
  })

  // @shows SEARCH-22
  it('sends one request, and keeps the old list until the response', async () => {
    const wire = controlFetch(CAR_PAGE_ANSWERS)
    const { router } = await openApp(ADDRESS)
    await answerCars(wire, [CLIO, DUSTER])
    await screen.findByRole('article', { name: 'Renault Clio' })

    await click('checkbox', /Midi SUV/)
    await waitFor(() => expect(carCalls(wire)).toHaveLength(2))
    expect(screen.getByRole('list', { name: 'Cars' })).toHaveAttribute('aria-busy', 'true')
    expect(cards()).toHaveLength(2)
    await answerCars(wire, [DUSTER])

    await waitFor(() => expect(cards()).toHaveLength(1))
    expect(carCalls(wire)).toHaveLength(2)
    expect(carCalls(wire)[1]?.body).toMatchObject({ ranges: ['midi'] })
    expect(router.state.location.search).toMatchObject({ size: 'midi' })
    expect(screen.getByRole('link', { name: 'Remove filter: Midi SUV' })).toBeVisible()
  })

  // @shows SEARCH-14
  it('shows two choices immediately, before the list is updated', async () => {
    const wire = controlFetch(CAR_PAGE_ANSWERS)
    await openApp(ADDRESS)
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
    await waitFor(() => expect(cards()).toHaveLength(1))
    expect(mini).toBeChecked()
    expect(cooled).toBeChecked()
    expect(carCalls(wire)).toHaveLength(2)
    expect(carCalls(wire)[1]?.body).toMatchObject({ ranges: ['mini'], carSpecs: { aircon: true } })
  })

  // @shows SEARCH-22
  it('ignores the response to an earlier choice', async () => {
    const wire = controlFetch(CAR_PAGE_ANSWERS)
    await openApp(ADDRESS)
    await answerCars(wire, [CLIO, DUSTER])
    await screen.findByRole('article', { name: 'Renault Clio' })

    await click('checkbox', /Midi SUV/)
    const older = await waitFor(() => wire.waiting(CARS_CALL))
    await click('checkbox', /Mini car/)
    await waitFor(() => expect(wire.waiting(CARS_CALL)).not.toBe(older))
    await answerCars(wire, [CLIO])

    await waitFor(() => expect(cards()).toHaveLength(1))
    expect(carCalls(wire).at(-1)?.body).toMatchObject({ ranges: ['mini', 'midi'] })
  })
})
