import { sql } from 'kysely'

import type { Database } from '../db/connection/connect.ts'
import type { ObjectId } from '../db/object-id.ts'
import type { Holds } from './holds.ts'

const ROWS_PER_CHUNK = 10_000
const DAY_MS = 86_400_000

/** A PostgreSQL transaction id: all transactions with a lower id have ended, and their changes are visible. */
type Horizon = string

type Row = {
  id: ObjectId
  car: ObjectId
  holds: boolean
  from: number
  to: number
  /** Null means that the booking holds the car without a time limit. */
  until: number | null
}

/**
 * Reads every booking that occupies a car now or later. The horizon is read first, so that changes
 * made during the query are included in the first `followChanges`.
 */
export async function readHolds(db: Database, holds: Holds, now: Date): Promise<Horizon> {
  const { rows } = await sql<{ horizon: Horizon }>`select ${HORIZON_SQL} as horizon`.execute(db)
  const [first] = rows
  if (!first) throw new Error('The database returned no snapshot.')
  const yesterday = new Date(now.getTime() - DAY_MS)
  for (let last = ''; ;) {
    const found = await sql<Row>`
      select ${BOOKING_COLUMNS_SQL} from booking
      where holds and ends_at > ${yesterday} and id > ${last} order by id limit ${ROWS_PER_CHUNK}`.execute(
      db,
    )
    for (const row of found.rows) applyRow(holds, row)
    const end = found.rows.at(-1)
    if (!end || found.rows.length < ROWS_PER_CHUNK) break
    last = end.id
  }
  return first.horizon
}

/**
 * Updates `holds` to the current state with one small query, and returns the changed cars. Open transactions
 * are at or beyond the horizon, so the next call reads their changes; reading a change twice is harmless.
 */
export async function followChanges(db: Database, holds: Holds, since: Horizon) {
  const { rows } = await sql<Changes>`
    select ${HORIZON_SQL} as horizon, (select revision from fleet) as revision,
      (select coalesce(json_agg(row), '[]'::json) from (
        select ${BOOKING_COLUMNS_SQL} from booking where changed_by >= ${since}::xid8
      ) row) as changed,
      (select coalesce(json_agg(booking_id), '[]'::json) from booking_gone
        where changed_by >= ${since}::xid8) as gone,
      (select coalesce(json_agg(json_build_object('id', id, 'changedBy', changed_by::text)), '[]'::json)
        from car where changed_by >= ${since}::xid8) as cars`.execute(db)
  const [{ horizon, revision, cars, changed, gone } = NO_CHANGES] = rows
  for (const row of changed) applyRow(holds, row)
  for (const id of gone) holds.drop(id)
  return { horizon, revision, cars }
}

/** A car with the transaction that last changed it. */
export type CarVersion = { id: ObjectId; changedBy: string }

type Changes = {
  horizon: Horizon
  revision: number
  cars: CarVersion[]
  changed: Row[]
  gone: ObjectId[]
}
const NO_CHANGES: Changes = { horizon: '0', revision: 0, cars: [], changed: [], gone: [] }

const HORIZON_SQL = sql`pg_snapshot_xmin(pg_current_snapshot())::text`

const BOOKING_COLUMNS_SQL = sql`id, car_id as car, holds,
  (extract(epoch from starts_at) * 1000)::float8 as "from",
  (extract(epoch from ends_at) * 1000)::float8 as "to",
  case when status = 'void' then (extract(epoch from expires_at) * 1000)::float8 end as until`

function applyRow(holds: Holds, { id, car, from, to, until, ...row }: Row): void {
  if (row.holds) holds.put(id, car, { from, to, until: until ?? Infinity })
  else holds.drop(id)
}
