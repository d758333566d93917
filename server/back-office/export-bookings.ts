import { holdsCar } from '@masar/domain/booking/booking-status.ts'
import { type Amount, toMajor } from '@masar/domain/money/money.ts'
import { computePaidAmount } from '@masar/domain/payment/paid-amount.ts'
import { computePaymentBalance } from '@masar/domain/payment/payment-balance.ts'
import { toWallClock } from '@masar/domain/rental/rental-clock.ts'
import type { Language } from '@masar/domain/service/languages.ts'

import { toPaidBooking } from '../bookings/paid-booking.ts'
import type { Database } from '../db/connection/connect.ts'
import { paidOnline } from '../payments/booking-payments.ts'
import { type Cell, writeCsv } from './csv/write-csv.ts'

/** The columns in order. Add new ones at the end, because spreadsheets may refer to columns by position. */
const COLUMNS: Record<string, (row: ExportRow, amounts: Amounts) => Cell> = {
  reference: ({ reference }) => reference,
  status: ({ status }) => status,
  from: (row) => formatTime(row.starts_at, row),
  to: (row) => formatTime(row.ends_at, row),
  time_zone: ({ time_zone }) => time_zone,
  supplier: ({ supplier }) => supplier,
  car: ({ car }) => car,
  driver: ({ driver }) => driver,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  price: ({ price }) => toMajor(price),
  total: (_, { rental }) => toMajor(rental),
  deposit: ({ deposit }) => toMajor(deposit),
  paid_online: ({ paid }) => toMajor(paid),
  due_at_pick_up: (_, { due }) => toMajor(due),
  refund_at_pick_up: (_, { refund }) => toMajor(refund),
  made: (row) => formatTime(row.created_at, row),
  travel_number: ({ travel_number }) => travel_number,
  expected_arrival: (row) => formatTime(row.expected_arrival, row),
  note: ({ note }) => note,
  delay_reported: (row) => formatTime(row.delay_reported_at, row),
  delay_note: ({ delay_note }) => delay_note,
  main_driver: ({ main_driver }) => main_driver,
  main_driver_email: ({ main_driver_email }) => main_driver_email,
  main_driver_phone: ({ main_driver_phone }) => main_driver_phone,
}
const ROWS_PER_CHUNK = 1000

/**
 * Exports every booking as CSV for a spreadsheet in that language, oldest first, in chunks. Dates
 * and times are local to the pick-up location, prices in the base currency.
 */
export async function* exportBookings(
  db: Database,
  { language, now }: { language: Language; now: Date },
): AsyncGenerator<string> {
  yield writeCsv([Object.keys(COLUMNS)], language)
  for (let after = ''; ;) {
    const rows = await readBookingChunk(db, after)
    yield writeCsv(
      rows.map((row) => toBookingCells(row, now)),
      language,
    )
    const last = rows.at(-1)
    if (!last || rows.length < ROWS_PER_CHUNK) return
    after = last.id
  }
}

/** Returns the cells of a booking in column order. */
export function toBookingCells(row: ExportRow, now: Date): Cell[] {
  const amounts = computeAmounts(row, now)
  return Object.values(COLUMNS).map((readCell) => readCell(row, amounts))
}

/** Formats a time as `2026-12-10 10:00`, which Excel reads as a date in any language. */
const formatTime = (time: Date | null, { time_zone }: ExportRow) =>
  time && toWallClock(time, time_zone).replace('T', ' ')

interface Amounts {
  rental: Amount
  due: Amount
  refund: Amount
}

/** Nothing is due or refunded if the pick-up is in the past or will not take place. */
function computeAmounts(row: ExportRow, now: Date): Amounts {
  const { status } = row
  const { rental, deposit, choice } = toPaidBooking(row, row.paid)
  const paid = computePaidAmount({ status, paidOnline: row.paid, rental, deposit })
  const isAhead = holdsCar(status) && row.starts_at > now
  return {
    rental,
    ...(isAhead ? computePaymentBalance({ choice, rental, deposit, paid }) : ZERO_AMOUNTS),
  }
}

const ZERO_AMOUNTS = { due: 0, refund: 0 }

export const readBookingChunk = (db: Database, after: string) =>
  db
    .selectFrom('booking')
    .innerJoin('supplier', 'supplier.id', 'booking.supplier_id')
    .innerJoin('car', 'car.id', 'booking.car_id')
    .innerJoin('account', 'account.id', 'booking.driver_id')
    .innerJoin('location', 'location.id', 'booking.pickup_location_id')
    .leftJoin('trip_details', 'trip_details.booking_id', 'booking.id')
    .leftJoin('main_driver', 'main_driver.booking_id', 'booking.id')
    .selectAll('booking')
    .select([
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
    .limit(ROWS_PER_CHUNK)
    .execute()

type ExportRow = Awaited<ReturnType<typeof readBookingChunk>>[number]
