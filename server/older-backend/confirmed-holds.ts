import { sql } from 'kysely'

import type { Database } from '../db/connection/connect.ts'
import { transaction } from '../db/transaction.ts'

/**
 * Applies BookCars' rules to the database: only a booking with status `deposit`, `paid` or `reserved` holds its
 * car. Overlapping bookings are not rejected; only the search excludes held cars.
 */
export async function restrictHoldsToConfirmed(db: Database): Promise<void> {
  await transaction(db, async (tx) => {
    await sql`alter table booking drop column holds cascade`.execute(tx)
    await sql`alter table booking add column holds boolean
      generated always as (status in ('deposit', 'paid', 'reserved')) stored`.execute(tx)
    await sql`create index booking_held_period on booking
      using gist (period) include (car_id, status, expires_at) where (holds)`.execute(tx)
  })
}
