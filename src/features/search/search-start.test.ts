import { describe, expect, it } from 'vitest'

import { toTrip, type TripSearch } from '#api/links/trip.ts'
import { DEFAULT_SETTINGS } from '@masar/domain/rental/rental-rules.ts'
import { TODAY, TUNIS } from '#testing/fleet.ts'

import { prefillSearch } from './search-start.ts'

const rules = { now: new Date(TODAY), settings: DEFAULT_SETTINGS }
const params: TripSearch = {
  pickup: TUNIS._id,
  dropoff: TUNIS._id,
  from: '2026-06-01T10:00',
  to: '2026-06-04T10:00',
}
const locations = { pickUp: TUNIS, dropOff: TUNIS }

const readIssue = (changes: Partial<typeof DEFAULT_SETTINGS>) => {
  const settings = { ...DEFAULT_SETTINGS, ...changes }
  return prefillSearch(params, toTrip(params), locations, { ...rules, settings }).issue
}

describe('a search link', () => {
  it('starts a search when it has locations and dates', () => {
    expect(prefillSearch(params, toTrip(params), locations, rules)).toMatchObject({
      issue: null,
      pickUp: { name: 'Tunis', timeZone: 'Africa/Tunis' },
    })
  })

  // @shows SEARCH-20
  it('keeps its valid values when it is incomplete', () => {
    const cut = { pickup: params.pickup, dropoff: params.dropoff, from: params.from }

    expect(prefillSearch(cut, toTrip(cut), locations, rules)).toMatchObject({
      issue: 'oneDate',
      start: { pickUp: { id: TUNIS._id }, from: params.from },
    })
  })

  it.each([
    ['noPickUp', 'only dates', { from: params.from, to: params.to }],
    ['noDates', 'only locations', { pickup: params.pickup, dropoff: params.dropoff }],
    ['noTrip', 'only a drop-off location', { dropoff: params.dropoff }],
    ['noTrip', 'only a drop-off date', { to: params.to }],
    ['empty', 'no parameters', {}],
  ])('has the issue %s when it has %s', (issue, _, left: Partial<TripSearch>) => {
    const known = { pickUp: left.pickup ? TUNIS : null, dropOff: left.dropoff ? TUNIS : null }

    expect(prefillSearch(left, toTrip(left), known, rules)).toMatchObject({
      issue,
      start: { from: left.from, to: left.to },
    })
  })

  it('keeps the dates when the location no longer exists', () => {
    const known = { pickUp: null, dropOff: null }

    expect(prefillSearch(params, toTrip(params), known, rules)).toMatchObject({
      issue: 'unknownPickUp',
      start: { pickUp: undefined, from: params.from, to: params.to },
    })
  })

  it('keeps the pick-up location when the drop-off location no longer exists', () => {
    const known = { pickUp: TUNIS, dropOff: null }

    expect(prefillSearch(params, toTrip(params), known, rules)).toMatchObject({
      issue: 'unknownDropOff',
      start: { pickUp: { id: TUNIS._id }, dropOff: undefined },
    })
  })

  it('keeps both dates when they are reversed', () => {
    const reversed = { ...params, from: params.to, to: params.from }

    expect(prefillSearch(reversed, toTrip(reversed), locations, rules)).toMatchObject({
      issue: 'reversedDates',
      start: { from: params.to, to: params.from },
    })
  })

  it('keeps the location when the dates are in the past', () => {
    const old: TripSearch = { ...params, from: '2026-05-01T10:00', to: '2026-05-04T10:00' }

    expect(prefillSearch(old, toTrip(old), locations, rules)).toMatchObject({
      issue: 'pastDates',
      start: { pickUp: { id: TUNIS._id } },
    })
  })

  it.each<[what: string, issue: string, dates: Partial<TripSearch>]>([
    ['lasts too long', 'longRental', { to: '2028-06-03T11:00' }],
    [
      'is too far in the future',
      'distantDates',
      { from: '2100-06-01T10:00', to: '2100-06-04T10:00' },
    ],
    ['lasts half an hour', 'shortRental', { to: '2026-06-01T10:30' }],
  ])('keeps its dates in the form when the rental %s', (_, issue, dates) => {
    const wrong = { ...params, ...dates }

    expect(prefillSearch(wrong, toTrip(wrong), locations, rules)).toMatchObject({
      issue,
      start: { pickUp: { id: TUNIS._id }, from: wrong.from, to: wrong.to },
    })
  })

  it("is checked against the operator's current limits", () => {
    expect(readIssue({ minRentalHours: 96 })).toBe('shortRental')
    expect(readIssue({ minPickupDropoffHour: 11 })).toBe('closedHour')
  })
})
