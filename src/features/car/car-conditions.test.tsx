import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { components } from '@masar/openapi/schema.d.ts'
import { openApp } from '#testing/app.tsx'
import { controlFetch, respondAlways } from '#testing/calls.ts'
import { CAR_PAGE_ANSWERS } from '#testing/car-page-answers.ts'
import { CAR_CONDITIONS } from '#testing/conditions.ts'
import { CLIO_DETAIL, TODAY } from '#testing/fleet.ts'

type Car = components['schemas']['CarDetail']

const DAMAGE_HEADING = 'What you pay at most for damage'

async function openCar(changes: Partial<Car>) {
  const car = { ...CLIO_DETAIL, ...changes }
  controlFetch({
    ...CAR_PAGE_ANSWERS,
    [`GET /api/car/${car._id}/en`]: respondAlways(200, car),
  })
  await openApp(`/car/${car._id}`)
  await screen.findByRole('heading', { level: 1 })
}

const readRows = () =>
  within(screen.getByRole('heading', { name: DAMAGE_HEADING }).parentElement ?? document.body)
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)
    .map((row) => row.replaceAll('\u00a0', ' '))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(TODAY) })
})

describe('the car page', () => {
  // @shows CAR-24
  it('shows the excess with each protection, and how the deposit can be paid', async () => {
    await openCar({ conditions: CAR_CONDITIONS, collisionDamageWaiver: 8, fullInsurance: 12 })

    expect(readRows()).toEqual([
      'Without cover: up to 3,000 TND',
      'Collision damage waiver: up to 600 TND',
      'Full insurance: 0 TND',
    ])
    expect(screen.getByText('The deposit is accepted by credit card or cash.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Rental conditions' })).toHaveAttribute(
      'href',
      `/conditions/${CLIO_DETAIL.supplier._id}?version=2`,
    )
  })

  it.each([
    ['without protections that are not offered', -1, -1, ['Without cover: up to 3,000 TND']],
    [
      'with the protection that is included as the least',
      0,
      12,
      ['Collision damage waiver: up to 600 TND', 'Full insurance: 0 TND'],
    ],
  ])('states it %s', async (_, collisionDamageWaiver, fullInsurance, rows) => {
    await openCar({ conditions: CAR_CONDITIONS, collisionDamageWaiver, fullInsurance })
    expect(readRows()).toEqual(rows)
  })

  it('shows no conditions when the supplier states none', async () => {
    await openCar({})
    expect(screen.queryByText(DAMAGE_HEADING)).toBeNull()
    expect(screen.queryByText(/The deposit is accepted/)).toBeNull()
    expect(screen.queryByRole('link', { name: 'Rental conditions' })).toBeNull()
  })
})
