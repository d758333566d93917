import { describe, expect, it } from 'vitest'

import { type CarFilters, NO_FILTERS } from './car-filters.ts'
import { toCarSearch } from './car-search.ts'

type Choice<Name extends keyof CarFilters> = { chosen: CarFilters[Name]; sent: object }

/** A choice for every filter, and the resulting criterion. A new filter without an entry is a compile error. */
const CHOICES: { [Name in keyof CarFilters]: Choice<Name> } = {
  suppliers: { chosen: ['s1'], sent: { suppliers: ['s1'] } },
  ranges: { chosen: ['midi'], sent: { ranges: ['midi'] } },
  pricePerDay: { chosen: 90_000, sent: { pricePerDay: 90 } },
  included: { chosen: ['cancellation'], sent: { included: ['cancellation'] } },
  rating: { chosen: 4, sent: { rating: 4 } },
  seats: { chosen: 5, sent: { seats: 5 } },
  carSpecs: { chosen: ['aircon'], sent: { carSpecs: { aircon: true } } },
  multimedia: { chosen: ['bluetooth'], sent: { multimedia: ['bluetooth'] } },
  carType: { chosen: ['electric'], sent: { carType: ['electric'] } },
  gearbox: { chosen: ['automatic'], sent: { gearbox: ['automatic'] } },
  mileage: { chosen: ['unlimited'], sent: { mileage: ['unlimited'] } },
  fuelPolicy: { chosen: ['freeTank'], sent: { fuelPolicy: ['freeTank'] } },
  deposit: { chosen: 250_000, sent: { deposit: 250 } },
}

const LOCATION_AND_TIME = { pickupLocation: 'l1', from: '2027-01-04T10:00', to: '2027-01-07T10:00' }

const makeSearch = (filters: CarFilters, suppliers = filters.suppliers) =>
  toCarSearch({ where: LOCATION_AND_TIME, suppliers, filters, sort: 'recommended' })

describe('a car search', () => {
  it.each(Object.entries(CHOICES))('sends the filter %s only when it is chosen', (name, choice) => {
    const filters = { ...NO_FILTERS, [name]: choice.chosen }
    expect(makeSearch(NO_FILTERS, ['s1', 's2'])).not.toMatchObject(choice.sent)
    expect(makeSearch(filters)).toMatchObject(choice.sent)
  })
})
