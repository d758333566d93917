import { describe, expect, it } from 'vitest'

import { findArrivalIssue, getDelayTiming, type DelayTiming } from './trip-details.ts'

const zone = 'Africa/Tunis'
const rental = { from: '2026-06-10T09:00:00Z', to: '2026-06-13T09:00:00Z', zone }

// @shows BOOKING-40
describe('the time for reporting a delay', () => {
  it.each<[string, object, DelayTiming]>([
    ['2026-06-10T06:59:59Z', {}, 'tooEarly'],
    ['2026-06-10T07:00:00Z', {}, 'beforePickUp'],
    ['2026-06-10T09:00:00Z', {}, 'afterPickUp'],
    // Midnight in Tunis.
    ['2026-06-10T22:59:59Z', {}, 'afterPickUp'],
    ['2026-06-10T23:00:00Z', {}, 'over'],
    ['2026-06-11T00:29:59Z', { from: '2026-06-10T22:30:00Z' }, 'afterPickUp'],
    ['2026-06-11T00:30:00Z', { from: '2026-06-10T22:30:00Z' }, 'over'],
    ['2026-06-10T12:00:00Z', { to: '2026-06-10T12:00:00Z' }, 'over'],
    ['2026-06-10T14:00:00Z', { zone: 'Pacific/Auckland' }, 'over'],
  ])('at %s with %o is %s', (now, changes, timing) => {
    expect(getDelayTiming({ ...rental, ...changes }, new Date(now))).toBe(timing)
  })
})

describe('an expected arrival', () => {
  const now = new Date('2026-06-10T08:00:00Z')
  it.each([
    ['2026-06-10T08:00:00Z', false, 'past'],
    ['2026-06-10T08:01:00Z', false, null],
    ['2026-06-10T08:01:00Z', true, 'notLate'],
    ['2026-06-10T09:01:00Z', true, null],
    ['2026-06-13T09:00:00Z', true, 'afterDropOff'],
  ] as const)('at %s (driver late: %s) has the issue %s', (arrival, isLate, issue) => {
    expect(findArrivalIssue(new Date(arrival), rental, { now, isLate })).toBe(issue)
  })
})
