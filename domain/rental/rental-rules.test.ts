import { describe, expect, it } from 'vitest'

import { toInstant, type WallClock } from './rental-clock.ts'
import {
  DEFAULT_SETTINGS,
  isRentalPossible,
  meetsSupplierMinimum,
  type RentalRules,
  findRentalProblems,
  type RentalTimes,
} from './rental-rules.ts'

/**
 * Monday 1 June 2026, 09:00 in Tunis; open from 8 to 20, two hours' notice, three hours minimum.
 */
const rules: RentalRules = {
  now: toInstant('2026-06-01T09:00', 'Africa/Tunis'),
  zone: 'Africa/Tunis',
  settings: {
    minPickupHours: 2,
    minRentalHours: 3,
    minPickupDropoffHour: 8,
    maxPickupDropoffHour: 20,
  },
}

describe('a pick-up', () => {
  // @shows BOOK-8
  it.each<[from: WallClock, problem: string | null]>([
    ['2026-06-01T11:00', null],
    ['2026-06-01T10:59', 'too-early'],
    ['2026-05-31T12:00', 'too-early'],
    ['2026-06-02T08:00', null],
    ['2026-06-02T07:55', 'closed-at-that-hour'],
    ['2026-06-02T20:00', null],
    ['2026-06-02T20:05', 'closed-at-that-hour'],
    ['2026-06-02T23:30', 'closed-at-that-hour'],
    ['2026-06-01T07:00', 'too-early'],
  ])('at %s has the problem %s', (from, problem) => {
    expect(findRentalProblems({ from, to: '2026-06-09T10:00' }, rules).from).toBe(problem)
  })

  it('needs enough notice in the location’s time zone', () => {
    const inParis = { ...rules, zone: 'Europe/Paris' }
    const times: RentalTimes = { from: '2026-06-01T11:30', to: '2026-06-03T10:00' }
    expect(findRentalProblems(times, rules).from).toBeNull()
    expect(findRentalProblems(times, inParis).from).toBe('too-early')
  })

  it('needs enough notice in elapsed hours, not in wall-clock hours', () => {
    const overnight = {
      now: toInstant('2026-03-29T01:30', 'Europe/Paris'),
      zone: 'Europe/Paris',
      settings: DEFAULT_SETTINGS,
    }
    const at = (from: WallClock) =>
      findRentalProblems({ from, to: '2026-04-01T10:00' }, overnight).from
    expect(at('2026-03-29T03:29')).toBe('too-early')
    expect(at('2026-03-29T03:30')).toBeNull()
  })
})

describe('a drop-off', () => {
  // @shows BOOK-9
  it.each<[to: WallClock, problem: string | null]>([
    ['2026-06-02T13:00', null],
    ['2026-06-02T12:59', 'too-short'],
    ['2026-06-02T10:00', 'drop-off-before-pick-up'],
    ['2026-06-01T18:00', 'drop-off-before-pick-up'],
    ['2026-06-02T20:00', null],
    ['2026-06-02T20:01', 'closed-at-that-hour'],
    ['2026-06-03T07:59', 'closed-at-that-hour'],
  ])('at %s for a pick-up on 2 June, 10:00, has the problem %s', (to, problem) => {
    expect(findRentalProblems({ from: '2026-06-02T10:00', to }, rules).to).toBe(problem)
  })
})

describe('the default settings', () => {
  const roundTheClock = { ...rules, settings: DEFAULT_SETTINGS }

  // @shows BOOK-22
  it('allow any time, to the last minute of the day', () => {
    const times: RentalTimes = { from: '2026-06-02T00:00', to: '2026-06-03T23:59' }
    expect(isRentalPossible(times, roundTheClock)).toBe(true)
  })

  it('reject times skipped in spring', () => {
    const inParis = { ...roundTheClock, zone: 'Europe/Paris' }
    const skipped = '2027-03-28T02:30'
    expect(findRentalProblems({ from: skipped, to: '2027-03-29T10:00' }, inParis)).toEqual({
      from: 'closed-at-that-hour',
      to: null,
    })
    expect(findRentalProblems({ from: '2027-03-27T10:00', to: skipped }, inParis)).toEqual({
      from: null,
      to: 'closed-at-that-hour',
    })
  })
})

it('a rental must have the supplier’s minimum number of days, if the supplier sets one', () => {
  expect(meetsSupplierMinimum(3, 3)).toBe(true)
  expect(meetsSupplierMinimum(2, 3)).toBe(false)
  expect(meetsSupplierMinimum(1, null)).toBe(true)
  expect(meetsSupplierMinimum(1)).toBe(true)
})
