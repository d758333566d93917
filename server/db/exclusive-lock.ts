import { sql } from 'kysely'

import type { Database } from './connection/connect.ts'

/** An arbitrary number that all servers share. */
const EXCLUSIVE_LOCK_ID = 7_281_002

/** Runs the work in one server at a time. Needs a second connection. */
export function withExclusiveLock<Result>(
  db: Database,
  work: () => Promise<Result>,
): Promise<Result> {
  return db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${sql.lit(EXCLUSIVE_LOCK_ID)})`.execute(connection)
    try {
      return await work()
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(EXCLUSIVE_LOCK_ID)})`.execute(connection)
    }
  })
}
