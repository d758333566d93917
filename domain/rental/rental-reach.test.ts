import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { addHours, type WallClock } from './rental-clock.ts'
import { isValidPeriod } from './rental-period.ts'
import { getLatestTime } from './rental-reach.ts'
import { DEFAULT_SETTINGS, findRentalProblems } from './rental-rules.ts'

const TUNIS = 'Africa/Tunis'
const PARIS = 'Europe/Paris'
const makeRules = (zone: string) => ({
  now: new Date('2026-06-01T08:00:00Z'),
  zone,
  settings: DEFAULT_SETTINGS,
})

describe('the longest rental', () => {
  it.each<[zone: string, from: WallClock, to: WallClock]>([
    [TUNIS, '2026-06-02T10:00', '2028-06-03T10:00'],
    [PARIS, '2026-12-02T10:00', '2028-12-03T10:00'],
    [PARIS, '2027-03-27T10:00', '2029-03-28T11:00'],
  ])('in %s from %s ends at %s', (zone, from, to) => {
    expect(getLatestTime(zone, from)).toBe(to)
    expect(findRentalProblems({ from, to }, makeRules(zone)).to).toBeNull()
    expect(isValidPeriod({ from, to }, zone)).toBe(true)

    const later = addHours(to, 1 / 60)
    expect(findRentalProblems({ from, to: later }, makeRules(zone)).to).toBe('too-late')
    expect(isValidPeriod({ from, to: later }, zone)).toBe(false)
  })
})

describe('the last minute of our calendar', () => {
  it.each<[zone: string, last: WallClock, after: WallClock]>([
    [TUNIS, '2100-01-01T00:59', '2100-01-01T01:00'],
    ['America/New_York', '2099-12-31T18:59', '2099-12-31T19:00'],
  ])('in %s is %s', (zone, last, after) => {
    const from = '2099-12-30T10:00'
    expect(getLatestTime(zone)).toBe(last)
    expect(getLatestTime(zone, from)).toBe(last)
    expect(findRentalProblems({ from, to: last }, makeRules(zone))).toEqual({
      from: null,
      to: null,
    })
    expect(findRentalProblems({ from: after, to: '2100-02-01T10:00' }, makeRules(zone))).toEqual({
      from: 'too-late',
      to: 'too-late',
    })
    expect(isValidPeriod({ from, to: after }, zone)).toBe(false)
  })
})

it('isValidPeriod rejects times before our calendar', () => {
  expect(isValidPeriod({ from: '1999-12-30T10:00', to: '2000-01-02T10:00' }, TUNIS)).toBe(false)
})

const toExampleTime = (minutes: number) => addHours('2026-06-03T00:00', minutes / 60)

it('the server accepts every time that the form accepts', () => {
  const minute = fc.integer({ min: 0, max: 90 * 366 * 1440 })
  const zone = fc.constantFrom(TUNIS, PARIS, 'America/New_York', 'Pacific/Auckland')

  fc.assert(
    fc.property(zone, minute, fc.integer({ min: 60, max: 740 * 1440 }), (inZone, start, length) => {
      const times = { from: toExampleTime(start), to: toExampleTime(start + length) }
      const { from, to } = findRentalProblems(times, makeRules(inZone))
      const isTooLate = from === 'too-late' || to === 'too-late'
      expect(isTooLate || to === 'closed-at-that-hour' || isValidPeriod(times, inZone)).toBe(true)
      expect(from === 'too-late' && isValidPeriod(times, inZone)).toBe(false)
    }),
  )
})
