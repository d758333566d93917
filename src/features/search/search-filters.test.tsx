import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { CarFilters } from '#api/links/car-filters.ts'
import { openApp } from '#testing/app.tsx'
import { controlFetch, respondAlways } from '#testing/calls.ts'
import { answerCars, CARS_CALL } from '#testing/car-calls.ts'
import { CLIO, TODAY, TRIP_SEARCH } from '#testing/fleet.ts'
import { CAR_PAGE_ANSWERS } from '#testing/car-page-answers.ts'
import { click } from '#testing/page.tsx'

async function openSearch(config?: object) {
  const wire = controlFetch({
    ...CAR_PAGE_ANSWERS,
    'GET /rates': respondAlways(200, { rates: { EUR: 0.3 } }),
  })
  await openApp(`/search?${TRIP_SEARCH}`, 'en', config)
  await answerCars(wire, [{ ...CLIO, supplier: { ...CLIO.supplier, priceChangeRate: 5 } }])
  await screen.findByRole('article', { name: 'Renault Clio' })
  return wire
}

const withinClio = () => within(screen.getByRole('article', { name: 'Renault Clio' }))

/** Returns the labels of a filter's options, without the number of cars. */
function listOptions(filter: string) {
  const group = within(screen.getByRole('group', { name: filter, hidden: true }))
  const [radios, boxes] = (['radio', 'checkbox'] as const).map((role) =>
    group.queryAllByRole(role, { hidden: true }),
  )
  return [...(radios ?? []), ...(boxes ?? [])].map(
    (choice) => choice.closest('label')?.querySelector('span')?.textContent,
  )
}

/** For each filter, one of its options and the request that is sent when this option is selected. */
const FILTER_REQUESTS: Record<keyof CarFilters, { group: string; option: RegExp; asked: object }> =
  {
    ranges: { group: 'Vehicle type', option: /^Midi SUV/, asked: { ranges: ['midi'] } },
    pricePerDay: { group: 'Price per day', option: /^Up to 50/, asked: { pricePerDay: 50 } },
    included: {
      group: 'Flexibility',
      option: /^Free cancellation/,
      asked: { included: ['cancellation'] },
    },
    rating: { group: 'Rating', option: /^4 stars and up/, asked: { rating: 4 } },
    seats: { group: 'Seats', option: /^5 seats/, asked: { seats: 5 } },
    carSpecs: {
      group: 'Car specs',
      option: /^Air conditioning/,
      asked: { carSpecs: { aircon: true } },
    },
    multimedia: { group: 'Multimedia', option: /^Bluetooth/, asked: { multimedia: ['bluetooth'] } },
    carType: { group: 'Engine', option: /^Diesel/, asked: { carType: ['diesel'] } },
    gearbox: { group: 'Gearbox', option: /^Automatic/, asked: { gearbox: ['automatic'] } },
    mileage: { group: 'Mileage', option: /^Unlimited/, asked: { mileage: ['unlimited'] } },
    fuelPolicy: {
      group: 'Fuel policy',
      option: /^Full to full/,
      asked: { fuelPolicy: ['fullToFull'] },
    },
    deposit: { group: 'Deposit', option: /^Deposit up to 250/, asked: { deposit: 250 } },
    suppliers: {
      group: 'Rental company',
      option: new RegExp(`^${CLIO.supplier.fullName}`),
      asked: { suppliers: [CLIO.supplier._id] },
    },
  }

describe('the filters of a search', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(TODAY) })
  })

  // @shows SEARCH-9
  it('can be hidden and shown beside the cars, and the choice is stored', async () => {
    await openSearch()
    await click('button', 'Hide filters')
    expect(screen.queryByRole('region', { name: 'Filters' })).not.toBeInTheDocument()
    expect(localStorage.getItem('masar-filters-hidden')).toBe('true')

    const toggle = screen.getByRole('button', { name: 'Show filters' })
    expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await click('button', 'Show filters')
    expect(screen.getByRole('region', { name: 'Filters' })).toBeVisible()
    expect(localStorage.getItem('masar-filters-hidden')).toBeNull()
  })

  // @shows SEARCH-3, SEARCH-4, SEARCH-5, SEARCH-6, SEARCH-7, SEARCH-21, SEARCH-31, SEARCH-32, CAR-14
  it('offer every option that distinguishes cars', async () => {
    await openSearch()

    expect(listOptions('Vehicle type')).toEqual([
      'Mini car',
      'Midi SUV',
      'Maxi van',
      'Scooter',
      'Bus',
      'Truck',
      'Camper van',
    ])
    expect(listOptions('Price per day')).toEqual([
      'Any',
      'Up to 50\u00A0TND',
      'Up to 100\u00A0TND',
      'Up to 150\u00A0TND',
      'Up to 250\u00A0TND',
    ])
    expect(listOptions('Flexibility')).toEqual(['Free cancellation'])
    expect(new Set(listOptions('Rating'))).toEqual(
      new Set(['Any', '1 star and up', '2 stars and up', '3 stars and up', '4 stars and up']),
    )
    expect(listOptions('Seats')).toEqual([
      'Any',
      '2 seats',
      '4 seats',
      '5 seats',
      'More than 5 seats',
    ])
    expect(listOptions('Car specs')).toEqual(['Air conditioning', '4+ doors'])
    expect(listOptions('Multimedia')).toEqual([
      'Touchscreen',
      'Bluetooth',
      'Android Auto',
      'Apple CarPlay',
    ])
  })

  it.each(Object.entries(FILTER_REQUESTS))(
    'fetch other cars when an option of %s is selected',
    async (_filter, { group, option, asked }) => {
      const wire = await openSearch()
      const searches = () => wire.calls.filter(({ name }) => name === CARS_CALL)
      expect(searches().at(-1)?.body).not.toMatchObject(asked)
      const options = within(screen.getByRole('group', { name: group, hidden: true }))
      fireEvent.click(options.getByLabelText(option))

      await waitFor(() => expect(searches()).toHaveLength(2))
      expect(searches().at(-1)?.body).toMatchObject(asked)
    },
  )

  // @shows SEARCH-8, SEARCH-10
  it('show the deposit thresholds in the display currency', async () => {
    localStorage.setItem('masar-currency', 'EUR')
    await openSearch()

    expect(await screen.findByLabelText(/^Deposit up to €75/)).toBeEnabled()
    expect(listOptions('Deposit')).toEqual([
      'Any',
      'Deposit up to €75',
      'Deposit up to €150',
      'Deposit up to €225',
    ])
  })
  // @shows WIRE-79
  it('use the base deposit when a BookCars backend does, and cards show it too', async () => {
    await openSearch()
    expect(withinClio().getByText(/Minimum age/)).toHaveTextContent(/^Deposit: 420\sTND · /)
    cleanup()

    await openSearch({ backend: 'bookcars' })
    expect(withinClio().getByText(/Minimum age/)).toHaveTextContent(
      /^Deposit: 420\sTND \(base deposit 400\sTND\) · /,
    )
    expect(listOptions('Deposit')[1]).toBe('Base deposit up to 250\u00A0TND')
    expect(listOptions('Car specs')).toEqual(['Air conditioning', 'More than 4 doors'])
  })
})
