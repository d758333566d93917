import type { Language } from '#domain/languages.ts'

import { selectBookings } from '../bookings/read/booking-rows.ts'
import type { Database } from '../db/connection/connect.ts'
import type { MailedBooking } from '../mail/templates/booking-mail.ts'

/** What a mail tells of a booking, in the language of its reader; null when there is none. */
export async function readMailedBooking(
  db: Database,
  id: string,
  language: Language,
): Promise<MailedBooking | null> {
  const row = await selectBookings(db, language).where('booking.id', '=', id).executeTakeFirst()
  if (!row) return null
  const { timeZone } = row.pick_up
  const clock = new Intl.DateTimeFormat(language, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone,
  })
  return {
    reference: row.reference,
    driverId: row.driver_id,
    isComing: row.status !== 'cancelled' && row.status !== 'void' && !row.cancel_request,
    car: row.car_name,
    supplier: row.supplier_name,
    pickUp: `${row.pick_up.name}\n${clock.format(row.starts_at)}`,
    dropOff: `${row.drop_off.name}\n${clock.format(row.ends_at)}`,
  }
}
