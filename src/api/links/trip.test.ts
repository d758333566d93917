import { describe, expect, it } from 'vitest'

import { readTripSearch } from './trip.ts'

const SUBMITTED_TIMES = {
  fromDate: '2026-06-01',
  fromTime: '10:00',
  toDate: '2026-06-04',
  toTime: '09:30',
}

describe('the trip in a URL', () => {
  it('combines the days and times that a native form submits separately', () => {
    expect(readTripSearch(SUBMITTED_TIMES)).toEqual({
      from: '2026-06-01T10:00',
      to: '2026-06-04T09:30',
    })
  })

  it('prefers `from` to `fromDate` and `fromTime` when a URL contains all of them', () => {
    expect(readTripSearch({ ...SUBMITTED_TIMES, from: '2026-07-01T08:00' })).toMatchObject({
      from: '2026-07-01T08:00',
      to: '2026-06-04T09:30',
    })
  })

  it.each([
    ['is missing', { fromDate: '2026-06-01' }],
    ['is empty', { fromDate: '', fromTime: '10:00' }],
    ['is nonsense', { fromDate: '<script>', fromTime: '10:00' }],
    ['is no text', { fromDate: ['2026-06-01'], fromTime: {} }],
  ])('has no start when its time or date %s', (_, search) => {
    expect(readTripSearch(search).from).toBeUndefined()
  })
})
