import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { openApp } from '#testing/app.tsx'
import { controlFetch } from '#testing/calls.ts'
import { CAR_PAGE_ANSWERS } from '#testing/car-page-answers.ts'
import { answerCars } from '#testing/car-calls.ts'
import { CLIO, DUSTER, TODAY, TRIP_SEARCH } from '#testing/fleet.ts'
import { click } from '#testing/page.tsx'
import { showOnPhone } from '#testing/screen-width.ts'

async function openSheet(chosen = '') {
  const wire = controlFetch(CAR_PAGE_ANSWERS)
  const { router } = await openApp(`/search?${TRIP_SEARCH}${chosen}`)
  await answerCars(wire, [CLIO, DUSTER])
  await screen.findByRole('article', { name: 'Renault Clio' })
  await click('button', /^Filters/)
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
  return { wire, router, sheet }
}

describe('the filter sheet on a phone', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(TODAY) })
    showOnPhone()
  })

  // @shows SEARCH-9
  it('updates the number of cars with each choice, and moves the focus to the list when closed', async () => {
    const { wire, router, sheet } = await openSheet()
    expect(sheet.getByRole('button', { name: 'Show 2 vehicles' })).toBeVisible()

    await click('radio', /^Up to 50/)
    await answerCars(wire, [CLIO])
    expect(await sheet.findByRole('button', { name: 'Show 1 vehicle' })).toBeVisible()
    await click('button', 'Show 1 vehicle')

    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Filters' })).toBeNull())
    await waitFor(() => expect(screen.getByText('1 car')).toHaveFocus())
    expect(screen.getByRole('button', { name: 'Filters (1)' })).toBeVisible()
    expect(router.state.location.search).toHaveProperty('price', '50')
  })

  it('clears every filter and stays open', async () => {
    const { wire, router, sheet } = await openSheet('&rating=4&gearbox=manual')
    await click('button', 'Clear all')
    await answerCars(wire, [CLIO, DUSTER])

    await waitFor(() => expect(router.state.location.search).not.toHaveProperty('rating'))
    expect(router.state.location.search).not.toHaveProperty('gearbox')
    expect(await sheet.findByRole('button', { name: 'Show 2 vehicles' })).toBeVisible()
  })
})
