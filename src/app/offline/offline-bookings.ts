import { attempt } from '#api/kept/browser-storage.ts'
import type { Booking } from '#api/queries/bookings.query.ts'

import { store, stored } from '../storage.ts'
import { readStoredUser } from '../session/stored-user.ts'

/** A booking as it was when the server told of it last. */
export interface OfflineBooking {
  booking: Booking
  /** When that was, an instant. */
  at: string
}

interface OfflineRecord {
  owner: string
  /** From then on nobody reads it, in milliseconds. */
  until: number
  bookings: OfflineBooking[]
}

const DAY = 86_400_000
/** As long as a session may last: without "Stay connected" a day at most. */
const LONGEST = { stays: 400 * DAY, usual: DAY }
const MOST = 10

/** The bookings of the customer who was signed in last, next pick-up first; none of anybody else. */
export function readOfflineBookings(now = Date.now()): readonly OfflineBooking[] {
  const kept = read()
  if (!kept || kept.owner !== readStoredUser()?.id || kept.until <= now) return []
  return [...kept.bookings].sort((a, b) => a.booking.from.localeCompare(b.booking.from))
}

/**
 * Keeps a booking of a customer, without what a voucher does not say of its people. What somebody else has left
 * goes. Where there is no room the one that was told of longest ago goes.
 */
export function keepBooking(owner: string, booking: Booking, now = new Date()): void {
  const before = read()
  const others = before?.owner === owner ? before.bookings : []
  const newest = { booking: forVoucher(booking), at: now.toISOString() }
  let bookings = [newest, ...others.filter((one) => one.booking._id !== booking._id)].slice(0, MOST)
  const isStaying = stored('masar-stay-connected') === 'true'
  const until = now.getTime() + (isStaying ? LONGEST.stays : LONGEST.usual)
  while (!write({ owner, until, bookings }) && bookings.length > 0) bookings = bookings.slice(0, -1)
}

/** Drops those that are none of the customer's any more. */
export function keepOnly(owner: string, ids: readonly string[]): void {
  const kept = read()
  if (kept?.owner !== owner) return forgetBookings()
  write({ ...kept, bookings: kept.bookings.filter(({ booking }) => ids.includes(booking._id)) })
}

export const forgetBookings = (): void => store('masar-bookings', null)

const write = (kept: OfflineRecord) =>
  attempt(() => {
    localStorage.setItem('masar-bookings', JSON.stringify(kept))
    return true
  }) ?? false

/** What an older version of the app has written in another form is nothing. */
function read(): OfflineRecord | null {
  const kept = attempt(() => JSON.parse(stored('masar-bookings') ?? 'null') as OfflineRecord | null)
  return kept && Array.isArray(kept.bookings) ? kept : null
}

const forVoucher = ({ driver, _additionalDriver, ...booking }: Booking): Booking => ({
  ...booking,
  driver: { _id: driver._id, fullName: driver.fullName, email: '' },
  ...(_additionalDriver && {
    _additionalDriver: {
      fullName: _additionalDriver.fullName,
      email: '',
      phone: '',
      birthDate: '',
    },
  }),
})
