import { describe, expect, it } from 'vitest'

import { toTrip } from '#api/links/trip.ts'
import { DEFAULT_SETTINGS } from '#domain/rental/rental-rules.ts'
import { TODAY, TUNIS } from '#testing/fleet.ts'

import { prefillSearch } from './search-start.ts'

const rules = { now: new Date(TODAY), settings: DEFAULT_SETTINGS }
const params = { p: TUNIS._id, d: TUNIS._id, f: '2026-06-01T10:00', t: '2026-06-04T10:00' }
const locations = { pickUp: TUNIS, dropOff: TUNIS }

const readIssue = (changes: Partial<typeof DEFAULT_SETTINGS>) => {
  const settings = { ...DEFAULT_SETTINGS, ...changes }
  return prefillSearch(params, toTrip(params), locations, { ...rules, settings }).issue
}

describe('a link to a search', () => {
  it('is a search when it says where and when', () => {
    expect(prefillSearch(params, toTrip(params), locations, rules)).toMatchObject({
      issue: null,
      pickUp: { name: 'Tunis', timeZone: 'Africa/Tunis' },
    })
  })

  // @shows SEARCH-20
  it('that is cut off keeps what is left of it', () => {
    const cut = { p: params.p, d: params.d, f: params.f }

    expect(prefillSearch(cut, toTrip(cut), locations, rules)).toMatchObject({
      issue: 'oneDate',
      start: { pickUp: { id: TUNIS._id }, from: params.f },
    })
  })

  it.each([
    ['noPickUp', 'where', { f: params.f, t: params.t }],
    ['noDates', 'when', { p: params.p, d: params.d }],
    ['noTrip', 'neither, but where the car is brought back', { d: params.d }],
    ['noTrip', 'neither, but the day of the drop-off', { t: params.t }],
    ['empty', 'nothing at all', {}],
  ])('is %s when it lacks %s', (issue, _, left: Partial<typeof params>) => {
    const known = { pickUp: left.p ? TUNIS : null, dropOff: left.d ? TUNIS : null }

    expect(prefillSearch(left, toTrip(left), known, rules)).toMatchObject({
      issue,
      start: { from: left.f, to: left.t },
    })
  })

  it('may name a place that is gone, and keeps its dates', () => {
    const gone = { pickUp: null, dropOff: null }

    expect(prefillSearch(params, toTrip(params), gone, rules)).toMatchObject({
      issue: 'unknownPickUp',
      start: { pickUp: undefined, from: params.f, to: params.t },
    })
  })

  it('may lead back to a place that is gone, and keeps where it begins', () => {
    const gone = { pickUp: TUNIS, dropOff: null }

    expect(prefillSearch(params, toTrip(params), gone, rules)).toMatchObject({
      issue: 'unknownDropOff',
      start: { pickUp: { id: TUNIS._id }, dropOff: undefined },
    })
  })

  it('may end before it begins, and keeps both dates to be mended', () => {
    const reversed = { ...params, f: params.t, t: params.f }

    expect(prefillSearch(reversed, toTrip(reversed), locations, rules)).toMatchObject({
      issue: 'reversedDates',
      start: { from: params.t, to: params.f },
    })
  })

  it('may be too old, and keeps its place', () => {
    const old = { ...params, f: '2026-05-01T10:00', t: '2026-05-04T10:00' }

    expect(prefillSearch(old, toTrip(old), locations, rules)).toMatchObject({
      issue: 'pastDates',
      start: { pickUp: { id: TUNIS._id } },
    })
  })

  it.each([
    ['lasts too long', 'longRental', { t: '2028-06-03T11:00' }],
    [
      'is after the end of calendars',
      'distantDates',
      { f: '2100-06-01T10:00', t: '2100-06-04T10:00' },
    ],
    ['lasts half an hour', 'shortRental', { t: '2026-06-01T10:30' }],
  ])('may request a rental that %s, and its dates stay in the form', (_, issue, dates) => {
    const wrong = { ...params, ...dates }

    expect(prefillSearch(wrong, toTrip(wrong), locations, rules)).toMatchObject({
      issue,
      start: { pickUp: { id: TUNIS._id }, from: wrong.f, to: wrong.t },
    })
  })

  it('may break what the operator has set since', () => {
    expect(readIssue({ minRentalHours: 96 })).toBe('shortRental')
    expect(readIssue({ minPickupDropoffHour: 11 })).toBe('closedHour')
  })
})
