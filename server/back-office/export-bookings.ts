import { type BookingStatus, holdsCar } from '@masar/domain/booking/booking-status.ts'
import { type Amount, toMajor } from '@masar/domain/money/money.ts'
import { paidAmount } from '@masar/domain/payment/paid-amount.ts'
import { paymentBalance } from '@masar/domain/payment/payment-balance.ts'
import { toWallClock } from '@masar/domain/rental/rental-clock.ts'
import type { Language } from '@masar/domain/service/languages.ts'

import { paidBooking } from '../bookings/paid-booking.ts'
import type { Database } from '../db/connection/connect.ts'
import { paidOnline } from '../payments/booking-payments.ts'
import { writeCsv } from './csv/write-csv.ts'

const HEADER = [
  'reference',
  'status',
  'from',
  'to',
  'time_zone',
  'supplier',
  'car',
  'driver',
  'email',
  'phone',
  'price',
  'total',
  'deposit',
  'paid_online',
  'due_at_pick_up',
  'refund_at_pick_up',
  'made',
  // After the columns of earlier versions, which spreadsheets may count.
  'travel_number',
  'expected_arrival',
  'note',
  'delay_reported',
  'delay_note',
  'main_driver',
  'main_driver_email',
  'main_driver_phone',
]
const ROWS_PER_PART = 1000

/**
 * Exports every booking as CSV for a spreadsheet in that language, oldest first, in chunks. Dates
 * and times are local to the pick-up location, prices in the base currency.
 */
export async function* exportBookings(
  db: Database,
  { language, now }: { language: Language; now: Date },
): AsyncGenerator<string> {
  yield writeCsv([HEADER], language)
  for (let after = ''; ;) {
    const rows = await readPart(db, after)
    yield writeCsv(
      rows.map(({ reference, ends_at, created_at, price, ...names }) => [
        reference,
        names.status,
        writeTime(names.starts_at, names.time_zone),
        writeTime(ends_at, names.time_zone),
        names.time_zone,
        names.supplier,
        names.car,
        names.driver,
        names.email,
        names.phone,
        toMajor(price),
        ...paidColumns(names, now),
        writeTime(created_at, names.time_zone),
        ...detailColumns(names),
        names.main_driver,
        names.main_driver_email,
        names.main_driver_phone,
      ]),
      language,
    )
    const last = rows.at(-1)
    if (!last || rows.length < ROWS_PER_PART) return
    after = last.id
  }
}

/** `2026-12-10 10:00`: a date in Excel, in any language. */
const writeTime = (time: Date, zone: string) => toWallClock(time, zone).replace('T', ' ')

type DetailRow = {
  time_zone: string
  travel_number: string | null
  expected_arrival: Date | null
  note: string | null
  delay_reported_at: Date | null
  delay_note: string | null
}

function detailColumns({ time_zone, ...row }: DetailRow): (string | null)[] {
  const write = (time: Date | null) => time && writeTime(time, time_zone)
  const { travel_number, expected_arrival, note, delay_reported_at, delay_note } = row
  return [travel_number, write(expected_arrival), note, write(delay_reported_at), delay_note]
}

type PaidRow = Parameters<typeof paidBooking>[0] & {
  status: BookingStatus
  starts_at: Date
  paid: Amount
}

/** Nothing is due or refunded at a pick-up that is past or does not take place. */
function paidColumns(row: PaidRow, now: Date): number[] {
  const { rental, deposit, choice } = paidBooking(row, row.paid)
  const paid = paidAmount({ status: row.status, paidOnline: row.paid, rental, deposit })
  const isAhead = holdsCar(row.status) && row.starts_at > now
  const { due, refund } = isAhead ? paymentBalance({ choice, rental, deposit, paid }) : NO_AMOUNTS
  return [rental, deposit, row.paid, due, refund].map((amount) => toMajor(amount))
}

const NO_AMOUNTS = { due: 0, refund: 0 }

const readPart = (db: Database, after: string) =>
  db
    .selectFrom('booking')
    .innerJoin('supplier', 'supplier.id', 'booking.supplier_id')
    .innerJoin('car', 'car.id', 'booking.car_id')
    .innerJoin('account', 'account.id', 'booking.driver_id')
    .innerJoin('location', 'location.id', 'booking.pickup_location_id')
    .leftJoin('trip_details', 'trip_details.booking_id', 'booking.id')
    .leftJoin('main_driver', 'main_driver.booking_id', 'booking.id')
    .select([
      'booking.id',
      'booking.reference',
      'booking.status',
      'booking.starts_at',
      'booking.ends_at',
      'booking.price',
      'booking.price_lines',
      'booking.deposit',
      'booking.is_deposit',
      'booking.is_payed_in_full',
      'booking.created_at',
      'supplier.full_name as supplier',
      'car.name as car',
      'account.full_name as driver',
      'account.email',
      'account.phone',
      'location.time_zone',
      'trip_details.travel_number',
      'trip_details.expected_arrival',
      'trip_details.note',
      'trip_details.delay_reported_at',
      'trip_details.delay_note',
      'main_driver.full_name as main_driver',
      'main_driver.email as main_driver_email',
      'main_driver.phone as main_driver_phone',
    ])
    .select(paidOnline.as('paid'))
    .where('booking.id', '>', after)
    .orderBy('booking.id')
    .limit(ROWS_PER_PART)
    .execute()
