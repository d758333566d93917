import { sql } from 'kysely'

import type { Database } from '../db/connection/connect.ts'
import type { ObjectId } from '../db/object-id.ts'
import type { Period } from './period.ts'

/** Whether another booking occupies the car in the period. A void booking does so only while it can be paid. */
export async function isCarHeld(
  db: Database,
  carId: ObjectId,
  { from, to }: Period,
  { now, except }: { now: Date; except: readonly ObjectId[] },
): Promise<boolean> {
  const others = except.length > 0 ? sql`and id not in (${sql.join([...except])})` : sql``
  const { rows } = await sql`
    select 1 from booking
    where car_id = ${carId} and holds and period && tstzrange(${from}, ${to}, '[)')
      and (status <> 'void' or expires_at > ${now}) ${others}
    limit 1`.execute(db)
  return rows.length > 0
}
