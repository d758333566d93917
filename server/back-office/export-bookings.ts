import { toMajor } from '#domain/money/money.ts'

import type { Database } from '../db/connection/connect.ts'
import { writeCsv } from './csv-file.ts'

const HEADER = [
  'booking',
  'reference',
  'status',
  'from',
  'to',
  'supplier',
  'car',
  'driver',
  'email',
  'phone',
  'price',
  'made',
]
const AT_A_TIME = 1000

/** Every booking as a table, the oldest first, so that a spreadsheet can read it; a part at a time. */
export async function* exportBookings(db: Database): AsyncGenerator<string> {
  yield writeCsv([HEADER])
  for (let after = ''; ;) {
    const rows = await readPart(db, after)
    yield writeCsv(
      rows.map(({ id, reference, status, starts_at, ends_at, created_at, price, ...names }) => [
        id,
        reference,
        status,
        starts_at.toISOString(),
        ends_at.toISOString(),
        names.supplier,
        names.car,
        names.driver,
        names.email,
        names.phone,
        toMajor(price),
        created_at.toISOString(),
      ]),
    )
    const last = rows.at(-1)
    if (!last || rows.length < AT_A_TIME) return
    after = last.id
  }
}

const readPart = (db: Database, after: string) =>
  db
    .selectFrom('booking')
    .innerJoin('supplier', 'supplier.id', 'booking.supplier_id')
    .innerJoin('car', 'car.id', 'booking.car_id')
    .innerJoin('account', 'account.id', 'booking.driver_id')
    .select([
      'booking.id',
      'booking.reference',
      'booking.status',
      'booking.starts_at',
      'booking.ends_at',
      'booking.price',
      'booking.created_at',
      'supplier.full_name as supplier',
      'car.name as car',
      'account.full_name as driver',
      'account.email',
      'account.phone',
    ])
    .where('booking.id', '>', after)
    .orderBy('booking.id')
    .limit(AT_A_TIME)
    .execute()
