import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { openApp } from '#testing/app.tsx'
import { controlFetch } from '#testing/calls.ts'
import { answerCars } from '#testing/car-calls.ts'
import { CAR_PAGE_ANSWERS } from '#testing/car-page-answers.ts'
import { CLIO, DUSTER, TODAY, TRIP_SEARCH } from '#testing/fleet.ts'

async function openSearch() {
  const wire = controlFetch(CAR_PAGE_ANSWERS)
  await openApp(`/search?${TRIP_SEARCH}`)
  await answerCars(wire, [
    { ...CLIO, trips: 3 },
    { ...DUSTER, rating: 4.1, trips: 0 },
  ])
  await screen.findByRole('article', { name: 'Renault Clio' })
}

const withinCard = (name: string) => within(screen.getByRole('article', { name }))

describe('the search page', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(TODAY) })
  })

  it('states how many days the prices are for', async () => {
    await openSearch()

    expect(screen.getByText('2 cars')).toHaveTextContent('2 cars · prices for 3 days')
  })

  it('emphasizes the deposit amount', async () => {
    await openSearch()

    expect(withinCard('Renault Clio').getByText(/^400\sTND$/, { selector: 'strong' })).toBeVisible()
  })

  // @shows CAR-21
  it('shows how often a car was rented, if the server sends this number', async () => {
    await openSearch()

    expect(withinCard('Renault Clio').getByText('(3 rentals)')).toBeVisible()
    expect(withinCard('Dacia Duster').queryByText(/rentals?\)/)).not.toBeInTheDocument()
  })

  it('lists the filters for gearbox and air conditioning first', async () => {
    await openSearch()

    const groups = screen.getAllByRole('group', { hidden: true }).map((group) => group.textContent)
    const titles = groups.filter((text) => /^(Gearbox|Car specs|Price per day)/.test(text))
    expect(titles[0]).toMatch(/^Gearbox/)
    expect(titles.find((text) => !text.startsWith('Gearbox'))).toMatch(/^Car specs/)
  })

  it('shows the selected sort order in both sort controls: for phones and for wide screens', async () => {
    await openSearch()

    const pickers = screen.getAllByRole('combobox', { name: 'Sort by', hidden: true })
    expect(pickers).toHaveLength(2)
    for (const picker of pickers) expect(picker).toHaveDisplayValue('Recommended')
  })
})
