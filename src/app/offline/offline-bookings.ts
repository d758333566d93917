import { tryOrNull } from '#api/stored/browser-storage.ts'
import type { Booking } from '#api/queries/bookings.query.ts'

import { storeValue, readStoredValue } from '../storage.ts'
import { readStoredUser } from '../session/stored-user.ts'

/** A booking as last fetched from the server. */
export interface OfflineBooking {
  booking: Booking
  /** When it was fetched. */
  at: string
}

interface OfflineRecord {
  owner: string
  /** When the record expires, as a timestamp in milliseconds. */
  until: number
  bookings: OfflineBooking[]
}

const DAY_MS = 86_400_000
/** The maximum lifetime of a session, which is one day without "Stay connected". */
const MAX_AGES_MS = { stays: 400 * DAY_MS, usual: DAY_MS }
const MAX_BOOKINGS = 10

/** Reads the bookings of the customer who was signed in last, next pick-up first. */
export function readOfflineBookings(now = Date.now()): readonly OfflineBooking[] {
  const record = readRecord()
  if (!record || record.owner !== readStoredUser()?.id || record.until <= now) return []
  return [...record.bookings].sort((a, b) => a.booking.from.localeCompare(b.booking.from))
}

/**
 * Stores a booking without the personal data that a voucher does not show. Deletes bookings of other customers.
 * When storage is full, drops the booking that was fetched longest ago.
 */
export function storeOfflineBooking(owner: string, booking: Booking, now = new Date()): void {
  const before = readRecord()
  const others = before?.owner === owner ? before.bookings : []
  const newest = { booking: removeContactData(booking), at: now.toISOString() }
  let bookings = [newest, ...others.filter((one) => one.booking._id !== booking._id)].slice(
    0,
    MAX_BOOKINGS,
  )
  const isStaying = readStoredValue('masar-stay-connected') === 'true'
  const until = now.getTime() + (isStaying ? MAX_AGES_MS.stays : MAX_AGES_MS.usual)
  while (!writeRecord({ owner, until, bookings }) && bookings.length > 0)
    bookings = bookings.slice(0, -1)
}

/** Deletes bookings that the customer no longer has. */
export function deleteOtherBookings(owner: string, ids: readonly string[]): void {
  const record = readRecord()
  if (record?.owner !== owner) return deleteOfflineBookings()
  writeRecord({
    ...record,
    bookings: record.bookings.filter(({ booking }) => ids.includes(booking._id)),
  })
}

export const deleteOfflineBookings = (): void => storeValue('masar-bookings', null)

const writeRecord = (record: OfflineRecord) =>
  tryOrNull(() => {
    localStorage.setItem('masar-bookings', JSON.stringify(record))
    return true
  }) ?? false

/** Reads the record; null when it is missing or has the format of an older version. */
function readRecord(): OfflineRecord | null {
  const record = tryOrNull(
    () => JSON.parse(readStoredValue('masar-bookings') ?? 'null') as OfflineRecord | null,
  )
  return record && Array.isArray(record.bookings) ? record : null
}

/** Removes contact data from a booking: the voucher only shows names. */
const removeContactData = ({
  driver,
  mainDriver,
  _additionalDriver,
  ...booking
}: Booking): Booking => ({
  ...booking,
  driver: { _id: driver._id, fullName: driver.fullName, email: '' },
  ...(mainDriver && {
    mainDriver: { ...mainDriver, email: '', phone: '', birthDate: '' },
  }),
  ...(_additionalDriver && {
    _additionalDriver: {
      fullName: _additionalDriver.fullName,
      email: '',
      phone: '',
      birthDate: '',
    },
  }),
})
