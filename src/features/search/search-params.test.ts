import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { FILTERS } from '#api/links/car-filters.ts'
import type { Trip } from '@masar/domain/booking/trip.ts'
import {
  CAR_RANGES,
  FUEL_POLICIES,
  FUEL_TYPES,
  GEARBOXES,
  INCLUDED_FILTERS,
  MILEAGES,
  MULTIMEDIA,
  RATING_FILTERS,
  SEAT_FILTERS,
} from '@masar/domain/car/catalogue.ts'

import {
  readChoices,
  NO_CHOICES,
  toSearchParams,
  toSearch,
  type SearchChoices,
} from './search-params.ts'
import { readSearchParams } from './search-link.ts'

const idArbitrary = fc.stringMatching(/^[0-9a-f]{24}$/)
const makeSubset = <T>(options: readonly T[]) => fc.subarray([...options])
const makeOptional = <T>(options: readonly T[]) => fc.option(fc.constantFrom(...options))

const amountArbitrary = fc.option(
  fc.integer({ min: 1, max: 1_000_000 }).map((whole) => whole * 1000),
)

const choicesArbitrary: fc.Arbitrary<SearchChoices> = fc.record({
  filters: fc.record({
    suppliers: fc.uniqueArray(idArbitrary, { maxLength: 5 }),
    ranges: makeSubset(CAR_RANGES),
    pricePerDay: amountArbitrary,
    included: makeSubset(INCLUDED_FILTERS),
    rating: makeOptional(RATING_FILTERS),
    seats: makeOptional(SEAT_FILTERS),
    carSpecs: makeSubset(FILTERS.carSpecs.options),
    multimedia: makeSubset(MULTIMEDIA),
    carType: makeSubset(FUEL_TYPES),
    gearbox: makeSubset(GEARBOXES),
    mileage: makeSubset(MILEAGES),
    fuelPolicy: makeSubset(FUEL_POLICIES),
    deposit: amountArbitrary,
  }),
  includesBooked: fc.boolean(),
  sort: fc.constantFrom('recommended', 'price', 'rating', 'size'),
  page: fc.integer({ min: 1, max: 100_000 }),
  compared: fc.uniqueArray(idArbitrary, { maxLength: 4 }),
  isComparing: fc.boolean(),
})

describe('the URL of a search', () => {
  // @shows SEARCH-18
  it('contains every choice and restores it', () => {
    fc.assert(
      fc.property(choicesArbitrary, (chosen) => {
        expect(readChoices(toSearchParams(chosen))).toEqual(chosen)
      }),
    )
  })

  it('is parsed the same way from the address bar and from a link', () => {
    fc.assert(
      fc.property(choicesArbitrary, (chosen) => {
        const typed = new URLSearchParams(
          Object.entries(toSearchParams(chosen)).map(([name, value]) => [name, String(value)]),
        )
        expect(readChoices(Object.fromEntries(typed))).toEqual(chosen)
      }),
    )
  })

  it('does not change when it is normalized a second time, for any input', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.anything()), (raw) => {
        const once = readSearchParams(raw)
        expect(readSearchParams({ ...once })).toEqual(once)
      }),
    )
  })

  it('omits the defaults', () => {
    expect(toSearchParams(NO_CHOICES)).toEqual({})
  })

  // @shows SEARCH-20
  it('ignores unknown values and keeps the other values', () => {
    const raw = {
      size: 'spaceship.mini.mini',
      rating: '9',
      seats: '4',
      page: '-1',
      sort: 'colour',
      utm: 'x',
    }

    expect(toSearchParams(readChoices(readSearchParams(raw)))).toEqual({ size: 'mini', seats: '4' })
  })

  it('omits empty values of a native form', () => {
    expect(readSearchParams({ ['rating']: '', gearbox: 'manual' })).toMatchObject({
      rating: undefined,
      gearbox: 'manual',
    })
  })

  it('restores every choice after normalization', () => {
    fc.assert(
      fc.property(choicesArbitrary, (chosen) => {
        expect(readChoices(readSearchParams({ ...toSearchParams(chosen) }))).toEqual(chosen)
      }),
    )
  })

  it('keeps the filters when the dates change, but starts at the first page', () => {
    const trip: Trip = {
      pickUp: '66aa00000000000000000020',
      dropOff: '66aa00000000000000000020',
      from: '2026-06-01T10:00',
      to: '2026-06-04T10:00',
    }
    const chosen = readChoices({ size: 'mini', page: 3, sort: 'rating' })

    expect(toSearch(trip, chosen)).toEqual({
      pickup: trip.pickUp,
      dropoff: trip.dropOff,
      from: trip.from,
      to: trip.to,
      size: 'mini',
      sort: 'rating',
    })
  })

  it('keeps a fractional amount, which may be round in another currency', () => {
    expect(readChoices({ price: '33.4' }).filters.pricePerDay).toBe(33_400)
    expect(readChoices({ price: '-1', deposit: '0' }).filters).toMatchObject({
      pricePerDay: null,
      deposit: null,
    })
  })
})
