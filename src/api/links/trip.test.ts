import { describe, expect, it } from 'vitest'

import { readTripSearch } from './trip.ts'

const DAYS = { fd: '2026-06-01', ft: '10:00', td: '2026-06-04', tt: '09:30' }

describe('the trip of an address', () => {
  it('has the dates of a native form, which submits days and times apart', () => {
    expect(readTripSearch(DAYS)).toEqual({ f: '2026-06-01T10:00', t: '2026-06-04T09:30' })
  })

  it('has the dates of a link when there are both', () => {
    expect(readTripSearch({ ...DAYS, f: '2026-07-01T08:00' })).toMatchObject({
      f: '2026-07-01T08:00',
      t: '2026-06-04T09:30',
    })
  })

  it.each([
    ['is missing', { fd: '2026-06-01' }],
    ['is empty', { fd: '', ft: '10:00' }],
    ['is nonsense', { fd: '<script>', ft: '10:00' }],
    ['is no text', { fd: ['2026-06-01'], ft: {} }],
  ])('has no date when a part of it %s', (_, search) => {
    expect(readTripSearch(search).f).toBeUndefined()
  })
})
