import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { toInstant, type WallClock } from './rental-clock.ts'
import { DEFAULT_SETTINGS, isRentalPossible, type RentalRules } from './rental-rules.ts'
import {
  makeDefaultRental,
  suggestDropOff,
  listDropOffTimes,
  findEarliestDropOff,
  findEarliestPickUp,
  listPickUpTimes,
  type TimeChoice,
} from './rental-times.ts'

const makeRules = (
  wallClock: WallClock,
  settings: Partial<typeof DEFAULT_SETTINGS> = {},
): RentalRules => ({
  now: toInstant(wallClock, 'Africa/Tunis'),
  zone: 'Africa/Tunis',
  settings: { ...DEFAULT_SETTINGS, ...settings },
})
const SHOP_HOURS = { minPickupDropoffHour: 8, maxPickupDropoffHour: 20 }

describe('the initial dates of a form', () => {
  // @shows HOME-12
  it.each([
    ['three days from today at 10:00, for three days', {}, '2026-06-04T10:00', '2026-06-07T10:00'],
    [
      'the same as long as that is notice enough',
      { minPickupHours: 58 },
      '2026-06-04T10:00',
      '2026-06-07T10:00',
    ],
    ['a day later where it is not', { minPickupHours: 71 }, '2026-06-05T10:00', '2026-06-08T10:00'],
    [
      'a day later with three days of notice',
      { minPickupHours: 72 },
      '2026-06-05T10:00',
      '2026-06-08T10:00',
    ],
    [
      'later with four days of notice',
      { minPickupHours: 96 },
      '2026-06-06T10:00',
      '2026-06-09T10:00',
    ],
    [
      'longer when a week is the least',
      { minRentalHours: 168 },
      '2026-06-04T10:00',
      '2026-06-12T10:00',
    ],
    [
      'when the place opens at noon',
      { minPickupDropoffHour: 12 },
      '2026-06-04T12:00',
      '2026-06-07T12:00',
    ],
    ['when it closes at nine', { maxPickupDropoffHour: 9 }, '2026-06-04T09:00', '2026-06-07T09:00'],
  ])('are %s', (_, settings, from, to) => {
    expect(makeDefaultRental(makeRules('2026-06-01T23:30', settings))).toEqual({ from, to })
  })

  it('are counted from today at the location, not in UTC', () => {
    const rules = { ...makeRules('2026-06-01T00:30') }
    expect(rules.now.toISOString()).toBe('2026-05-31T23:30:00.000Z')
    expect(makeDefaultRental(rules).from).toBe('2026-06-04T10:00')
  })

  it('are a valid rental for any operator settings', () => {
    const settings = fc
      .record({
        minPickupHours: fc.integer({ min: 1, max: 2000 }),
        minRentalHours: fc.integer({ min: 1, max: 2000 }),
        hours: fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 23 })),
      })
      .map(({ hours, ...rest }) => ({
        ...rest,
        minPickupDropoffHour: Math.min(...hours),
        maxPickupDropoffHour: Math.max(...hours),
      }))
    const minute = fc.integer({ min: 0, max: 60 * 24 * 400 })
    fc.assert(
      fc.property(settings, minute, (limits, after) => {
        const rules = {
          now: new Date(Date.UTC(2026, 0, 1) + after * 60_000 + 7_000),
          zone: 'Africa/Tunis',
          settings: limits,
        }
        expect(isRentalPossible(makeDefaultRental(rules), rules)).toBe(true)
        const from = findEarliestPickUp(rules)
        expect(isRentalPossible({ from, to: findEarliestDropOff(from, limits) }, rules)).toBe(true)
      }),
    )
  })
})

describe('the earliest pick-up', () => {
  it.each<[what: string, now: WallClock, earliest: WallClock]>([
    ['an hour from now', '2026-06-01T09:00', '2026-06-01T10:00'],
    ['when the place opens', '2026-06-01T05:00', '2026-06-01T08:00'],
    ['at the last minute of today', '2026-06-01T19:00', '2026-06-01T20:00'],
    ['tomorrow', '2026-06-01T19:01', '2026-06-02T08:00'],
  ])('is %s', (_, now, earliest) => {
    expect(findEarliestPickUp(makeRules(now, SHOP_HOURS))).toBe(earliest)
  })

  it('is rounded up to a whole minute, so that the minimum notice is met', () => {
    const rules = makeRules('2026-06-01T09:00')
    const now = new Date(rules.now.getTime() + 1)
    expect(findEarliestPickUp({ ...rules, now })).toBe('2026-06-01T10:01')
  })
})

it('the earliest drop-off is at an open hour', () => {
  const { settings } = makeRules('2026-06-01T09:00', { ...SHOP_HOURS, minRentalHours: 12 })
  expect(findEarliestDropOff('2026-06-02T08:00', settings)).toBe('2026-06-02T20:00')
  expect(findEarliestDropOff('2026-06-02T12:00', settings)).toBe('2026-06-03T08:00')
})

it.each([
  [1, '2026-06-03T10:00'],
  [23, '2026-06-03T10:00'],
  [24, '2026-06-04T10:00'],
  [49, '2026-06-06T10:00'],
])(
  'a pick-up after the drop-off moves the drop-off: at least %i hours, %s',
  (minRentalHours, to) => {
    expect(suggestDropOff('2026-06-02T10:00', { ...DEFAULT_SETTINGS, minRentalHours })).toBe(to)
  },
)

describe('the times in a picker', () => {
  const rules = makeRules('2026-06-01T10:15', { ...SHOP_HOURS, minRentalHours: 3 })

  it('cover the whole day, every half hour or every five minutes', () => {
    expect(listPickUpTimes('2026-06-02', rules)).toHaveLength(48)
    expect(listPickUpTimes('2026-06-02', rules, 5)).toHaveLength(288)
    expect(listPickUpTimes('2026-06-02', rules, 5).at(-1)?.at).toBe('2026-06-02T23:55')
  })

  // @shows BOOK-21
  it('include the reason why a pick-up is barred', () => {
    expect(listReasons(listPickUpTimes('2026-06-01', rules))).toMatchObject({
      '07:30': 'too-early',
      '11:00': 'too-early',
      '11:30': null,
      '20:00': null,
      '20:30': 'closed-at-that-hour',
    })
  })

  it('include the reason why a drop-off is barred', () => {
    expect(listReasons(listDropOffTimes('2026-06-02', '2026-06-02T10:00', rules))).toMatchObject({
      '10:00': 'drop-off-before-pick-up',
      '12:30': 'too-short',
      '13:00': null,
      '20:30': 'closed-at-that-hour',
    })
  })
})

function listReasons(times: readonly TimeChoice[]) {
  return Object.fromEntries(times.map(({ at, barredBy }) => [at.slice(11), barredBy]))
}
