import {
  findArrivalIssue,
  type ArrivalIssue,
  getDelayTiming,
} from '@masar/domain/booking/trip-details.ts'
import {
  findActionBar,
  type BookingAction,
  type BookingViewer,
} from '@masar/domain/person/permissions.ts'

import type { Call } from '../../contract/contract.ts'
import { createFieldRefusal, Refusal, type ValidationIssue } from '../../contract/problem.ts'
import type { Database } from '../../db/connection/connect.ts'
import type { ObjectId } from '../../db/object-id.ts'
import { transaction } from '../../db/transaction.ts'
import { findBookings, toPermissionFacts, type StoredBooking } from '../booking-viewer.ts'
import { notifyStaff } from '../notices/notify-about-booking.ts'
import { findTripDetails, type StoredTripDetails } from '../read/trip-details.ts'

type TripDetailsChange = {
  id: ObjectId
  viewer: BookingViewer
  now: Date
  /**
   * Counts a change to this booking toward the limit, once it is known to be allowed. Throws when the limit is
   * exceeded.
   */
  limit: () => unknown
}

/**
 * Stores what the driver enters about their arrival, and notifies the supplier. Absent
 * fields keep their value: devices that edit different fields do not overwrite each other.
 */
export const changeTripDetails = (
  db: Database,
  change: TripDetailsChange,
  body: Call<'updateTripDetails'>['body'],
): Promise<void> =>
  transaction(db, async (tx) => {
    const { id, now } = change
    const booking = await lockOwnBooking(tx, 'editTripDetails', change)
    const before = await findTripDetails(tx, id)
    const { travelNumber, note, expectedArrival } = body
    const after = {
      ...before,
      ...(travelNumber !== undefined && { travel_number: toTextOrNull(travelNumber) }),
      ...(note !== undefined && { note: toTextOrNull(note) }),
      ...(expectedArrival !== undefined && { expected_arrival: toInstantOrNull(expectedArrival) }),
    }
    if (isSameDetails(before, after)) return
    // Check only a new arrival time: the note must stay editable when the stored arrival time has passed.
    if (!isSameTime(before.expected_arrival, after.expected_arrival))
      refuseInvalidArrival(after.expected_arrival, booking, { now, isLate: false })
    change.limit()
    await saveTripDetails(tx, id, after, now)
    await notifyStaff(tx, { kind: 'tripDetails', bookingId: id, now })
  })

/** Notifies the supplier that the driver is late; an unchanged report is not sent again. */
export const reportDriverDelay = (
  db: Database,
  change: TripDetailsChange,
  { expectedArrival, note }: Call<'reportDelay'>['body'],
): Promise<void> =>
  transaction(db, async (tx) => {
    const { id, now } = change
    const booking = await lockOwnBooking(tx, 'reportDelay', change)
    await refuseWrongTiming(tx, booking, now)
    const before = await findTripDetails(tx, id)
    const arrival = new Date(expectedArrival)
    refuseInvalidArrival(arrival, booking, { now, isLate: true })
    const after = { ...before, expected_arrival: arrival, delay_note: toTextOrNull(note ?? null) }
    if (before.delay_reported_at && isSameDetails(before, after)) return
    change.limit()
    await saveTripDetails(tx, id, { ...after, delay_reported_at: now }, now)
    await notifyStaff(tx, { kind: 'delay', bookingId: id, arrival, now })
  })

/** Clears the arrival and the delay when the pick-up time changes, because they refer to the old one. */
export const clearArrival = (tx: Database, id: ObjectId, now: Date) =>
  tx
    .updateTable('trip_details')
    .set({ expected_arrival: null, delay_reported_at: null, delay_note: null, updated_at: now })
    .where('booking_id', '=', id)
    .execute()

/**
 * Locks the viewer's booking. Throws 404 for unknown bookings and for other customers' bookings, so that the
 * response does not reveal which ids exist.
 */
async function lockOwnBooking(
  tx: Database,
  action: BookingAction,
  { id, viewer, now }: TripDetailsChange,
): Promise<StoredBooking> {
  const [booking] = await findBookings(tx, [id])
  const bar = booking && findActionBar(action, viewer, toPermissionFacts(booking), now)
  if (!booking || bar === 'not-yours') throw new Refusal('not-found')
  if (bar) throw new Refusal('forbidden', { detail: bar })
  return booking
}

async function refuseWrongTiming(tx: Database, booking: StoredBooking, now: Date): Promise<void> {
  const { time_zone: zone } = await tx
    .selectFrom('location')
    .select('time_zone')
    .where('id', '=', booking.pickup_location_id)
    .executeTakeFirstOrThrow()
  const timing = getDelayTiming({ ...toTimes(booking), zone }, now)
  if (timing === 'tooEarly' || timing === 'over') throw new Refusal('forbidden', { detail: timing })
}

const ARRIVAL_CODES: Record<ArrivalIssue, ValidationIssue['code']> = {
  past: 'too-early',
  notLate: 'too-early',
  afterDropOff: 'too-large',
}

function refuseInvalidArrival(
  arrival: Date | null,
  booking: StoredBooking,
  at: { now: Date; isLate: boolean },
): void {
  const issue = arrival && findArrivalIssue(arrival, toTimes(booking), at)
  if (issue) throw createFieldRefusal('/expectedArrival', 'invalid-request', ARRIVAL_CODES[issue])
}

const toTimes = ({ starts_at, ends_at }: StoredBooking) => ({
  from: starts_at.toISOString(),
  to: ends_at.toISOString(),
})

const toTextOrNull = (text: string | null) => text?.trim() || null
const toInstantOrNull = (instant: string | null) => (instant === null ? null : new Date(instant))

const isSameTime = (a: Date | null, b: Date | null) => a?.getTime() === b?.getTime()

const isSameDetails = (a: StoredTripDetails, b: StoredTripDetails) =>
  a.travel_number === b.travel_number &&
  a.note === b.note &&
  a.delay_note === b.delay_note &&
  isSameTime(a.expected_arrival, b.expected_arrival)

async function saveTripDetails(tx: Database, id: ObjectId, details: StoredTripDetails, now: Date) {
  const row = { ...details, updated_at: now }
  await tx
    .insertInto('trip_details')
    .values({ booking_id: id, ...row })
    .onConflict((conflict) => conflict.column('booking_id').doUpdateSet(row))
    .execute()
}
