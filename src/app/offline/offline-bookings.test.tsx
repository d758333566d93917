import { isDeepStrictEqual } from 'node:util'

import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { Booking } from '#api/queries/bookings.query.ts'
import { ANA } from '#testing/people.ts'

import { FIAT_DETAIL, FULL_DETAIL } from '../../features/bookings/testing/bookings.ts'
import {
  deleteOfflineBookings,
  deleteOtherBookings,
  readOfflineBookings,
  storeOfflineBooking,
} from './offline-bookings.ts'

const NOW = new Date('2027-05-01T08:00:00Z')
const HOUR_MS = 3_600_000

const storeUserId = (id: string | null) => {
  if (id) localStorage.setItem('masar-user', JSON.stringify({ _id: id, language: 'en' }))
  else localStorage.removeItem('masar-user')
}
const makeNumberedBooking = (number: number, from = FIAT_DETAIL.from): Booking => ({
  ...FIAT_DETAIL,
  _id: `66aa0000000000000000b${String(number).padStart(3, '0')}`,
  from,
})
const readStoredNumbers = (after = 0) =>
  readOfflineBookings(NOW.getTime() + after).map(({ booking }) => booking._id.slice(-3))

beforeEach(() => storeUserId(ANA._id))

describe('the offline bookings', () => {
  it('are listed only for the stored customer, the next pick-up first', () => {
    storeOfflineBooking(ANA._id, makeNumberedBooking(1, '2027-06-01T09:00:00.000Z'), NOW)
    storeOfflineBooking(ANA._id, makeNumberedBooking(2, '2027-05-20T09:00:00.000Z'), NOW)
    expect(readStoredNumbers()).toEqual(['002', '001'])
    storeUserId(null)
    expect(readStoredNumbers()).toEqual([])
    storeUserId('66aa00000000000000000002')
    expect(readStoredNumbers()).toEqual([])
  })

  it('are deleted when another customer’s booking is stored', () => {
    storeOfflineBooking(ANA._id, makeNumberedBooking(1), NOW)
    storeUserId('66aa00000000000000000002')
    storeOfflineBooking('66aa00000000000000000002', makeNumberedBooking(2), NOW)
    expect(readStoredNumbers()).toEqual(['002'])
    expect(localStorage.getItem('masar-bookings')).not.toContain('b001')
  })

  it('include the driver’s name but no contact details', () => {
    storeOfflineBooking(ANA._id, makeNumberedBooking(1), NOW)
    const written = localStorage.getItem('masar-bookings') ?? ''
    expect(written).toContain(FIAT_DETAIL.driver.fullName)
    for (const secret of [FIAT_DETAIL.driver.email, '+21620123456', '1990-05-17'])
      expect(written).not.toContain(secret)
  })

  it('include every field but contact data', () => {
    storeOfflineBooking(ANA._id, FULL_DETAIL, NOW)
    const [stored] = readOfflineBookings(NOW.getTime())
    const changed = Object.entries(FULL_DETAIL)
      .filter(
        ([name, value]) => !isDeepStrictEqual(Reflect.get(stored?.booking ?? {}, name), value),
      )
      .map(([name]) => name)
    expect(changed.toSorted()).toEqual(['_additionalDriver', 'driver', 'mainDriver'])
  })

  it.each([
    ['false', 25, []],
    ['false', 23, ['001']],
    ['true', 25, ['001']],
  ])('expire with the session: “stay connected” is %s, after %i hours', (stays, hours, left) => {
    localStorage.setItem('masar-stay-connected', stays)
    storeOfflineBooking(ANA._id, makeNumberedBooking(1), NOW)
    expect(readStoredNumbers(hours * HOUR_MS)).toEqual(left)
  })

  it('are deleted when the customer no longer has them', () => {
    storeOfflineBooking(ANA._id, makeNumberedBooking(1), NOW)
    storeOfflineBooking(ANA._id, makeNumberedBooking(2), NOW)
    deleteOtherBookings(ANA._id, [makeNumberedBooking(2)._id])
    expect(readStoredNumbers()).toEqual(['002'])
    deleteOfflineBookings()
    expect(readStoredNumbers()).toEqual([])
  })

  it('drop the oldest one when storage is full, and ignore forbidden storage', () => {
    storeOfflineBooking(ANA._id, makeNumberedBooking(1), NOW)
    const most = (localStorage.getItem('masar-bookings') ?? '').length + 100
    const write = localStorage.setItem.bind(localStorage)
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key, value) => {
      if (value.length > most) throw new DOMException('Full', 'QuotaExceededError')
      write(key, value)
    })
    storeOfflineBooking(ANA._id, makeNumberedBooking(2), NOW)
    expect(readStoredNumbers()).toEqual(['002'])
    full.mockImplementation(() => {
      throw new DOMException('Not allowed', 'SecurityError')
    })
    expect(() => storeOfflineBooking(ANA._id, makeNumberedBooking(3), NOW)).not.toThrow()
    full.mockRestore()
  })

  it('are ignored when stored in another format', () => {
    localStorage.setItem('masar-bookings', '{"owner":"x"}')
    expect(readStoredNumbers()).toEqual([])
    localStorage.setItem('masar-bookings', 'nonsense')
    expect(readStoredNumbers()).toEqual([])
  })
})
