import { getDateLocale, joinDate, type Language } from '@masar/domain/service/languages.ts'
import {
  type DatedBooking,
  getBookingState,
  isInactiveBooking,
} from '@masar/domain/booking/booking-state.ts'
import { formatPhone } from '@masar/domain/person/phone.ts'
import { computePaidAmount } from '@masar/domain/payment/paid-amount.ts'

import { toPaidBooking } from '../../bookings/paid-booking.ts'
import { type BookingQueryRow, selectBookings } from '../../bookings/read/booking-rows.ts'
import { findTripDetails, type StoredTripDetails } from '../../bookings/read/trip-details.ts'
import type { Database } from '../../db/connection/connect.ts'
import type { MailedBooking } from '../templates/booking-mail-rows.ts'

/**
 * Reads a booking for an email, with its details in the recipient's language. Returns null if the booking does
 * not exist.
 */
export async function readMailedBooking(
  db: Database,
  id: string,
  language: Language,
  now: Date,
): Promise<MailedBooking | null> {
  const row = await selectBookings(db, language).where('booking.id', '=', id).executeTakeFirst()
  if (!row) return null
  const details = await findTripDetails(db, row.id)
  const document = await db
    .selectFrom('booking_document')
    .select('id')
    .where('booking_id', '=', row.id)
    .limit(1)
    .executeTakeFirst()
  return toMailedBooking(row, { details, hasDocuments: document !== undefined, language, now })
}

interface MailedBookingInput {
  details: StoredTripDetails
  hasDocuments: boolean
  language: Language
  now: Date
}

export function toMailedBooking(
  row: BookingQueryRow,
  { details, hasDocuments, language, now }: MailedBookingInput,
): MailedBooking {
  const { timeZone } = row.pick_up
  const clock = new Intl.DateTimeFormat(getDateLocale(language), {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone,
  })
  const write = (instant: Date) => joinDate(language, clock.formatToParts(instant))
  const hasBegun = row.starts_at <= now
  return {
    reference: row.reference,
    driverId: row.driver_id,
    state: getBookingState(toDatedBooking(row), now),
    isComing: !isInactiveBooking(row) && !row.cancel_request,
    hasBegun,
    car: row.car_name,
    supplier: row.supplier_name,
    phone: row.supplier_phone && formatPhone(row.supplier_phone),
    conditions: row.conditions_version
      ? { supplierId: row.supplier_id, version: row.conditions_version }
      : null,
    mainDriver: toMainDriver(row),
    hasDocuments,
    pickUp: `${row.pick_up.name}\n${write(row.starts_at)}`,
    dropOff: `${row.drop_off.name}\n${write(row.ends_at)}`,
    price: toMailedPrice(row, hasBegun),
    details: {
      travelNumber: details.travel_number,
      arrival: details.expected_arrival && write(details.expected_arrival),
      note: details.note,
      delay:
        details.delay_reported_at &&
        [write(details.delay_reported_at), details.delay_note].filter(Boolean).join('\n'),
    },
  }
}

const toMainDriver = ({ main_driver_name: name, main_driver_phone: phone }: BookingQueryRow) =>
  name === null || phone === null ? null : { name, phone: formatPhone(phone) }

const toDatedBooking = (row: BookingQueryRow): DatedBooking => ({
  status: row.status,
  from: row.starts_at.toISOString(),
  to: row.ends_at.toISOString(),
  cancelRequest: row.cancel_request,
  expiresAt: row.expires_at?.toISOString(),
})

function toMailedPrice(row: BookingQueryRow, hasBegun: boolean): MailedBooking['price'] {
  const { status, paid_online: paidOnline } = row
  const { rental, deposit, choice } = toPaidBooking(row, paidOnline)
  const paid = computePaidAmount({ status, paidOnline, rental, deposit })
  return {
    rental: [rental],
    extras: [],
    deposit,
    choice,
    paid,
    isHowUnknown: paid > paidOnline,
    isOff: isInactiveBooking(row),
    hasBegun,
  }
}
