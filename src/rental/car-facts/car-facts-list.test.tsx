import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { CLIO } from '#testing/fleet.ts'
import { renderPage } from '#testing/page.tsx'

import { CarFactsList } from './car-facts-list.tsx'

function renderFacts(changes: Partial<typeof CLIO> = {}) {
  renderPage(<CarFactsList car={{ ...CLIO, ...changes }} />)
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent)
}

describe('the car facts', () => {
  // @shows CAR-1, CAR-21
  it('include specifications, mileage, fuel policy, multimedia and emissions', () => {
    expect(renderFacts({ multimedia: ['touchscreen', 'appleCarPlay'], mileage: 250 })).toEqual([
      'Manual',
      'Petrol',
      '5 seats',
      '5 doors',
      'Air conditioning',
      '250 km/day',
      'Full to full',
      'Touchscreen, Apple CarPlay',
      '98 g CO₂/km',
    ])
  })

  // @shows CAR-2, CAR-11
  it.each([
    [-1, 'Unlimited mileage'],
    [1200, '1,200 km/day'],
  ])('with a mileage of %i contain “%s”', (mileage, expectedText) => {
    expect(renderFacts({ mileage })).toContain(expectedText)
  })

  // @shows CAR-21
  it('omit features that the car lacks', () => {
    const bare = {
      type: 'unknown' as const,
      aircon: false,
      doors: 1,
      mileage: 0,
      multimedia: [],
      co2: 0,
    }
    expect(renderFacts(bare)).toEqual(['Manual', '5 seats', 'Full to full'])
  })
})
