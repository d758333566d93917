import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { addDays, type CalendarDate, dayToDate, isCalendarDate } from './calendar.ts'
import {
  addHours,
  toCalendarDate,
  toInstant,
  isWallClock,
  countRentalDays,
  countRentalHours,
  makeRentalSpan,
  makeSpanBetween,
  toWallClock,
  type WallClock,
} from './rental-clock.ts'

const anyDate = fc.integer({ min: 10_000, max: 30_000 }).map(dayToDate)
const anyMinute = fc
  .tuple(anyDate, fc.integer({ min: 0, max: 1439 }))
  .map(([date, minute]) => addHours(`${date}T00:00`, minute / 60))
const anyZone = fc.constantFrom(
  'Africa/Tunis',
  'Africa/Casablanca',
  'Europe/Paris',
  'America/New_York',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'UTC',
)

describe('a wall-clock time', () => {
  // @shows PRICE-10
  it.each<[wallClock: WallClock, zone: string, instant: string]>([
    ['2026-06-01T10:00', 'Africa/Tunis', '2026-06-01T09:00:00.000Z'],
    ['2026-06-01T10:00', 'Europe/Paris', '2026-06-01T08:00:00.000Z'],
    ['2026-12-01T10:00', 'Europe/Paris', '2026-12-01T09:00:00.000Z'],
    ['2026-06-01T10:00', 'Asia/Kathmandu', '2026-06-01T04:15:00.000Z'],
    ['2026-06-01T00:00', 'America/New_York', '2026-06-01T04:00:00.000Z'],
  ])('%s in %s is %s', (wallClock, zone, instant) => {
    expect(toInstant(wallClock, zone).toISOString()).toBe(instant)
    expect(toWallClock(instant, zone)).toBe(wallClock)
  })

  // @shows PRICE-10
  it('is in the Tunis time zone by default', () => {
    expect(toInstant('2026-06-01T10:00').toISOString()).toBe('2026-06-01T09:00:00.000Z')
  })

  it('in the hour skipped in spring is read as an hour later', () => {
    const skipped = toInstant('2026-03-29T02:30', 'Europe/Paris')
    expect(skipped.toISOString()).toBe('2026-03-29T01:30:00.000Z')
    expect(toWallClock(skipped, 'Europe/Paris')).toBe('2026-03-29T03:30')
    expect(toInstant('2026-03-08T02:30', 'America/New_York').toISOString()).toBe(
      '2026-03-08T07:30:00.000Z',
    )
  })

  it('in the hour repeated in autumn is read as its first occurrence', () => {
    expect(toInstant('2026-10-25T02:30', 'Europe/Paris').toISOString()).toBe(
      '2026-10-25T00:30:00.000Z',
    )
    expect(toInstant('2026-11-01T01:30', 'America/New_York').toISOString()).toBe(
      '2026-11-01T05:30:00.000Z',
    )
  })

  it('round-trips in any zone, at any minute', () => {
    fc.assert(
      fc.property(anyMinute, anyZone, (wallClock, zone) => {
        const instant = toInstant(wallClock, zone)
        const shown = toWallClock(instant, zone)
        expect(toInstant(shown, zone)).toEqual(instant)
        expect(shown >= wallClock).toBe(true)
      }),
    )
  })

  it('is monotonic except for times skipped in spring', () => {
    fc.assert(
      fc.property(anyMinute, anyZone, fc.integer({ min: 1, max: 2880 }), (from, zone, minutes) => {
        const to = addHours(from, minutes / 60)
        const [start, end] = [toInstant(from, zone), toInstant(to, zone)]
        const isSkipped = toWallClock(start, zone) !== from || toWallClock(end, zone) !== to
        expect(isSkipped || end > start).toBe(true)
      }),
    )
  })

  it('throws for an unknown zone', () => {
    expect(() => toInstant('2026-06-01T10:00', 'Africa/Atlantis')).toThrow('Africa/Atlantis')
  })

  it.each([
    ['2026-06-01T10:00', true],
    ['2028-02-29T23:59', true],
    ['2027-02-29T10:00', false],
    ['2026-06-31T10:00', false],
    ['2026-06-01T24:00', false],
    ['2026-06-01T10:60', false],
    ['2026-06-01T10:00Z', false],
    ['2026-06-01 10:00', false],
    ['2026-06-01', false],
    ['', false],
    [null, false],
    [20_260_601, false],
  ])('isWallClock(%s) is %s', (value, isOne) => expect(isWallClock(value)).toBe(isOne))
})

it('types distinguish dates, wall clocks and other text', () => {
  const date: CalendarDate = '2026-06-01'
  const wallClock: WallClock = `${date}T10:00`
  const text: string = date
  // @ts-expect-error -- a date is not a wall clock
  expect(isWallClock(date satisfies WallClock)).toBe(false)
  // @ts-expect-error -- a wall clock is not a date
  expect(isCalendarDate(wallClock satisfies CalendarDate)).toBe(false)
  // @ts-expect-error -- an unchecked string is not a date
  expect(isCalendarDate(text satisfies CalendarDate)).toBe(true)
  // @ts-expect-error -- an unchecked string is not a wall clock
  expect(isWallClock(text satisfies WallClock)).toBe(false)
})

describe('the length of a rental', () => {
  it.each<[to: WallClock, hours: number, days: number]>([
    ['2026-06-03T10:00', 48, 2],
    ['2026-06-03T10:01', 49, 3],
    ['2026-06-01T10:01', 1, 1],
    ['2026-06-02T09:59', 24, 1],
    ['2026-06-02T10:00', 24, 1],
    ['2026-06-02T10:01', 25, 2],
    ['2026-07-15T15:00', 1061, 45],
    ['2026-06-01T10:00', 0, 0],
    ['2026-05-30T10:00', 0, 0],
  ])('to %s is %i hours, %i days', (to, hours, days) => {
    expect(countRentalHours('2026-06-01T10:00', to)).toBe(hours)
    expect(countRentalDays('2026-06-01T10:00', to)).toBe(days)
  })

  // @shows PRICE-11
  it('is 48 hours from 10:00 to 10:00 two days later, on every date', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        expect(countRentalHours(`${date}T10:00`, `${addDays(date, 2)}T10:00`)).toBe(48)
      }),
    )
  })

  it('is 48 hours across both clock changes in Paris, although 47 and 49 hours elapse', () => {
    const weekends = [
      ['2026-03-28T10:00', '2026-03-30T10:00', 47],
      ['2026-10-24T10:00', '2026-10-26T10:00', 49],
    ] as const
    for (const [from, to, passing] of weekends) {
      const [start, end] = [toInstant(from, 'Europe/Paris'), toInstant(to, 'Europe/Paris')]
      expect((end.getTime() - start.getTime()) / 3_600_000).toBe(passing)
      expect(makeRentalSpan(from, to)).toMatchObject({ hours: 48, days: 2 })
    }
  })

  it('includes the calendar days charged under date-based pricing', () => {
    expect(makeRentalSpan('2026-12-31T23:00', '2027-01-02T23:30')).toEqual({
      hours: 49,
      days: 3,
      firstDate: '2026-12-31',
      lastDate: '2027-01-02',
    })
  })
})

// @shows WIRE-90
describe('a date from the wire', () => {
  it.each([
    ['2026-06-02', 'America/New_York', '2026-06-02'],
    ['2026-06-02T00:00:00.000Z', 'Africa/Tunis', '2026-06-02'],
    ['2026-06-01T23:00:00.000Z', 'Africa/Tunis', '2026-06-02'],
    ['2026-06-01T22:59:00.000Z', 'Africa/Tunis', '2026-06-01'],
  ])('%s in %s is %s', (value, zone, date) => expect(toCalendarDate(value, zone)).toBe(date))
})

// @shows PRICE-8
it.each([
  ['a whole day', '2026-06-10T09:00:00Z', '2026-06-11T09:00:00Z', 24],
  ['a day and a second', '2026-06-10T09:00:00Z', '2026-06-11T09:00:01Z', 25],
  ['a day from and to a second', '2026-06-10T09:00:59Z', '2026-06-11T09:00:59Z', 24],
  ['a day but a second', '2026-06-10T09:00:00Z', '2026-06-11T08:59:59Z', 24],
  ['half a minute', '2026-06-10T09:00:00Z', '2026-06-10T09:00:30Z', 1],
  ['no time', '2026-06-10T09:00:00Z', '2026-06-10T09:00:00Z', 0],
  ['less than no time', '2026-06-10T09:00:00Z', '2026-06-09T09:00:00Z', 0],
])(
  'a rental between two instants counts a part of an hour as an hour: %s',
  (_length, from, to, hours) => {
    expect(makeSpanBetween(from, to)).toMatchObject({ hours, days: Math.ceil(hours / 24) })
  },
)

it('a rental between two instants is measured in wall-clock time, not in elapsed time', () => {
  const paris = 'Europe/Paris'
  expect(makeSpanBetween('2026-10-24T10:00:00Z', '2026-10-25T11:00:00Z', paris).hours).toBe(24)
  expect(makeSpanBetween('2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z', paris).hours).toBe(0)
})
