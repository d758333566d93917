import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { openApp } from '#testing/app.tsx'
import { controlFetch, respondAlways } from '#testing/calls.ts'
import { CAR_PAGE_ANSWERS } from '#testing/car-page-answers.ts'
import { answerCars } from '#testing/car-calls.ts'
import { CLIO, CLIO_DETAIL, DUSTER, TODAY, TRIP_SEARCH } from '#testing/fleet.ts'
import { click } from '#testing/page.tsx'

const DUSTER_DETAIL = {
  ...CLIO_DETAIL,
  _id: DUSTER._id,
  name: DUSTER.name,
  deposit: 0,
  aircon: false,
  availability: 'taken' as const,
}

async function openSearch(chosen = '') {
  const wire = controlFetch({
    ...CAR_PAGE_ANSWERS,
    [`GET /api/car/${CLIO._id}/en`]: respondAlways(200, CLIO_DETAIL),
    [`GET /api/car/${DUSTER._id}/en`]: respondAlways(200, DUSTER_DETAIL),
  })
  const { router } = await openApp(`/search?${TRIP_SEARCH}${chosen}`)
  await answerCars(wire, [CLIO, DUSTER])
  await screen.findByRole('article', { name: 'Renault Clio' })
  return router
}

/** Waits until the URL contains both cars: the dialog shows the cars of the URL. */
async function selectBothCars() {
  await click('checkbox', 'Compare Renault Clio')
  await click('checkbox', 'Compare Dacia Duster')
  await screen.findByText('2 cars to compare')
}

describe('the car comparison', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(TODAY) })
  })

  // @shows SEARCH-37
  it('shows the selected cars side by side, and a link to book only for available ones', async () => {
    const router = await openSearch()
    await selectBothCars()
    await click('button', 'Compare side by side')

    const table = within(await screen.findByRole('table'))
    expect(table.getByRole('row', { name: /^Deposit/ })).toHaveTextContent(
      /400 TNDNo deposit Best$/,
    )
    expect(table.getByRole('row', { name: /^Air conditioning/ })).toHaveTextContent(/Yes BestNo$/)
    expect(table.getByRole('link', { name: 'Select Renault Clio' })).toBeVisible()
    expect(table.queryByRole('link', { name: 'Select Dacia Duster' })).toBeNull()
    expect(router.state.location.search).toMatchObject({ compare: `${CLIO._id}.${DUSTER._id}` })
  })

  it('collapses facts that are the same for all cars, and shows them on demand', async () => {
    await openSearch()
    await selectBothCars()
    await click('button', 'Compare side by side')
    const table = within(await screen.findByRole('table'))
    expect(table.queryByRole('row', { name: /^Seats/ })).toBeNull()
    const fold = table.getByRole('button', { name: /^Same for all \(\d+\)$/ })
    const different = table.getAllByRole('row').length

    await userEvent.click(fold)
    expect(fold).toHaveAttribute('aria-expanded', 'true')
    expect(table.getByRole('row', { name: /^Seats/ })).not.toHaveTextContent('Best')
    const count = Number(/\d+/.exec(fold.textContent)?.[0])
    expect(table.getAllByRole('row')).toHaveLength(different + count)
    await userEvent.click(fold)
    expect(table.queryByRole('row', { name: /^Seats/ })).toBeNull()
  })

  it('removes cars, and closes when the last car is removed', async () => {
    const router = await openSearch()
    await selectBothCars()
    await click('button', 'Compare side by side')
    await screen.findByRole('table')

    await click('button', 'Remove Dacia Duster')
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Remove Dacia Duster' })).toBeNull(),
    )
    await click('button', 'Remove Renault Clio')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(router.state.location.search).not.toHaveProperty('compare')
  })

  it('can be closed and reopened repeatedly', async () => {
    const router = await openSearch()
    await click('checkbox', 'Compare Renault Clio')
    await screen.findByText('1 car to compare')
    for (let time = 0; time < 2; time += 1) {
      // oxlint-disable-next-line no-await-in-loop -- the repetitions run one after the other
      await click('button', 'Compare side by side')
      // oxlint-disable-next-line no-await-in-loop -- as above
      const dialog = await screen.findByRole('dialog', { name: 'Compare cars' })
      // oxlint-disable-next-line no-await-in-loop -- as above
      await click('button', 'Close')
      // oxlint-disable-next-line no-await-in-loop -- as above
      await waitFor(() => expect(dialog).not.toBeInTheDocument())
      expect(router.state.location.search).not.toHaveProperty('comparing')
    }
  })
})
