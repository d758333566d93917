import { recordReads } from '@masar/domain/testing/record-reads.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { selectBookings } from '../../bookings/read/booking-rows.ts'
import { landmarks } from '../../demo/landmarks.ts'
import { NOW, type TestServer, createTestServer } from '../../testing/test-server.ts'
import { writeBookingMail } from '../templates/booking-mail.ts'
import { toMailedBooking } from './read-mailed-booking.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

/** Columns of a booking that its emails omit on purpose. Add each new column here, unless emails show it. */
const OMITTED_COLUMNS: readonly string[] = [
  'additional_driver',
  'additional_driver_id',
  'amendments',
  'cancellation',
  'car_id',
  'car_image',
  'car_range',
  'changed_by',
  'collision_damage_waiver',
  'conditions_id',
  'created_at',
  'deposit_methods',
  'driver_name',
  'drop_off_location_id',
  'full_insurance',
  'holds',
  'id',
  'keeps_car_minutes',
  'period',
  'pickup_location_id',
  'price',
  'price_change_rate',
  'removed_at',
  'supplier_address',
  'supplier_avatar',
  'theft_protection',
  'updated_at',
]

const DETAILS = {
  travel_number: 'TU 723',
  note: 'Two suitcases',
  expected_arrival: NOW,
  delay_reported_at: NOW,
  delay_note: 'A flat tyre',
}

const readRow = () =>
  selectBookings(server.db, 'en')
    .where('booking.id', '=', landmarks.bookings.cancellable)
    .executeTakeFirstOrThrow()
const mailedInput = { details: DETAILS, hasDocuments: true, language: 'en', now: NOW } as const

describe('an email about a booking', () => {
  it('uses every column of the booking except those omitted on purpose', async () => {
    const { recorded, listUnread } = recordReads(await readRow())
    toMailedBooking(recorded, mailedInput)
    expect(listUnread().toSorted()).toEqual(OMITTED_COLUMNS)
  })

  it('shows every field that is read for it', async () => {
    const booking = toMailedBooking(await readRow(), mailedInput)
    const whole = recordReads(booking)
    const details = recordReads(booking.details)
    const text = JSON.stringify(
      writeBookingMail({
        facts: { booking: landmarks.bookings.cancellable, subject: '', price: '' },
        booking: Object.assign(whole.recorded, { details: details.recorded }),
        language: 'en',
        reader: { id: booking.driverId, name: 'Yasmine', isVerified: true },
        linkToken: null,
        publicUrl: new URL('https://masar.example'),
      }),
    )
    expect(text).toContain('Two suitcases')
    expect(whole.listUnread()).toEqual([])
    expect(details.listUnread()).toEqual([])
  })
})
